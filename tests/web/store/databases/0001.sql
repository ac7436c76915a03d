BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "moves" VALUES('sfYCwUixjP9u',0,8,NULL,'card O2');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',1,8,NULL,'card P7');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',2,8,NULL,'card O11');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',3,8,NULL,'card G5');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',4,8,NULL,'card O10');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',5,8,NULL,'card P1');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',6,8,NULL,'card S8');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',7,8,NULL,'card P5');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',8,0,0,'keep 1 3');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',9,1,0,'keep 1 4');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',10,8,NULL,'card O7');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',11,8,NULL,'card G1');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',12,8,NULL,'card S6');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',13,8,NULL,'card P10');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',14,8,NULL,'start 2');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',15,8,NULL,'pattern I3');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',16,0,1,'2:a3');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',17,1,1,'2:d1 d2 d3');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',18,8,NULL,'pattern V3');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',19,0,2,'2:d2');
INSERT INTO "moves" VALUES('sfYCwUixjP9u',20,1,2,'1:c1 d1 d2');
INSERT INTO "moves" VALUES('id 0: ''ä'' \ 🏝',5,5,NULL,'text 0: ''ä'' \ 🏝');
INSERT INTO "moves" VALUES('id 1: ''ä'' \ 🏝',6,6,6,'text 1: ''ä'' \ 🏝');
INSERT INTO "moves" VALUES('id 2: ''ä'' \ 🏝',7,7,7,'text 2: ''ä'' \ 🏝');
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	level VARCHAR, 
	guest VARCHAR, 
	invitation VARCHAR, 
	contribution VARCHAR, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('sfYCwUixjP9u',0,'Ada',NULL,'SBUgNVFM52JHfed4dmXrZA',NULL,'1111111111111111111111111111111111111111111111111111111111111111');
INSERT INTO "seats" VALUES('sfYCwUixjP9u',1,'Finch','mate',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('id 0: ''ä'' \ 🏝',5,'name 0: ''ä'' \ 🏝',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('id 1: ''ä'' \ 🏝',6,'name 1: ''ä'' \ 🏝','level 1: ''ä'' \ 🏝','guest 1: ''ä'' \ 🏝','invitation 1: ''ä'' \ 🏝','contribution 1: ''ä'' \ 🏝');
INSERT INTO "seats" VALUES('id 2: ''ä'' \ 🏝',7,'name 2: ''ä'' \ 🏝','level 2: ''ä'' \ 🏝','guest 2: ''ä'' \ 🏝','invitation 2: ''ä'' \ 🏝','contribution 2: ''ä'' \ 🏝');
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
	to_move INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('sfYCwUixjP9u','lost_maps',1,'own','5db4e7c09214e4a679ee8f92e270de78b3a555a4d7b445119dfa47e83af865d3','{"memory-aid": "off", "first": "draw"}','e71cc6cd0963324905edfd2b8318b20dd4a8834169399fbbee126d5b2f0351a0','SBUgNVFM52JHfed4dmXrZA','2026-11-26 18:37:58.998298',1,0,1);
INSERT INTO "tables" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝',5,'deck 0: ''ä'' \ 🏝','deck_digest 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','secret 0: ''ä'' \ 🏝','creator 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790',1,1,5);
INSERT INTO "tables" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝',6,'deck 1: ''ä'' \ 🏝','deck_digest 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','secret 1: ''ä'' \ 🏝','creator 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790',0,0,6);
INSERT INTO "tables" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝',7,'deck 2: ''ä'' \ 🏝','deck_digest 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','secret 2: ''ä'' \ 🏝','creator 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790',1,1,7);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
