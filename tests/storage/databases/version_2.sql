PRAGMA application_id = 1212245618;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE journal_lines (
            document TEXT NOT NULL REFERENCES journals (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            mark TEXT NOT NULL, PRIMARY KEY (document, number));
INSERT INTO "journal_lines" VALUES('4055cea4259378f7',1,'{"check":"1.march.Ana#1","command":{"kind":"march","name":"Ana","steps":3},"facts":[{"kind":"walked","steps":3,"to":"Ana"}],"number":1,"rolls":[],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:00Z","who":"Ana"}','9da2318b96bffc7cb02c40ae87ff27cde8de0018dd29c069e51550d50f0dcb87');
INSERT INTO "journal_lines" VALUES('4055cea4259378f7',2,'{"check":"1.leap.Ñandú#1","command":{"kind":"leap","name":"Ñandú"},"facts":[{"kind":"walked","steps":9,"to":"Ñandú","why":[4,5]}],"number":2,"rolls":[{"faces":[4,5],"why":"leap"}],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:01Z","who":"Ana"}','4c442517295f9a3175cc2b1ae7b80e1853559193670ae965fa4d879b02962d99');
INSERT INTO "journal_lines" VALUES('4055cea4259378f7',3,'{"check":"1.march.Zoe#1","command":{"kind":"march","name":"Zoe","steps":2},"facts":[{"kind":"walked","steps":2,"to":"Zoe"}],"number":3,"rolls":[],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:02Z","who":"Ana"}','1be7b8d6dc19e91aa0aff9efbc4f456058d217680732e1991a988dd42c6de145');
INSERT INTO "journal_lines" VALUES('4055cea4259378f7',4,'{"deed":{"kind":"undo","undone":3},"number":4,"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:03Z","who":"Ana"}','da72238c3b62c3855783167614523c57c89e11757454afa00e2074744c0cb1fd');
CREATE TABLE journal_schema (version INTEGER NOT NULL PRIMARY KEY);
INSERT INTO "journal_schema" VALUES(2);
CREATE TABLE journals (
            id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
            created TEXT NOT NULL, who TEXT NOT NULL, note TEXT NOT NULL, rules TEXT NOT NULL,
            rulings TEXT NOT NULL, head_number INTEGER NOT NULL, head_mark TEXT NOT NULL, seal_after INTEGER NOT NULL DEFAULT -1, seal_text TEXT NOT NULL DEFAULT '',
            UNIQUE (kind, name));
INSERT INTO "journals" VALUES('4055cea4259378f7','battle','Tabora',2,'2026-01-01T00:00:00Z','Ana','','1','{"TOY-09": "no"}',4,'da72238c3b62c3855783167614523c57c89e11757454afa00e2074744c0cb1fd',0,'{"created":"2026-01-01T00:00:00Z","kind":"battle","rules":"1","rulings":{"TOY-09":"no"},"who":"Ana"}');
COMMIT;
