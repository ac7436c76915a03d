BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	password VARCHAR, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key")
);
INSERT INTO "accounts" VALUES('id 0: ''ä'' \ 🏝','key 0: ''ä'' \ 🏝',NULL,'2026-02-03 04:05:06.000790');
INSERT INTO "accounts" VALUES('id 1: ''ä'' \ 🏝','key 1: ''ä'' \ 🏝','password 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "accounts" VALUES('id 2: ''ä'' \ 🏝','key 2: ''ä'' \ 🏝','password 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0023');
CREATE TABLE club_members (
	club VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	joined DATETIME NOT NULL, 
	PRIMARY KEY (club, guest), 
	FOREIGN KEY(club) REFERENCES clubs (id)
);
INSERT INTO "club_members" VALUES('id 0: ''ä'' \ 🏝','guest 0: ''ä'' \ 🏝','key 0: ''ä'' \ 🏝','name 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "club_members" VALUES('id 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','key 1: ''ä'' \ 🏝','name 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "club_members" VALUES('id 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','key 2: ''ä'' \ 🏝','name 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE clubs (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	founder VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "clubs" VALUES('id 0: ''ä'' \ 🏝','name 0: ''ä'' \ 🏝','founder 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "clubs" VALUES('id 1: ''ä'' \ 🏝','name 1: ''ä'' \ 🏝','founder 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "clubs" VALUES('id 2: ''ä'' \ 🏝','name 2: ''ä'' \ 🏝','founder 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE deals (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	ends DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "deals" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝','secret 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "deals" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝','secret 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "deals" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝','secret 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE moves (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decision INTEGER, 
	text VARCHAR NOT NULL, at DATETIME, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", seat, decision), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('g7w5526FRT3C',0,8,NULL,'card G2','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',1,8,NULL,'card G11','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',2,8,NULL,'card O9','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',3,8,NULL,'card O6','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',4,8,NULL,'card P9','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',5,8,NULL,'card P5','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',6,8,NULL,'card G5','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',7,8,NULL,'card O3','2026-11-26 18:56:33.671385');
INSERT INTO "moves" VALUES('g7w5526FRT3C',8,0,0,'keep 1 3','2026-11-26 18:56:33.694855');
INSERT INTO "moves" VALUES('g7w5526FRT3C',9,1,0,'keep 1 2','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',10,8,NULL,'card S3','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',11,8,NULL,'card O6','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',12,8,NULL,'card G11','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',13,8,NULL,'card S10','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',14,8,NULL,'start 1','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',15,8,NULL,'pattern L4','2026-11-26 18:56:33.757514');
INSERT INTO "moves" VALUES('g7w5526FRT3C',16,0,1,'1:b2','2026-11-26 18:56:33.782312');
INSERT INTO "moves" VALUES('g7w5526FRT3C',17,1,1,'2:c3 d1 d2 d3','2026-11-26 18:56:33.787142');
INSERT INTO "moves" VALUES('g7w5526FRT3C',18,8,NULL,'pattern I3','2026-11-26 18:56:33.787142');
INSERT INTO "moves" VALUES('g7w5526FRT3C',19,0,2,'2:b1 c1 d1','2026-11-26 18:56:33.799917');
INSERT INTO "moves" VALUES('g7w5526FRT3C',20,1,2,'1:a2 a3 a4','2026-11-26 18:56:33.803769');
INSERT INTO "moves" VALUES('g7w5526FRT3C',21,1,3,'2:a3','2026-11-26 18:56:33.812544');
INSERT INTO "moves" VALUES('g7w5526FRT3C',22,8,NULL,'pattern O4','2026-11-26 18:56:33.812544');
INSERT INTO "moves" VALUES('g7w5526FRT3C',23,1,4,'1:c3 c4 d3 d4','2026-11-26 18:56:33.825259');
INSERT INTO "moves" VALUES('id 0: ''ä'' \ 🏝',5,5,NULL,'text 0: ''ä'' \ 🏝',NULL);
INSERT INTO "moves" VALUES('id 1: ''ä'' \ 🏝',6,6,6,'text 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "moves" VALUES('id 2: ''ä'' \ 🏝',7,7,7,'text 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE notice_ways (
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	"key" JSON NOT NULL, 
	language VARCHAR NOT NULL, 
	site VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (address)
);
INSERT INTO "notice_ways" VALUES('id 0: ''ä'' \ 🏝','guest 0: ''ä'' \ 🏝','kind 0: ''ä'' \ 🏝','address 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','language 0: ''ä'' \ 🏝','site 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "notice_ways" VALUES('id 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','kind 1: ''ä'' \ 🏝','address 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','language 1: ''ä'' \ 🏝','site 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "notice_ways" VALUES('id 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','kind 2: ''ä'' \ 🏝','address 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','language 2: ''ä'' \ 🏝','site 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE outages (
	id INTEGER NOT NULL, 
	began DOUBLE NOT NULL, 
	ended DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "outages" VALUES(5,1700000000.0,1700000000.0);
INSERT INTO "outages" VALUES(6,1.70000000033333325383e+09,1.70000000033333325383e+09);
INSERT INTO "outages" VALUES(7,1.70000000066666674615e+09,1.70000000066666674615e+09);
CREATE TABLE passkeys (
	id VARCHAR NOT NULL, 
	account VARCHAR NOT NULL, 
	public_key BLOB NOT NULL, 
	count INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
INSERT INTO "passkeys" VALUES('id 0: ''ä'' \ 🏝','id 0: ''ä'' \ 🏝',X'00FF00',5,'2026-02-03 04:05:06.000790');
INSERT INTO "passkeys" VALUES('id 1: ''ä'' \ 🏝','id 1: ''ä'' \ 🏝',X'00FF01',6,'2026-02-04 04:05:06.000790');
INSERT INTO "passkeys" VALUES('id 2: ''ä'' \ 🏝','id 2: ''ä'' \ 🏝',X'00FF02',7,'2026-02-05 04:05:06.000790');
CREATE TABLE people (
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	emblem INTEGER, 
	PRIMARY KEY (guest)
);
INSERT INTO "people" VALUES('guest 0: ''ä'' \ 🏝','name 0: ''ä'' \ 🏝',NULL);
INSERT INTO "people" VALUES('guest 1: ''ä'' \ 🏝','name 1: ''ä'' \ 🏝',6);
INSERT INTO "people" VALUES('guest 2: ''ä'' \ 🏝','name 2: ''ä'' \ 🏝',7);
CREATE TABLE prepared (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	occasion VARCHAR NOT NULL, 
	asked VARCHAR NOT NULL, 
	moves JSON NOT NULL, 
	stands BOOLEAN NOT NULL, 
	rests INTEGER, 
	played VARCHAR, 
	PRIMARY KEY ("table", seat, number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "prepared" VALUES('id 0: ''ä'' \ 🏝',5,5,'guest 0: ''ä'' \ 🏝','occasion 0: ''ä'' \ 🏝','asked 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}',1,NULL,NULL);
INSERT INTO "prepared" VALUES('id 1: ''ä'' \ 🏝',6,6,'guest 1: ''ä'' \ 🏝','occasion 1: ''ä'' \ 🏝','asked 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}',0,6,'played 1: ''ä'' \ 🏝');
INSERT INTO "prepared" VALUES('id 2: ''ä'' \ 🏝',7,7,'guest 2: ''ä'' \ 🏝','occasion 2: ''ä'' \ 🏝','asked 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}',1,7,'played 2: ''ä'' \ 🏝');
CREATE TABLE promise_events (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	count INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY ("table", number, count), 
	FOREIGN KEY("table", number) REFERENCES promises ("table", number)
);
INSERT INTO "promise_events" VALUES('id 0: ''ä'' \ 🏝',5,5,5,'guest 0: ''ä'' \ 🏝','kind 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "promise_events" VALUES('id 1: ''ä'' \ 🏝',6,6,6,'guest 1: ''ä'' \ 🏝','kind 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "promise_events" VALUES('id 2: ''ä'' \ 🏝',7,7,7,'guest 2: ''ä'' \ 🏝','kind 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE promises (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	to_seat INTEGER, 
	step INTEGER NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table", number) REFERENCES said ("table", number)
);
INSERT INTO "promises" VALUES('id 0: ''ä'' \ 🏝',5,'guest 0: ''ä'' \ 🏝',NULL,5);
INSERT INTO "promises" VALUES('id 1: ''ä'' \ 🏝',6,'guest 1: ''ä'' \ 🏝',6,6);
INSERT INTO "promises" VALUES('id 2: ''ä'' \ 🏝',7,'guest 2: ''ä'' \ 🏝',7,7);
CREATE TABLE reported (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY ("table", number, guest), 
	FOREIGN KEY("table", number) REFERENCES said ("table", number)
);
INSERT INTO "reported" VALUES('id 0: ''ä'' \ 🏝',5,'guest 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "reported" VALUES('id 1: ''ä'' \ 🏝',6,'guest 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "reported" VALUES('id 2: ''ä'' \ 🏝',7,'guest 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE running (
	id INTEGER NOT NULL, 
	alive DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "running" VALUES(1,1.79571939392494487764e+09);
INSERT INTO "running" VALUES(5,1700000000.0);
INSERT INTO "running" VALUES(6,1.70000000033333325383e+09);
INSERT INTO "running" VALUES(7,1.70000000066666674615e+09);
CREATE TABLE said (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	seat INTEGER, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	phrase VARCHAR, 
	at DATETIME NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "said" VALUES('id 0: ''ä'' \ 🏝',5,'guest 0: ''ä'' \ 🏝',NULL,'name 0: ''ä'' \ 🏝','text 0: ''ä'' \ 🏝',NULL,'2026-02-03 04:05:06.000790');
INSERT INTO "said" VALUES('id 1: ''ä'' \ 🏝',6,'guest 1: ''ä'' \ 🏝',6,'name 1: ''ä'' \ 🏝','text 1: ''ä'' \ 🏝','phrase 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "said" VALUES('id 2: ''ä'' \ 🏝',7,'guest 2: ''ä'' \ 🏝',7,'name 2: ''ä'' \ 🏝','text 2: ''ä'' \ 🏝','phrase 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	guest VARCHAR, 
	invitation VARCHAR, 
	contribution VARCHAR, commitment VARCHAR, stand_in VARCHAR, "left" BOOLEAN DEFAULT 0 NOT NULL, zone VARCHAR, holidays JSON, stood_in BOOLEAN DEFAULT 0 NOT NULL, score INTEGER, place INTEGER, turns INTEGER, late INTEGER, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('g7w5526FRT3C',0,'Ada',NULL,'DddXbXe_B9qipCZColanMA',NULL,'1111111111111111111111111111111111111111111111111111111111111111',NULL,NULL,0,NULL,'null',0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('g7w5526FRT3C',1,'Finch','mate',NULL,NULL,NULL,NULL,NULL,0,NULL,'null',0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('id 0: ''ä'' \ 🏝',5,'name 0: ''ä'' \ 🏝',NULL,NULL,NULL,NULL,NULL,NULL,1,NULL,'null',1,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('id 1: ''ä'' \ 🏝',6,'name 1: ''ä'' \ 🏝','level 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','invitation 1: ''ä'' \ 🏝','contribution 1: ''ä'' \ 🏝','commitment 1: ''ä'' \ 🏝','stand_in 1: ''ä'' \ 🏝',0,'zone 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}',0,6,6,6,6);
INSERT INTO "seats" VALUES('id 2: ''ä'' \ 🏝',7,'name 2: ''ä'' \ 🏝','level 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','invitation 2: ''ä'' \ 🏝','contribution 2: ''ä'' \ 🏝','commitment 2: ''ä'' \ 🏝','stand_in 2: ''ä'' \ 🏝',1,'zone 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}',1,7,7,7,7);
CREATE TABLE sessions (
	token VARCHAR NOT NULL, 
	account VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);
INSERT INTO "sessions" VALUES('token 0: ''ä'' \ 🏝','id 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "sessions" VALUES('token 1: ''ä'' \ 🏝','id 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "sessions" VALUES('token 2: ''ä'' \ 🏝','id 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	deck VARCHAR NOT NULL, 
	deck_digest VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	secret VARCHAR NOT NULL, 
	creator VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	dealt BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	to_move INTEGER NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, voyage BOOLEAN DEFAULT 0 NOT NULL, again VARCHAR, again_by INTEGER, public BOOLEAN DEFAULT 0 NOT NULL, cancelled BOOLEAN DEFAULT 0 NOT NULL, spectators_talk VARCHAR DEFAULT 'read' NOT NULL, ended BOOLEAN DEFAULT 0 NOT NULL, deal VARCHAR, sealed_until DATETIME, time JSON, clocks JSON, closed BOOLEAN DEFAULT 0 NOT NULL, delay INTEGER DEFAULT '0' NOT NULL, course INTEGER DEFAULT '0' NOT NULL, began DATETIME, finished DATETIME, length INTEGER, hints_alone BOOLEAN DEFAULT 0 NOT NULL, begun_from VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('g7w5526FRT3C','lost_maps',1,'own','5db4e7c09214e4a679ee8f92e270de78b3a555a4d7b445119dfa47e83af865d3','{"memory-aid": "off", "first": "draw"}','4383c586e3d96432e0c11d1f8416318c0bfaed5ec9ff90d8246c2be77a82500c','DddXbXe_B9qipCZColanMA','2026-11-26 18:56:32.311963',1,0,1,1,0,NULL,NULL,0,0,'read',0,NULL,NULL,'null','null',0,0,0,NULL,NULL,NULL,1,NULL);
INSERT INTO "tables" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝',5,'deck 0: ''ä'' \ 🏝','deck_digest 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','secret 0: ''ä'' \ 🏝','creator 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790',1,1,5,1,1,NULL,NULL,1,1,'spectators_talk 0: ''ä'' \ 🏝',1,NULL,NULL,'null','null',1,5,5,NULL,NULL,NULL,1,NULL);
INSERT INTO "tables" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝',6,'deck 1: ''ä'' \ 🏝','deck_digest 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','secret 1: ''ä'' \ 🏝','creator 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790',0,0,6,0,0,'again 1: ''ä'' \ 🏝',6,0,0,'spectators_talk 1: ''ä'' \ 🏝',0,'deal 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}',0,6,6,'2026-02-04 04:05:06.000790','2026-02-04 04:05:06.000790',6,0,'begun_from 1: ''ä'' \ 🏝');
INSERT INTO "tables" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝',7,'deck 2: ''ä'' \ 🏝','deck_digest 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','secret 2: ''ä'' \ 🏝','creator 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790',1,1,7,1,1,'again 2: ''ä'' \ 🏝',7,1,1,'spectators_talk 2: ''ä'' \ 🏝',1,'deal 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}',1,7,7,'2026-02-05 04:05:06.000790','2026-02-05 04:05:06.000790',7,1,'begun_from 2: ''ä'' \ 🏝');
CREATE TABLE taken_back (
	"table" VARCHAR NOT NULL, 
	count INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY ("table", count), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "taken_back" VALUES('id 0: ''ä'' \ 🏝',5,5,5,'text 0: ''ä'' \ 🏝',5);
INSERT INTO "taken_back" VALUES('id 1: ''ä'' \ 🏝',6,6,6,'text 1: ''ä'' \ 🏝',6);
INSERT INTO "taken_back" VALUES('id 2: ''ä'' \ 🏝',7,7,7,'text 2: ''ä'' \ 🏝',7);
CREATE TABLE told_notices (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	at DATETIME NOT NULL, 
	PRIMARY KEY ("table", guest, what), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "told_notices" VALUES('id 0: ''ä'' \ 🏝','guest 0: ''ä'' \ 🏝','what 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790');
INSERT INTO "told_notices" VALUES('id 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','what 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "told_notices" VALUES('id 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','what 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX open_tables ON tables (public, cancelled, dealt, created);
CREATE INDEX tables_by_deal ON tables (deal);
CREATE INDEX ix_notice_ways_guest ON notice_ways (guest);
CREATE INDEX ix_passkeys_account ON passkeys (account);
CREATE INDEX ix_sessions_account ON sessions (account);
CREATE INDEX finished_tables ON tables (game, finished);
CREATE INDEX ix_club_members_guest ON club_members (guest);
COMMIT;
