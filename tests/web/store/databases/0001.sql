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
INSERT INTO "moves" VALUES('w11KdxgQBjXs',0,8,NULL,'card G4');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',1,8,NULL,'card S1');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',2,8,NULL,'card S5');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',3,8,NULL,'card G7');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',4,8,NULL,'card O1');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',5,8,NULL,'card O3');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',6,8,NULL,'card G1');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',7,8,NULL,'card P11');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',8,0,0,'keep 1 3');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',9,1,0,'keep 2 4');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',10,8,NULL,'card P7');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',11,8,NULL,'card G11');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',12,8,NULL,'card G2');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',13,8,NULL,'card P2');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',14,8,NULL,'start 1');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',15,8,NULL,'pattern L4');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',16,0,1,'1:a3');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',17,1,1,'2:b3 b4 c4 d4');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',18,0,2,'1:b2');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',19,8,NULL,'pattern V3');
INSERT INTO "moves" VALUES('w11KdxgQBjXs',20,1,2,'1:a3 b3 b4');
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
INSERT INTO "seats" VALUES('w11KdxgQBjXs',0,'Ada',NULL,'uu6oOzpC9m9hGL_AR-7usA',NULL,'1111111111111111111111111111111111111111111111111111111111111111');
INSERT INTO "seats" VALUES('w11KdxgQBjXs',1,'Finch','mate',NULL,NULL,'');
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
INSERT INTO "tables" VALUES('w11KdxgQBjXs','lost_maps',1,'own','dbfd9b952319f195ce5ebf03a6a6cf7b8ceedf1dd29d7a9b0514ea843805b4c1','{"memory-aid": "off"}','3c0fcaad377ed810f87f127b4e860295aae7c9d70b2421a69c1bd392b1916101','uu6oOzpC9m9hGL_AR-7usA','2026-11-26 18:20:25.220757',1,0,1);
INSERT INTO "tables" VALUES('id 0: ''ä'' \ 🏝','game 0: ''ä'' \ 🏝',5,'deck 0: ''ä'' \ 🏝','deck_digest 0: ''ä'' \ 🏝','{"\u00e4": [0, 0.1, null], "b": {"c": ""}}','secret 0: ''ä'' \ 🏝','creator 0: ''ä'' \ 🏝','2026-02-03 04:05:06.000790',1,1,5);
INSERT INTO "tables" VALUES('id 1: ''ä'' \ 🏝','game 1: ''ä'' \ 🏝',6,'deck 1: ''ä'' \ 🏝','deck_digest 1: ''ä'' \ 🏝','{"\u00e4": [1, 0.1, null], "b": {"c": ""}}','secret 1: ''ä'' \ 🏝','creator 1: ''ä'' \ 🏝','2026-02-04 04:05:06.000790',0,0,6);
INSERT INTO "tables" VALUES('id 2: ''ä'' \ 🏝','game 2: ''ä'' \ 🏝',7,'deck 2: ''ä'' \ 🏝','deck_digest 2: ''ä'' \ 🏝','{"\u00e4": [2, 0.1, null], "b": {"c": ""}}','secret 2: ''ä'' \ 🏝','creator 2: ''ä'' \ 🏝','2026-02-05 04:05:06.000790',1,1,7);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
