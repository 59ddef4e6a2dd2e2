-- A file of version 1 as Filature of that version wrote it: a caught thief, a game given up, one still played.
PRAGMA application_id = 1179208769;
PRAGMA user_version = 1;
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
    ) STRICT
    ;
INSERT INTO "games" VALUES(1,'catch-a-thief','{"variant": 1, "aid": false}','auto','3',1800000000,1800000000,'over','{"how": "caught", "winners": ["detective"], "scores": {"detective": 2}}');
INSERT INTO "games" VALUES(2,'catch-a-thief','{"variant": 1, "aid": false}','auto','4',1800000000,1800000000,'abandoned',NULL);
INSERT INTO "games" VALUES(3,'catch-it','{"starter": "blue", "repetition": true, "position": null}','auto','5',1800000000,NULL,'playing',NULL);
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
INSERT INTO "moves" VALUES(3,0,'blue','E1-D2');
INSERT INTO "moves" VALUES(3,1,'blue','D1-D3');
INSERT INTO "moves" VALUES(3,2,'red','A7-B6');
CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games (id),
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        sits TEXT NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (game, place)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "seats" VALUES(1,0,'thief','line','Ada');
INSERT INTO "seats" VALUES(1,1,'detective','table','Basile');
INSERT INTO "seats" VALUES(2,0,'thief','line','Ada');
INSERT INTO "seats" VALUES(2,1,'detective','table','Basile');
INSERT INTO "seats" VALUES(3,0,'blue','table','Ada');
INSERT INTO "seats" VALUES(3,1,'red','table','Basile');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
