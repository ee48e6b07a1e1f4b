BEGIN TRANSACTION;
CREATE TABLE laboratory_games (
	series VARCHAR NOT NULL, 
	cell VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	ending VARCHAR NOT NULL, 
	winner VARCHAR NOT NULL, 
	points VARCHAR NOT NULL, 
	length INTEGER NOT NULL, 
	facts VARCHAR NOT NULL, 
	amounts VARCHAR NOT NULL, 
	milliseconds INTEGER NOT NULL, 
	broken VARCHAR NOT NULL, 
	PRIMARY KEY (series, cell, number), 
	FOREIGN KEY(series) REFERENCES laboratory_series (id)
);
INSERT INTO "laboratory_games" VALUES('0123456789abcdef','{"player":"any-legal"}',0,'defeat','zulus','{"garrison":7}',9,'{"aim":0,"dry":0}','{}',12,'');
INSERT INTO "laboratory_games" VALUES('0123456789abcdef','{"player":"any-legal"}',1,'defeat','zulus','{"garrison":8}',9,'{"aim":0,"dry":0}','{}',12,'');
CREATE TABLE laboratory_series (
	id VARCHAR NOT NULL, 
	experiment VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seed INTEGER NOT NULL, 
	mark VARCHAR NOT NULL, 
	program VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	begun VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "laboratory_series" VALUES('0123456789abcdef','zulus-first-look','zulus',1,'fedcba9876543210','0.1.0','games = 2
','2026-11-23T08:00:00.000Z');
COMMIT;
PRAGMA application_id = 1212247138;
PRAGMA user_version = 1;
