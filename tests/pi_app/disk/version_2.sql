-- A file of version 2 as Filature of that version wrote it: a caught thief, and a match in its second game.
PRAGMA application_id = 1179208769;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        chance TEXT NOT NULL,
        seed TEXT NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER,
        state TEXT NOT NULL CHECK (state IN ('playing', 'over', 'abandoned')),
        outcome TEXT
    , match INTEGER REFERENCES matches (id), number INTEGER) STRICT
    ;
INSERT INTO "games" VALUES(1,'catch-a-thief','{"variant": 1, "aid": false}','auto','3',1800000000,1800000000,'over','{"how": "caught", "winners": ["detective"], "scores": {"detective": 2}}',NULL,NULL);
INSERT INTO "games" VALUES(2,'catch-a-thief','{"variant": 1, "aid": false}','auto','16898004961016032069',1800000000,1800000000,'over','{"how": "escaped", "winners": ["thief"], "scores": {"detective": 10}}',1,1);
INSERT INTO "games" VALUES(3,'catch-a-thief','{"variant": 1, "aid": false}','auto','16308608522735083879',1800000000,NULL,'playing',NULL,1,2);
CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        games INTEGER NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER,
        state TEXT NOT NULL CHECK (state IN ('playing', 'over', 'abandoned'))
    ) STRICT
    ;
INSERT INTO "matches" VALUES(1,'catch-a-thief','{"variant": 1, "aid": false}',2,1800000000,NULL,'playing');
CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games (id),
        number INTEGER NOT NULL,
        seat TEXT NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "moves" VALUES(1,0,'thief','6G');
INSERT INTO "moves" VALUES(1,1,'detective','6F');
INSERT INTO "moves" VALUES(1,2,'thief','6H');
INSERT INTO "moves" VALUES(1,3,'detective','6H');
INSERT INTO "moves" VALUES(2,0,'thief','5F');
INSERT INTO "moves" VALUES(2,1,'detective','6F');
INSERT INTO "moves" VALUES(2,2,'thief','5E');
INSERT INTO "moves" VALUES(2,3,'detective','8I');
INSERT INTO "moves" VALUES(2,4,'thief','4E');
INSERT INTO "moves" VALUES(2,5,'detective','6J');
INSERT INTO "moves" VALUES(2,6,'thief','4D');
INSERT INTO "moves" VALUES(2,7,'detective','8C');
INSERT INTO "moves" VALUES(2,8,'thief','4C');
INSERT INTO "moves" VALUES(2,9,'detective','9G');
INSERT INTO "moves" VALUES(2,10,'thief','3C');
INSERT INTO "moves" VALUES(2,11,'detective','1E');
INSERT INTO "moves" VALUES(2,12,'thief','2C');
INSERT INTO "moves" VALUES(2,13,'detective','11F');
INSERT INTO "moves" VALUES(2,14,'thief','1C');
INSERT INTO "moves" VALUES(2,15,'detective','9G');
INSERT INTO "moves" VALUES(2,16,'thief','1B');
INSERT INTO "moves" VALUES(2,17,'detective','6K');
INSERT INTO "moves" VALUES(2,18,'thief','1A');
INSERT INTO "moves" VALUES(3,0,'thief','6G');
INSERT INTO "moves" VALUES(3,1,'detective','6F');
INSERT INTO "moves" VALUES(3,2,'thief','5G');
CREATE TABLE players (
        match INTEGER NOT NULL REFERENCES matches (id),
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        sits TEXT NOT NULL,
        PRIMARY KEY (match, place)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "players" VALUES(1,0,'Ada','line');
INSERT INTO "players" VALUES(1,1,'Basile','table');
CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games (id),
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        sits TEXT NOT NULL,
        player TEXT NOT NULL, who INTEGER,
        PRIMARY KEY (game, place)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "seats" VALUES(1,0,'thief','line','Ada',NULL);
INSERT INTO "seats" VALUES(1,1,'detective','table','Basile',NULL);
INSERT INTO "seats" VALUES(2,0,'thief','line','Ada',0);
INSERT INTO "seats" VALUES(2,1,'detective','table','Basile',1);
INSERT INTO "seats" VALUES(3,0,'thief','line','Basile',1);
INSERT INTO "seats" VALUES(3,1,'detective','table','Ada',0);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
INSERT INTO "sqlite_sequence" VALUES('matches',1);
COMMIT;
