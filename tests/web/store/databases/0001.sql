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
INSERT INTO "moves" VALUES('frUka5U7qzO-',0,8,NULL,'card G4');
INSERT INTO "moves" VALUES('frUka5U7qzO-',1,8,NULL,'card O2');
INSERT INTO "moves" VALUES('frUka5U7qzO-',2,8,NULL,'card G10');
INSERT INTO "moves" VALUES('frUka5U7qzO-',3,8,NULL,'card S11');
INSERT INTO "moves" VALUES('frUka5U7qzO-',4,8,NULL,'card P9');
INSERT INTO "moves" VALUES('frUka5U7qzO-',5,8,NULL,'card P11');
INSERT INTO "moves" VALUES('frUka5U7qzO-',6,8,NULL,'card P4');
INSERT INTO "moves" VALUES('frUka5U7qzO-',7,8,NULL,'card S9');
INSERT INTO "moves" VALUES('frUka5U7qzO-',8,0,0,'keep 1 3');
INSERT INTO "moves" VALUES('frUka5U7qzO-',9,1,0,'keep 1 3');
INSERT INTO "moves" VALUES('frUka5U7qzO-',10,8,NULL,'card O5');
INSERT INTO "moves" VALUES('frUka5U7qzO-',11,8,NULL,'card G8');
INSERT INTO "moves" VALUES('frUka5U7qzO-',12,8,NULL,'card O11');
INSERT INTO "moves" VALUES('frUka5U7qzO-',13,8,NULL,'card P11');
INSERT INTO "moves" VALUES('frUka5U7qzO-',14,8,NULL,'start 2');
INSERT INTO "moves" VALUES('frUka5U7qzO-',15,8,NULL,'pattern L4');
INSERT INTO "moves" VALUES('frUka5U7qzO-',16,0,1,'2:b3');
INSERT INTO "moves" VALUES('frUka5U7qzO-',17,1,1,'1:a2 b2 c2 c3');
INSERT INTO "moves" VALUES('frUka5U7qzO-',18,8,NULL,'pattern V3');
INSERT INTO "moves" VALUES('frUka5U7qzO-',19,0,2,'1:b2 b3 c2');
INSERT INTO "moves" VALUES('frUka5U7qzO-',20,1,2,'2:a1 a2 b1');
INSERT INTO "moves" VALUES('frUka5U7qzO-',21,8,NULL,'pattern I2');
INSERT INTO "moves" VALUES('frUka5U7qzO-',22,1,3,'2:d3 d4');
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
INSERT INTO "seats" VALUES('frUka5U7qzO-',0,'Ada',NULL,'T3qbZHkF_rLasdYPhA-30g',NULL,'1111111111111111111111111111111111111111111111111111111111111111');
INSERT INTO "seats" VALUES('frUka5U7qzO-',1,'Finch','mate',NULL,NULL,'');
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
INSERT INTO "tables" VALUES('frUka5U7qzO-','lost_maps',1,'own','3d5ef3e0955ebc0b8f8038c34e153e015f3338bb50afe85a9c4803185636d858','{"memory-aid": "off"}','e0e0bddf67bc2934ca86e0513d0c657233793235a40e70212bf8f1f86932da60','T3qbZHkF_rLasdYPhA-30g','2026-11-26 18:08:09.556774',1,0,1);
INSERT INTO "tables" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝',5,'deck 0: ''ä'' \ 🏝','deck_digest 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','secret 0: ''ä'' \ 🏝','creator 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790',1,1,5);
INSERT INTO "tables" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝',6,'deck 1: ''ä'' \ 🏝','deck_digest 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','secret 1: ''ä'' \ 🏝','creator 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790',0,0,6);
INSERT INTO "tables" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝',7,'deck 2: ''ä'' \ 🏝','deck_digest 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','secret 2: ''ä'' \ 🏝','creator 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790',1,1,7);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
