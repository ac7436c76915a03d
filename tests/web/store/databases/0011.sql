BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
	text VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", seat, decision), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('g7w5526FRT3C',0,8,NULL,'card G2');
INSERT INTO "moves" VALUES('g7w5526FRT3C',1,8,NULL,'card G11');
INSERT INTO "moves" VALUES('g7w5526FRT3C',2,8,NULL,'card O9');
INSERT INTO "moves" VALUES('g7w5526FRT3C',3,8,NULL,'card O6');
INSERT INTO "moves" VALUES('g7w5526FRT3C',4,8,NULL,'card P9');
INSERT INTO "moves" VALUES('g7w5526FRT3C',5,8,NULL,'card P5');
INSERT INTO "moves" VALUES('g7w5526FRT3C',6,8,NULL,'card G5');
INSERT INTO "moves" VALUES('g7w5526FRT3C',7,8,NULL,'card O3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',8,0,0,'keep 1 3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',9,1,0,'keep 1 2');
INSERT INTO "moves" VALUES('g7w5526FRT3C',10,8,NULL,'card S3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',11,8,NULL,'card O6');
INSERT INTO "moves" VALUES('g7w5526FRT3C',12,8,NULL,'card G11');
INSERT INTO "moves" VALUES('g7w5526FRT3C',13,8,NULL,'card S10');
INSERT INTO "moves" VALUES('g7w5526FRT3C',14,8,NULL,'start 1');
INSERT INTO "moves" VALUES('g7w5526FRT3C',15,8,NULL,'pattern L4');
INSERT INTO "moves" VALUES('g7w5526FRT3C',16,0,1,'1:b2');
INSERT INTO "moves" VALUES('g7w5526FRT3C',17,1,1,'2:c3 d1 d2 d3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',18,8,NULL,'pattern I3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',19,0,2,'2:b1 c1 d1');
INSERT INTO "moves" VALUES('g7w5526FRT3C',20,1,2,'1:a2 a3 a4');
INSERT INTO "moves" VALUES('g7w5526FRT3C',21,1,3,'2:a3');
INSERT INTO "moves" VALUES('g7w5526FRT3C',22,8,NULL,'pattern O4');
INSERT INTO "moves" VALUES('g7w5526FRT3C',23,1,4,'1:c3 c4 d3 d4');
INSERT INTO "moves" VALUES('id 0: ''ä'' \ 🏝',5,5,NULL,'text 0: ''ä'' \ 🏝');
INSERT INTO "moves" VALUES('id 1: ''ä'' \ 🏝',6,6,6,'text 1: ''ä'' \ 🏝');
INSERT INTO "moves" VALUES('id 2: ''ä'' \ 🏝',7,7,7,'text 2: ''ä'' \ 🏝');
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
	contribution VARCHAR, commitment VARCHAR, stand_in VARCHAR, "left" BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('g7w5526FRT3C',0,'Ada',NULL,'DddXbXe_B9qipCZColanMA',NULL,'1111111111111111111111111111111111111111111111111111111111111111',NULL,NULL,0);
INSERT INTO "seats" VALUES('g7w5526FRT3C',1,'Finch','mate',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('id 0: ''ä'' \ 🏝',5,'name 0: ''ä'' \ 🏝',NULL,NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('id 1: ''ä'' \ 🏝',6,'name 1: ''ä'' \ 🏝','level 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','invitation 1: ''ä'' \ 🏝','contribution 1: ''ä'' \ 🏝','commitment 1: ''ä'' \ 🏝','stand_in 1: ''ä'' \ 🏝',0);
INSERT INTO "seats" VALUES('id 2: ''ä'' \ 🏝',7,'name 2: ''ä'' \ 🏝','level 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','invitation 2: ''ä'' \ 🏝','contribution 2: ''ä'' \ 🏝','commitment 2: ''ä'' \ 🏝','stand_in 2: ''ä'' \ 🏝',1);
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
	to_move INTEGER NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, voyage BOOLEAN DEFAULT 0 NOT NULL, again VARCHAR, again_by INTEGER, public BOOLEAN DEFAULT 0 NOT NULL, cancelled BOOLEAN DEFAULT 0 NOT NULL, spectators_talk VARCHAR DEFAULT 'read' NOT NULL, ended BOOLEAN DEFAULT 0 NOT NULL, deal VARCHAR, sealed_until DATETIME, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('g7w5526FRT3C','lost_maps',1,'own','5db4e7c09214e4a679ee8f92e270de78b3a555a4d7b445119dfa47e83af865d3','{"memory-aid": "off", "first": "draw"}','4383c586e3d96432e0c11d1f8416318c0bfaed5ec9ff90d8246c2be77a82500c','DddXbXe_B9qipCZColanMA','2026-11-26 18:56:32.311963',1,0,1,1,0,NULL,NULL,0,0,'read',0,NULL,NULL);
INSERT INTO "tables" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝',5,'deck 0: ''ä'' \ 🏝','deck_digest 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','secret 0: ''ä'' \ 🏝','creator 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790',1,1,5,1,1,NULL,NULL,1,1,'spectators_talk 0: ''ä'' \ 🏝',1,NULL,NULL);
INSERT INTO "tables" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝',6,'deck 1: ''ä'' \ 🏝','deck_digest 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','secret 1: ''ä'' \ 🏝','creator 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790',0,0,6,0,0,'again 1: ''ä'' \ 🏝',6,0,0,'spectators_talk 1: ''ä'' \ 🏝',0,'deal 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790');
INSERT INTO "tables" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝',7,'deck 2: ''ä'' \ 🏝','deck_digest 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','secret 2: ''ä'' \ 🏝','creator 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790',1,1,7,1,1,'again 2: ''ä'' \ 🏝',7,1,1,'spectators_talk 2: ''ä'' \ 🏝',1,'deal 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790');
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
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX open_tables ON tables (public, cancelled, dealt, created);
CREATE INDEX tables_by_deal ON tables (deal);
COMMIT;
