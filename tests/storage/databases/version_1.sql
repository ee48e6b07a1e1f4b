BEGIN TRANSACTION;
CREATE TABLE journal_lines (
            document TEXT NOT NULL REFERENCES journals (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            mark TEXT NOT NULL, PRIMARY KEY (document, number));
INSERT INTO "journal_lines" VALUES('e99cc7a4eb39364b',1,'{"check":"1.march.Ana#1","command":{"kind":"march","name":"Ana","steps":3},"facts":[{"kind":"walked","steps":3,"to":"Ana"}],"number":1,"rolls":[],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:00Z","who":"Ana"}','11510dc46fb25123dbbc81236070337853ea76b09b9819aec13d4b75bf9e8c9d');
INSERT INTO "journal_lines" VALUES('e99cc7a4eb39364b',2,'{"check":"1.leap.Ñandú#1","command":{"kind":"leap","name":"Ñandú"},"facts":[{"kind":"walked","steps":9,"to":"Ñandú","why":[4,5]}],"number":2,"rolls":[{"faces":[4,5],"why":"leap"}],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:01Z","who":"Ana"}','d6cab6503ab6c0507036e35d4e1c916b5012e01b9201ba53f770fed405515b9b');
INSERT INTO "journal_lines" VALUES('e99cc7a4eb39364b',3,'{"check":"1.march.Zoe#1","command":{"kind":"march","name":"Zoe","steps":2},"facts":[{"kind":"walked","steps":2,"to":"Zoe"}],"number":3,"rolls":[],"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:02Z","who":"Ana"}','dd3fcb540d8cfccbe7828c985be22a62bd24c804f31169b514a644625d0bd689');
INSERT INTO "journal_lines" VALUES('e99cc7a4eb39364b',4,'{"deed":{"kind":"undo","undone":3},"number":4,"rules":"1","rulings":{"TOY-09":"no"},"when":"2026-01-01T00:00:03Z","who":"Ana"}','a68cf77e9a4a8dc3a1a9665feab5f1877843f92e7b2dbf2b7c1462f4b63c6ca0');
CREATE TABLE journal_schema (version INTEGER NOT NULL PRIMARY KEY);
INSERT INTO "journal_schema" VALUES(1);
CREATE TABLE journals (
            id TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
            created TEXT NOT NULL, who TEXT NOT NULL, note TEXT NOT NULL, rules TEXT NOT NULL,
            rulings TEXT NOT NULL, head_number INTEGER NOT NULL, head_mark TEXT NOT NULL,
            UNIQUE (kind, name));
INSERT INTO "journals" VALUES('e99cc7a4eb39364b','battle','Tabora',1,'2026-01-01T00:00:00Z','Ana','','1','{"TOY-09": "no"}',4,'a68cf77e9a4a8dc3a1a9665feab5f1877843f92e7b2dbf2b7c1462f4b63c6ca0');
COMMIT;
