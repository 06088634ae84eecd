PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0001');
CREATE TABLE identities (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	webhook VARCHAR, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (person)
);
INSERT INTO identities VALUES('aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','76bf10105af79c41','Ada','en',NULL,1794821003.2025392055);
CREATE TABLE mutes (
	identity VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	PRIMARY KEY (identity, person), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
CREATE TABLE replays (
	id VARCHAR NOT NULL, 
	identity VARCHAR, 
	record JSON NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE SET NULL
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	revision INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	mode VARCHAR NOT NULL, 
	expansions JSON NOT NULL, 
	solo VARCHAR, 
	options JSON NOT NULL, 
	host VARCHAR, 
	seed VARCHAR NOT NULL, 
	start JSON, 
	start_version INTEGER NOT NULL, 
	continues BOOLEAN NOT NULL, 
	position JSON, 
	position_version INTEGER NOT NULL, 
	asked INTEGER, 
	asked_at FLOAT, 
	clocks JSON NOT NULL, 
	due FLOAT, 
	proposals JSON NOT NULL, 
	note JSON, 
	rematch VARCHAR, 
	replay VARCHAR, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id) ON DELETE SET NULL
);
INSERT INTO tables VALUES('d4YqZsBNiqcRDexbAhAAFQ','finished',245,245,'casual','[]',NULL,'{"open": false, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "greedy"}','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','82367054901964788147251774077592269618706863209428921702919933095938636163086',NULL,0,0,NULL,242,NULL,1794821015.7466905116,'{}',NULL,'[]',NULL,NULL,NULL,1794821003.2118861675,1794821015.7467634677);
INSERT INTO tables VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ','running',97,97,'casual','[]',NULL,'{"open": false, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "greedy"}','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','64016958536816087929108071946849633897477805115124819956295404365705319430184',NULL,0,0,'{"format": 1, "catalogue": "4a089da9dd58ed02", "mode": "casual", "seed": "64016958536816087929108071946849633897477805115124819956295404365705319430184", "chance": [4032921791, 2279278670, 821779199, 2786836830], "round": 9, "last_round": 0, "turn": 0, "first_player": 1, "passed": 0, "reveals": 45, "supply": {"white": 20, "red": 18, "blue": 17, "yellow": 19, "purple": 3, "orange": 4, "green": 5}, "rooms": [null, {"translator": "starting-2", "owner": 0, "gold": 0}, null, {"translator": "starting-4", "owner": 2, "gold": 0}, null, null, {"translator": "starting-7", "owner": 1, "gold": 0}, null, {"translator": "chinese-a", "owner": 1, "gold": 0}, {"translator": "starting-10", "owner": -1, "gold": 0}], "map": [{"scroll": "scroll-sanskrit-a", "influence": -1}, {"scroll": "scroll-chinese-g", "influence": 1}, {"scroll": "scroll-sanskrit-h", "influence": 2}, {"scroll": "scroll-syriac-a", "influence": -1}, {"scroll": "scroll-persian-d", "influence": -1}, {"scroll": "scroll-syriac-g", "influence": -1}], "wisdom": [{"scroll": "scroll-hebrew-b", "influence": -1}, null, null, {"scroll": "scroll-greek-b", "influence": -1}, null, null, {"scroll": "scroll-syriac-b", "influence": -1}, null, null], "guilds": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "control": [-1, -1, -1], "neutral_spot": 8, "caliphs": ["caliph-3"], "caliph_marks": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "decks": {"chinese": ["chinese-c", "chinese-b", "chinese-f", "chinese-h", "chinese-d", "chinese-g", "chinese-e"], "sanskrit": ["sanskrit-e", "sanskrit-h", "sanskrit-a", "sanskrit-f", "sanskrit-c", "sanskrit-d", "sanskrit-b", "sanskrit-g"], "greek": ["greek-d", "greek-b", "greek-a", "greek-e", "greek-c", "greek-h", "greek-f", "greek-g"], "hebrew": ["hebrew-a", "hebrew-e", "hebrew-d", "hebrew-h", "hebrew-g", "hebrew-c", "hebrew-f", "hebrew-b"], "persian": ["persian-c", "persian-e", "persian-a", "persian-h", "persian-d", "persian-b", "persian-f", "persian-g"], "syriac": ["syriac-f", "syriac-a", "syriac-e", "syriac-b", "syriac-c", "syriac-g", "syriac-h", "syriac-d"], "mixed-1": ["mixed-1-f", "mixed-1-g", "mixed-1-d", "mixed-1-c", "mixed-1-h", "mixed-1-b", "mixed-1-e", "mixed-1-a"], "mixed-2": ["mixed-2-a", "mixed-2-g", "mixed-2-d", "mixed-2-b", "mixed-2-f", "mixed-2-e", "mixed-2-c", "mixed-2-h"]}, "under": [0, 1, 0, 1, 0, 0, 0, 0], "stacks": [3, 4, 4, 3, 0, 0], "draw_pile": ["scroll-syriac-f", "scroll-syriac-e", "scroll-syriac-c", "scroll-hebrew-h", "scroll-chinese-a", "scroll-chinese-f", "caliph-4", "caliph-1", "scroll-persian-b", "scroll-chinese-d", "scroll-sanskrit-f", "caliph-2", "scroll-sanskrit-b", "scroll-hebrew-f"], "reserve": ["scroll-greek-f", "scroll-greek-a", "scroll-persian-h", "scroll-hebrew-a", "scroll-hebrew-c", "scroll-greek-g", "scroll-hebrew-g", "scroll-chinese-b", "scroll-persian-a", "scroll-hebrew-d", "scroll-persian-f", "scroll-sanskrit-g", "scroll-persian-g", "scroll-sanskrit-e", "scroll-persian-e", "scroll-chinese-c", "scroll-syriac-h", "scroll-chinese-h", "scroll-sanskrit-d", "scroll-persian-c", "scroll-greek-d", "scroll-greek-c", "scroll-greek-e"], "discarded": ["scroll-chinese-e", "scroll-syriac-d", "scroll-sanskrit-c", "scroll-hebrew-e", "scroll-greek-h"], "resources": [], "work": null, "solo": null, "expansions": {}, "players": [{"silver": 7, "gold": 2, "influence": 19, "spot": 5, "goal": "goal-chinese", "targets": 0, "resource": "resource-9", "cards": ["mathematics", "physics", "chemistry", "philosophy", "apprentice", "patron"], "tracks": {"mathematics": 1, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {}, "bag": {"white": 2, "red": 1}, "hand": {"white-2": 2, "white-5": 1}, "slots": [null, null, null, {"card": "biology", "dice": ["white-2", null], "workers": [null, null, null, null]}, null, null], "scrolls": ["starting-scroll-chinese"], "set_aside": [], "retirees": [[], [], [], []]}, {"silver": 2, "gold": 2, "influence": 17, "spot": 0, "goal": "goal-persian", "targets": 0, "resource": "resource-3", "cards": ["mathematics", "physics", "chemistry", "philosophy", "biology", "patron"], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {}, "bag": {"white": 5, "red": 1, "yellow": 1}, "hand": {"white-5": 1, "blue-1": 1}, "slots": [null, null, null, null, {"card": "apprentice", "dice": ["white-3", "white-6"], "workers": [null, null, null, null]}, null], "scrolls": ["starting-scroll-persian"], "set_aside": [], "retirees": [[], [], [], []]}, {"silver": 9, "gold": 1, "influence": 18, "spot": 0, "goal": "goal-hebrew", "targets": 1, "resource": "resource-7", "cards": ["mathematics", "physics", "chemistry", "philosophy", "apprentice", "patron"], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 1, "biology": 0, "astronomy": 1, "medicine": 0}, "workers": {"white": 1, "yellow": 1}, "bag": {"white": 4}, "hand": {"white-3": 1, "white-4": 1}, "slots": [null, null, null, null, {"card": "biology", "dice": ["blue-5", "blue-5"], "workers": ["red", null, null, null]}, null], "scrolls": ["starting-scroll-hebrew"], "set_aside": [], "retirees": [[], [], [], []]}], "agenda": [{"step": "turn", "seat": 0}]}',96,0,1794821020.3946461677,'{}',NULL,'[]',NULL,NULL,NULL,1794821015.8070993422,1794821020.4426925181);
INSERT INTO tables VALUES('up7HWf_VPlme0CCzCQx41Q','running',60,60,'casual','[]','scribe','{"open": false, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "greedy"}','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','94138109493545901089558315625804936519552416542894141110354970540291265016898',NULL,0,0,'{"format": 1, "catalogue": "4a089da9dd58ed02", "mode": "casual", "seed": "94138109493545901089558315625804936519552416542894141110354970540291265016898", "chance": [2699897346, 1075201471, 2845193029, 750053628], "round": 12, "last_round": 0, "turn": 0, "first_player": 0, "passed": 0, "reveals": 37, "supply": {"white": 30, "red": 19, "blue": 19, "yellow": 19, "purple": 4, "orange": 5, "green": 5}, "rooms": [{"translator": "starting-1", "owner": -1, "gold": 2}, {"translator": "starting-2", "owner": 0, "gold": 0}, {"translator": "sanskrit-b", "owner": -1, "gold": 0}, null, {"translator": "starting-5", "owner": -1, "gold": 0}, null, {"translator": "starting-7", "owner": -1, "gold": 2}, {"translator": "chinese-h", "owner": -1, "gold": 1}, null, null], "map": [{"scroll": "scroll-greek-e", "influence": -1}, {"scroll": "scroll-syriac-f", "influence": -1}, {"scroll": "scroll-sanskrit-a", "influence": -1}, {"scroll": "scroll-greek-d", "influence": -1}, {"scroll": "scroll-hebrew-g", "influence": -1}, {"scroll": "scroll-persian-h", "influence": -1}], "wisdom": [{"scroll": "scroll-greek-c", "influence": -1}, null, null, {"scroll": "scroll-sanskrit-c", "influence": -1}, {"scroll": "scroll-persian-d", "influence": -1}, null, {"scroll": "scroll-greek-h", "influence": -1}, null, null], "guilds": [[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0]], "control": [-1, 1, -1], "neutral_spot": 10, "caliphs": ["caliph-3"], "caliph_marks": [1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "decks": {"chinese": ["chinese-e", "chinese-a", "chinese-d", "chinese-b", "chinese-f", "chinese-g", "chinese-c"], "sanskrit": ["sanskrit-e", "sanskrit-f", "sanskrit-h", "sanskrit-d", "sanskrit-a", "sanskrit-c", "sanskrit-g"], "greek": ["greek-b", "greek-e", "greek-g", "greek-h", "greek-c", "greek-f", "greek-d"], "hebrew": ["hebrew-c", "hebrew-h", "hebrew-d", "hebrew-g", "hebrew-b", "hebrew-a", "hebrew-e"], "persian": ["persian-h", "persian-c", "persian-d", "persian-e", "persian-f", "persian-b", "persian-a", "persian-g"], "syriac": ["syriac-b", "syriac-c", "syriac-a", "syriac-g", "syriac-d", "syriac-h", "syriac-f", "syriac-e"], "mixed-1": ["mixed-1-g", "mixed-1-e", "mixed-1-h", "mixed-1-d", "mixed-1-c", "mixed-1-a", "mixed-1-b"], "mixed-2": ["mixed-2-g", "mixed-2-c", "mixed-2-e", "mixed-2-h", "mixed-2-b", "mixed-2-d", "mixed-2-a", "mixed-2-f"]}, "under": [0, 1, 0, 0, 0, 0, 0, 0], "stacks": [1, 3, 3, 3, 0, 0], "draw_pile": ["scroll-syriac-e", "scroll-chinese-h", "caliph-1", "scroll-hebrew-d", "scroll-hebrew-f", "scroll-syriac-h", "caliph-4", "scroll-chinese-g", "caliph-2", "scroll-sanskrit-f"], "reserve": ["scroll-hebrew-h", "scroll-syriac-b", "scroll-persian-g", "scroll-greek-a", "scroll-chinese-a", "scroll-sanskrit-b", "scroll-chinese-b", "scroll-persian-b", "scroll-chinese-f", "scroll-persian-e", "scroll-sanskrit-g", "scroll-persian-c", "scroll-chinese-e", "scroll-hebrew-e", "scroll-syriac-a", "scroll-sanskrit-d", "scroll-hebrew-b", "scroll-persian-a", "scroll-greek-f", "scroll-sanskrit-e", "scroll-chinese-c", "scroll-persian-f", "scroll-syriac-g", "scroll-greek-g", "scroll-sanskrit-h", "scroll-syriac-c"], "discarded": ["scroll-hebrew-a", "scroll-hebrew-c"], "resources": [], "work": null, "solo": {"difficulty": "scribe", "wanted": "scribe", "marker": 4, "markers_placed": 1, "dice_sum": 0, "pile": ["scheme-5", "scheme-1", "scheme-4", "scheme-3", "scheme-6", "scheme-2"], "face_up": [], "shelves": {"chinese": 1, "sanskrit": 0, "greek": 0, "hebrew": 0, "persian": 1, "syriac": 1}, "face_down": "scroll-greek-b"}, "expansions": {}, "players": [{"silver": 3, "gold": 4, "influence": 19, "spot": 4, "goal": "goal-chinese", "targets": 0, "resource": "resource-9", "cards": ["mathematics", "physics", "philosophy", "biology", "patron"], "tracks": {"mathematics": 1, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {"yellow": 1}, "bag": {"white": 8, "blue": 1}, "hand": {"white-4": 1, "yellow-2": 1}, "slots": [{"card": "chemistry", "dice": ["white-4", null], "workers": [null, null, null, null]}, null, null, {"card": "apprentice", "dice": ["red-1", null], "workers": [null, null, null, null]}, null, null], "scrolls": ["starting-scroll-chinese"], "set_aside": [], "retirees": [[], [], [], []]}, {"silver": 0, "gold": 0, "influence": 14, "spot": 0, "goal": null, "targets": 0, "resource": null, "cards": [], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {}, "bag": {}, "hand": {}, "slots": [null, null, null, null, null, null], "scrolls": ["scroll-syriac-d", "scroll-chinese-d"], "set_aside": [], "retirees": [["hebrew-f", "greek-a", "mixed-1-f"], [], [], []]}], "agenda": [{"step": "turn", "seat": 0}]}',56,0,1794821020.4958934783,'{}',NULL,'[]',NULL,NULL,NULL,1794821020.4956533908,1794821023.3786377906);
INSERT INTO tables VALUES('h880KRHp8feejDrrWwrbzQ','running',131,131,'casual','["body-of-books"]',NULL,'{"open": false, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "greedy"}','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','108376481134704199377305710586669873260962187371205603347319414728397619815984',NULL,0,0,'{"format": 1, "catalogue": "4a089da9dd58ed02", "mode": "casual", "seed": "108376481134704199377305710586669873260962187371205603347319414728397619815984", "chance": [1690063500, 1919546679, 769386119, 3103163081], "round": 15, "last_round": 0, "turn": 0, "first_player": 0, "passed": 0, "reveals": 49, "supply": {"white": 24, "red": 18, "blue": 20, "yellow": 20, "purple": 4, "orange": 5, "green": 4, "black": 14}, "rooms": [{"translator": "starting-1", "owner": -1, "gold": 1}, null, {"translator": "sanskrit-f", "owner": 1, "gold": 0}, null, {"translator": "starting-5", "owner": 1, "gold": 1}, null, {"translator": "chinese-e", "owner": 0, "gold": 0}, {"translator": "sanskrit-e", "owner": 0, "gold": 0}, null, {"translator": "greek-g", "owner": 0, "gold": 0}, null], "map": [{"scroll": "scroll-sanskrit-d", "influence": -1}, {"scroll": "scroll-syriac-b", "influence": 0}, {"scroll": "scroll-syriac-d", "influence": -1}, {"scroll": "scroll-chinese-d", "influence": -1}, {"scroll": "scroll-hebrew-d", "influence": -1}, {"scroll": "scroll-chinese-b", "influence": -1}], "wisdom": [{"scroll": "scroll-greek-g", "influence": -1}, null, null, {"scroll": "scroll-persian-h", "influence": -1}, null, null, {"scroll": "scroll-persian-d", "influence": -1}, null, null], "guilds": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "control": [-1, -1, -1], "neutral_spot": 10, "caliphs": ["caliph-2", "caliph-1"], "caliph_marks": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "decks": {"chinese": ["chinese-h", "chinese-b", "chinese-d", "chinese-f", "chinese-a", "chinese-g", "chinese-j", "chinese-i", "chinese-c"], "sanskrit": ["sanskrit-h", "sanskrit-g", "sanskrit-b", "sanskrit-a", "sanskrit-d", "sanskrit-c", "sanskrit-i", "sanskrit-j"], "greek": ["greek-h", "greek-i", "greek-j", "greek-e", "greek-d", "greek-b", "greek-a", "greek-f", "greek-c"], "hebrew": ["hebrew-a", "hebrew-j", "hebrew-e", "hebrew-c", "hebrew-g", "hebrew-d", "hebrew-b", "hebrew-i", "hebrew-h", "hebrew-f"], "persian": ["persian-b", "persian-g", "persian-h", "persian-j", "persian-i", "persian-a", "persian-d", "persian-f", "persian-c", "persian-e"], "syriac": ["syriac-a", "syriac-i", "syriac-d", "syriac-h", "syriac-e", "syriac-g", "syriac-c", "syriac-j", "syriac-f", "syriac-b"], "mixed-1": ["mixed-1-i", "mixed-1-b", "mixed-1-f", "mixed-1-g", "mixed-1-j", "mixed-1-d", "mixed-1-c", "mixed-1-e", "mixed-1-a", "mixed-1-h"], "mixed-2": ["mixed-2-i", "mixed-2-e", "mixed-2-h", "mixed-2-g", "mixed-2-c", "mixed-2-j", "mixed-2-b", "mixed-2-a", "mixed-2-f", "mixed-2-d"]}, "under": [0, 3, 0, 0, 0, 0, 0, 0], "stacks": [3, 3, 3, 1, 0, 0], "draw_pile": ["scroll-syriac-a", "scroll-chinese-h", "scroll-greek-h", "scroll-greek-c", "scroll-sanskrit-c", "caliph-3", "scroll-hebrew-e", "scroll-hebrew-c", "caliph-4", "scroll-syriac-e"], "reserve": ["scroll-sanskrit-a", "scroll-hebrew-f", "scroll-greek-b", "scroll-chinese-c", "scroll-sanskrit-g", "scroll-hebrew-m", "scroll-persian-c", "scroll-sanskrit-m", "scroll-sanskrit-e", "scroll-persian-m", "scroll-chinese-a", "scroll-hebrew-h", "scroll-sanskrit-f", "scroll-chinese-e", "scroll-syriac-m", "scroll-chinese-f", "scroll-persian-e", "scroll-syriac-g", "scroll-greek-e", "scroll-persian-f", "scroll-syriac-h", "scroll-syriac-c", "scroll-sanskrit-b", "scroll-greek-a", "scroll-hebrew-a", "scroll-persian-b", "scroll-hebrew-g", "scroll-persian-a", "scroll-greek-m", "scroll-syriac-f", "scroll-sanskrit-h", "scroll-hebrew-b", "scroll-chinese-g"], "discarded": ["scroll-chinese-m", "scroll-persian-g", "scroll-greek-d", "scroll-greek-f"], "resources": [], "work": null, "solo": null, "expansions": {"body-of-books": {"xp": [2, 3], "books": ["page-end-3", "page-translate-2", "page-research-2", "page-recruit-10", "page-travel-6", "page-translate-1"], "pile": ["page-translate-7", "page-travel-7", "page-end-11", "page-research-10", "page-recruit-9", "page-research-7", "page-end-7", "page-travel-1", "page-travel-4", "page-end-1", "page-travel-8", "page-research-5", "page-translate-3", "page-recruit-2", "page-end-4", "page-end-12", "page-recruit-8", "page-travel-9", "page-end-8", "page-end-5", "page-translate-6", "page-research-8", "page-travel-5", "page-translate-9", "page-translate-5", "page-research-4", "page-recruit-6", "page-end-2", "page-research-6", "page-recruit-1", "page-end-6", "page-end-10", "page-recruit-5", "page-translate-8", "page-end-9", "page-travel-3", "page-recruit-4", "page-travel-10", "page-research-3", "page-recruit-7", "page-research-9", "page-translate-10", "page-travel-2", "page-research-1", "page-recruit-3", "page-translate-4"], "caliph_xp": 0, "upgrades": ["upgraded-chemistry", "upgraded-physics", "upgraded-philosophy", "upgraded-mathematics", "upgraded-biology", "upgraded-medicine"], "upgraded": [[], []], "left": ["upgraded-patron", "upgraded-apprentice"], "rows": [0, 0], "markers": [0, 0, 0, 0, 0, 0], "kept": [], "at_the_end": 0, "resolved": [], "xp_as_gold": [0, 0], "workers_as_silver": [0, 0], "on_white": 0, "fresh": [0, 0, 0, 0, 0, 0], "raised": [], "delivered_to": [], "translated_from": [], "characters": [], "track_xp": ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy", "medicine"]}}, "players": [{"silver": 4, "gold": 4, "influence": 16, "spot": 1, "goal": "goal-hebrew", "targets": 0, "resource": "resource-6", "cards": ["mathematics", "physics", "chemistry", "philosophy", "biology", "medicine", "apprentice", "patron"], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {"red": 2, "blue": 1}, "bag": {"white": 4}, "hand": {"white-2": 1, "white-4": 2, "black-5": 1}, "slots": [null, null, null, null, null, null], "scrolls": ["starting-scroll-hebrew"], "set_aside": [], "retirees": [["page-start"], ["starting-6"], [], []]}, {"silver": 9, "gold": 5, "influence": 18, "spot": 0, "goal": "goal-syriac", "targets": 0, "resource": "resource-9", "cards": ["mathematics", "chemistry", "philosophy", "medicine", "apprentice", "patron"], "tracks": {"mathematics": 1, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {}, "bag": {"white": 6, "red": 2}, "hand": {"black-5": 1}, "slots": [null, null, {"card": "physics", "dice": ["white-1", "white-4"], "workers": [null, null, "white", null]}, null, {"card": "biology", "dice": ["white-4", null], "workers": [null, null, null, null]}, null], "scrolls": ["starting-scroll-syriac"], "set_aside": [], "retirees": [["page-start"], [], [], []]}], "agenda": [{"step": "turn", "seat": 0}]}',131,0,1794821029.7386503219,'{}',NULL,'[]',NULL,NULL,NULL,1794821023.4365801811,1794821029.7389698028);
CREATE TABLE chat (
	line INTEGER NOT NULL, 
	"table" VARCHAR NOT NULL, 
	identity VARCHAR, 
	person VARCHAR NOT NULL, 
	seat INTEGER, 
	name VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (line), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE, 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" VARCHAR NOT NULL, 
	choice VARCHAR, 
	back_to INTEGER, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',1,1,'person','pick room-4',NULL,1794821003.2813878059);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',2,1,'person','decline',NULL,1794821003.3306808471);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',3,0,'person','pick room-9',NULL,1794821003.3788290023);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',4,0,'person','work physics slot-4',NULL,1794821003.4266815185);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',5,0,'person','dice white-4',NULL,1794821003.4708089828);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',6,0,'person','end-turn',NULL,1794821003.5148365497);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',7,1,'person','work patron slot-1',NULL,1794821003.5629851817);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',8,1,'person','dice white-4',NULL,1794821003.6067285537);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',9,1,'person','end-turn',NULL,1794821003.6507549285);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',10,0,'person','work mathematics slot-3',NULL,1794821003.6947844028);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',11,0,'person','dice white-4 white-4',NULL,1794821003.7386147975);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',12,0,'person','place-worker yellow die-2',NULL,1794821003.7867531776);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',13,0,'person','place-worker blue die-1',NULL,1794821003.8345746993);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',14,0,'person','main research',NULL,1794821003.8827590942);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',15,0,'person','research option-1',NULL,1794821003.9307239056);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',16,0,'person','gain-worker red',NULL,1794821003.9787590503);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',17,0,'person','end-turn',NULL,1794821004.0267276763);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',18,1,'person','work biology slot-3',NULL,1794821004.0760579109);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',19,1,'person','dice yellow-3',NULL,1794821004.1307435035);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',20,1,'person','end-turn',NULL,1794821004.1787416935);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',21,0,'person','work philosophy slot-2',NULL,1794821004.2226600646);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',22,0,'person','place-worker red die-1',NULL,1794821004.2746574878);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',23,0,'person','place-worker red die-1',NULL,1794821004.3266494274);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',24,0,'person','end-turn',NULL,1794821004.3786680698);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',25,1,'person','work mathematics slot-2',NULL,1794821004.4346375465);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',26,1,'person','dice white-2 white-2',NULL,1794821004.4867191314);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',27,1,'person','place-worker white die-2',NULL,1794821004.5348610878);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',28,1,'person','place-worker blue die-1',NULL,1794821004.5866503715);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',29,1,'person','end-turn',NULL,1794821004.6346416472);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',30,0,'person','pay',NULL,1794821004.6866619587);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',31,0,'person','gain-die blue',NULL,1794821004.7386393546);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',32,0,'person','gain-worker yellow',NULL,1794821004.7906458377);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',33,1,'person','decline',NULL,1794821004.8387377262);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',34,0,'person','work apprentice slot-3',NULL,1794821004.8907494544);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',35,0,'person','dice white-6 white-6',NULL,1794821004.9426352977);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',36,0,'person','end-turn',NULL,1794821004.9946510791);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',37,1,'person','work physics slot-4',NULL,1794821005.0466442107);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',38,1,'person','dice white-3 red-2',NULL,1794821005.098726511);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',39,1,'person','end-turn',NULL,1794821005.1467134952);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',40,0,'person','work mathematics slot-2',NULL,1794821005.2026569842);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',41,0,'person','dice white-4 blue-5',NULL,1794821005.254651308);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',42,0,'person','place-worker yellow die-2',NULL,1794821005.3066897392);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',43,0,'person','place-worker white die-2',NULL,1794821005.3626596927);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',44,0,'person','end-turn',NULL,1794821005.4186849594);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',45,1,'person','work patron slot-2',NULL,1794821005.4705333709);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',46,1,'person','dice white-3',NULL,1794821005.5226912498);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',47,1,'person','end-turn',NULL,1794821005.5705983638);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',48,1,'person','work biology slot-1',NULL,1794821005.6226844787);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',49,1,'person','end-turn',NULL,1794821005.6745238303);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',50,0,'person','work patron slot-3',NULL,1794821005.7265493869);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',51,0,'person','dice white-6',NULL,1794821005.7745108604);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',52,0,'person','small action-1',NULL,1794821005.8266396522);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',53,0,'person','end-turn',NULL,1794821005.8745882511);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',54,1,'person','decline',NULL,1794821005.9226877689);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',55,1,'person','gain-worker red',NULL,1794821005.9752357005);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',56,0,'person','work chemistry slot-4',NULL,1794821006.0267252921);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',57,0,'person','dice white-1 white-3',NULL,1794821006.0790457725);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',58,0,'person','end-turn',NULL,1794821006.1348304748);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',59,1,'person','work chemistry slot-1',NULL,1794821006.1865561008);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',60,1,'person','dice white-4',NULL,1794821006.2386054992);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',61,1,'person','main recruit',NULL,1794821006.2906820774);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',62,1,'person','dispatch sanskrit',NULL,1794821006.338561058);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',63,1,'person','gain-worker red',NULL,1794821006.3905231953);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',64,1,'person','end-turn',NULL,1794821006.4426169395);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',65,0,'person','work biology slot-1',NULL,1794821006.4905707836);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',66,0,'person','main recruit',NULL,1794821006.5427305698);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',67,0,'person','dispatch sanskrit',NULL,1794821006.5945460795);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',68,0,'person','end-turn',NULL,1794821006.6467051506);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',69,1,'person','work patron slot-2',NULL,1794821006.6986000538);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',70,1,'person','dice white-4 yellow-4',NULL,1794821006.7506625652);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',71,1,'person','place-worker red die-1',NULL,1794821006.8069167136);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',72,1,'person','main travel',NULL,1794821006.8547513485);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',73,1,'person','move 2',NULL,1794821006.9066877365);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',74,1,'person','decline',NULL,1794821006.9587430953);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',75,1,'person','small action-1',NULL,1794821007.0147824287);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',76,1,'person','end-turn',NULL,1794821007.0707187652);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',77,0,'person','work philosophy slot-2',NULL,1794821007.118746519);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',78,0,'person','end-turn',NULL,1794821007.1747288704);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',79,1,'person','work apprentice slot-4',NULL,1794821007.2266499995);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',80,1,'person','place-worker red die-1',NULL,1794821007.2786636353);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',81,1,'person','small action-1',NULL,1794821007.3307495117);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',82,1,'person','end-turn',NULL,1794821007.3829872607);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',83,0,'person','pay',NULL,1794821007.4346661567);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',84,0,'person','gain-die blue',NULL,1794821007.4827303885);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',85,0,'person','decline',NULL,1794821007.5387020111);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',86,1,'person','rest',NULL,1794821007.5908186435);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',87,1,'person','decline',NULL,1794821007.6427445411);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',88,1,'person','reroll white-3',NULL,1794821007.6947436332);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',89,0,'person','tuck slot-1',NULL,1794821007.7428011894);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',90,0,'person','work philosophy slot-5',NULL,1794821007.794732809);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',91,0,'person','dice white-2 white-2',NULL,1794821007.8427197932);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',92,0,'person','main recruit',NULL,1794821007.894689083);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',93,0,'person','dispatch sanskrit',NULL,1794821007.9427297115);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',94,0,'person','end-turn',NULL,1794821007.9947347641);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',95,1,'person','work chemistry slot-3',NULL,1794821008.0426928997);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',96,1,'person','dice white-2',NULL,1794821008.0907487868);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',97,1,'person','end-turn',NULL,1794821008.1427390574);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',98,0,'person','work apprentice slot-4',NULL,1794821008.1947228908);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',99,0,'person','dice white-2',NULL,1794821008.2467176913);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',100,0,'person','small action-1',NULL,1794821008.3027119636);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',101,0,'person','end-turn',NULL,1794821008.3587357998);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',102,1,'person','work mathematics slot-2',NULL,1794821008.4147372245);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',103,1,'person','dice white-1',NULL,1794821008.46676445);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',104,1,'person','end-turn',NULL,1794821008.5187299251);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',105,0,'person','work biology slot-3',NULL,1794821008.5707504749);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',106,0,'person','dice white-6 blue-3',NULL,1794821008.6227154732);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',107,0,'person','end-turn',NULL,1794821008.6747734546);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',108,1,'person','work patron slot-1',NULL,1794821008.7269318103);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',109,1,'person','dice white-3',NULL,1794821008.7787916659);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',110,1,'person','end-turn',NULL,1794821008.8267691135);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',111,0,'person','decline',NULL,1794821008.8827974795);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',112,1,'person','rest',NULL,1794821008.9394607543);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',113,1,'person','pay',NULL,1794821008.9907581806);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',114,1,'person','enough',NULL,1794821009.0387752055);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',115,0,'person','work apprentice slot-3',NULL,1794821009.0867552756);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',116,0,'person','dice white-3',NULL,1794821009.1347014903);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',117,0,'person','small action-3',NULL,1794821009.1827337741);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',118,0,'person','gain-worker yellow',NULL,1794821009.2347409725);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',119,0,'person','small action-1',NULL,1794821009.2827386856);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',120,0,'person','small action-2',NULL,1794821009.3347253799);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',121,0,'person','end-turn',NULL,1794821009.3867516517);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',122,1,'person','work biology slot-2',NULL,1794821009.4427957534);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',123,1,'person','dice white-2 white-4',NULL,1794821009.4947760105);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',124,1,'person','end-turn',NULL,1794821009.546749115);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',125,0,'person','work biology slot-4',NULL,1794821009.5987741947);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',126,0,'person','dice white-2 white-4',NULL,1794821009.6507315635);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',127,0,'person','place-worker yellow die-1',NULL,1794821009.7027444838);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',128,0,'person','end-turn',NULL,1794821009.750731945);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',129,1,'person','work apprentice slot-5',NULL,1794821009.8067586422);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',130,1,'person','dice red-5',NULL,1794821009.858669281);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',131,1,'person','main travel',NULL,1794821009.9067225456);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',132,1,'person','move 1',NULL,1794821009.9586598873);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',133,1,'person','part 2',NULL,1794821010.006724596);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',134,1,'person','gain-worker yellow',NULL,1794821010.0627601147);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',135,1,'person','small action-3',NULL,1794821010.1147046088);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',136,1,'person','gain-worker blue',NULL,1794821010.1666052341);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',137,1,'person','end-turn',NULL,1794821010.2146646976);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',138,0,'person','rest',NULL,1794821010.2706601619);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',139,0,'person','reroll white-1',NULL,1794821010.3186738491);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',140,0,'person','enough',NULL,1794821010.3746657371);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',141,1,'person','work mathematics slot-3',NULL,1794821010.4227402209);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',142,1,'person','dice white-4',NULL,1794821010.4787094593);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',143,1,'person','place-worker blue die-1',NULL,1794821010.526664257);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',144,1,'person','main research',NULL,1794821010.5831112861);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',145,1,'person','research option-2',NULL,1794821010.6307313442);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',146,1,'person','mark wisdom-orange-top',NULL,1794821010.6787302494);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',147,1,'person','end-turn',NULL,1794821010.7307267189);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',148,0,'person','work biology slot-1',NULL,1794821010.7827923297);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',149,0,'person','dice white-3 white-5',NULL,1794821010.8307259083);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',150,0,'person','retiree card-1',NULL,1794821010.8786787986);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',151,0,'person','place-gold room-4',NULL,1794821010.9307847023);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',152,0,'person','end-turn',NULL,1794821010.9786796569);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',153,1,'person','tuck slot-3',NULL,1794821011.0267477035);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',154,1,'person','work philosophy slot-1',NULL,1794821011.0746614932);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',155,1,'person','main recruit',NULL,1794821011.1346869468);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',156,1,'person','employ greek',NULL,1794821011.1867246627);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',157,1,'person','room room-3',NULL,1794821011.2347357273);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',158,1,'person','gain-die red',NULL,1794821011.2908394337);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',159,1,'person','end-turn',NULL,1794821011.3389074802);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',160,0,'person','work chemistry slot-3',NULL,1794821011.3867018222);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',161,0,'person','dice blue-4',NULL,1794821011.4426889419);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',162,0,'person','main research',NULL,1794821011.4946796893);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',163,0,'person','research option-2',NULL,1794821011.5507080554);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',164,0,'person','mark map-bottom-middle',NULL,1794821011.6029531955);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',165,0,'person','end-turn',NULL,1794821011.6509084701);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',166,1,'person','pay',NULL,1794821011.7072310447);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',167,1,'person','gain-die yellow',NULL,1794821011.7588992119);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',168,1,'person','decline',NULL,1794821011.8114957809);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',169,0,'person','work physics slot-2',NULL,1794821011.8627960681);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',170,0,'person','main travel',NULL,1794821011.9186916351);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',171,0,'person','move 3',NULL,1794821011.9708254337);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',172,0,'person','part 2',NULL,1794821012.0225830078);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',173,0,'person','gain-worker blue',NULL,1794821012.0707473755);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',174,0,'person','end-turn',NULL,1794821012.1198580265);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',175,1,'person','work apprentice slot-4',NULL,1794821012.1747975349);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',176,1,'person','dice yellow-4',NULL,1794821012.2267055511);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',177,1,'person','small action-1',NULL,1794821012.2788944244);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',178,1,'person','place-worker yellow die-1',NULL,1794821012.3265984057);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',179,1,'person','small action-3',NULL,1794821012.3787534237);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',180,1,'person','gain-worker red',NULL,1794821012.4306561946);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',181,1,'person','end-turn',NULL,1794821012.4867491722);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',182,0,'person','work patron slot-5',NULL,1794821012.5345575809);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',183,0,'person','main travel',NULL,1794821012.5906684398);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',184,0,'person','move 1',NULL,1794821012.6466698646);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',185,0,'person','deliver purple',NULL,1794821012.6987607478);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',186,0,'person','influence purple',NULL,1794821012.7546918392);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',187,0,'person','accept',NULL,1794821012.7988951206);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',188,0,'person','end-turn',NULL,1794821012.8467607498);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',189,1,'person','work biology slot-3',NULL,1794821012.8948979377);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',190,1,'person','dice white-1 white-5',NULL,1794821012.9425735473);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',191,1,'person','main research',NULL,1794821012.990739107);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',192,1,'person','gain-worker blue',NULL,1794821013.0387256145);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',193,1,'person','retiree card-1',NULL,1794821013.0866732597);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',194,1,'person','end-turn',NULL,1794821013.1387081146);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',195,0,'person','work philosophy slot-4',NULL,1794821013.1867330074);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',196,0,'person','end-turn',NULL,1794821013.2347207068);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',197,1,'person','work philosophy slot-1',NULL,1794821013.2867174148);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',198,1,'person','dice white-3',NULL,1794821013.3387067317);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',199,1,'person','end-turn',NULL,1794821013.3907244205);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',200,0,'person','decline',NULL,1794821013.438704729);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',201,0,'person','gain-worker yellow',NULL,1794821013.4906809329);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',202,0,'person','decline',NULL,1794821013.538713932);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',203,0,'person','decline',NULL,1794821013.5906732081);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',204,0,'person','decline',NULL,1794821013.6426916122);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',205,1,'person','work mathematics slot-2',NULL,1794821013.6986231803);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',206,1,'person','dice white-3',NULL,1794821013.7552161216);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',207,1,'person','place-worker blue die-1',NULL,1794821013.8026673793);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',208,1,'person','place-worker red die-1',NULL,1794821013.8584764003);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',209,1,'person','main travel',NULL,1794821013.9066550732);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',210,1,'person','move 2',NULL,1794821013.9546618461);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',211,1,'person','return-die board',NULL,1794821014.0106613635);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',212,1,'person','end-turn',NULL,1794821014.0665533542);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',213,0,'person','work mathematics slot-3',NULL,1794821014.1226844787);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',214,0,'person','dice white-4',NULL,1794821014.1746983528);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',215,0,'person','end-turn',NULL,1794821014.2307078838);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',216,1,'person','work patron slot-5',NULL,1794821014.2866783141);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',217,1,'person','small action-1',NULL,1794821014.3386895657);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',218,1,'person','main recruit',NULL,1794821014.4026317596);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',219,1,'person','dispatch chinese',NULL,1794821014.454678297);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',220,1,'person','end-turn',NULL,1794821014.5066645145);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',221,0,'person','work physics slot-5',NULL,1794821014.5547251701);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',222,0,'person','dice white-2 white-5',NULL,1794821014.6067228317);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',223,0,'person','place-worker blue die-1',NULL,1794821014.6547806262);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',224,0,'person','place-worker yellow die-1',NULL,1794821014.7066903114);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',225,0,'person','end-turn',NULL,1794821014.7547578811);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',226,1,'person','pay',NULL,1794821014.8026468753);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',227,1,'person','gain-die blue',NULL,1794821014.8547930717);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',228,1,'person','pay',NULL,1794821014.9026443958);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',229,1,'person','reroll white-5',NULL,1794821014.9507203102);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',230,0,'person','rest',NULL,1794821015.0026416778);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',231,0,'person','caliph bottom',NULL,1794821015.0507535934);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',232,0,'person','retire chinese',NULL,1794821015.1027662753);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',233,0,'person','gain-worker red',NULL,1794821015.1507267951);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',234,0,'person','enough',NULL,1794821015.1987369059);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',235,0,'person','tuck slot-2',NULL,1794821015.2507243156);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',236,1,'person','work mathematics slot-2',NULL,1794821015.3027422428);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',237,1,'person','dice white-5 white-6',NULL,1794821015.354733467);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',238,1,'person','end-turn',NULL,1794821015.4026060104);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',239,0,'person','work mathematics slot-4',NULL,1794821015.4507315159);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',240,0,'person','dice blue-5',NULL,1794821015.5067937373);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',241,0,'person','place-worker red die-1',NULL,1794821015.5592794418);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',242,0,'person','end-turn',NULL,1794821015.6066124439);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',243,1,'person','work chemistry slot-1',NULL,1794821015.6549346446);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',244,1,'person','dice white-1',NULL,1794821015.7025649547);
INSERT INTO entries VALUES('d4YqZsBNiqcRDexbAhAAFQ',245,1,'person','end-turn',NULL,1794821015.7466905116);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',1,0,'person','pick room-2',NULL,1794821015.8257102966);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',2,0,'person','gain-worker blue',NULL,1794821015.8707318305);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',3,2,'person','pick room-4',NULL,1794821015.918700695);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',4,1,'person','pick room-7',NULL,1794821015.966796875);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',5,1,'person','mark map-top-right',NULL,1794821016.0186555385);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',6,1,'person','work patron slot-5',NULL,1794821016.066716671);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',7,1,'person','dice red-2',NULL,1794821016.114479065);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',8,1,'person','place-worker white die-1',NULL,1794821016.1668512821);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',9,1,'person','main recruit',NULL,1794821016.2186470031);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',10,1,'person','dispatch sanskrit',NULL,1794821016.2706813812);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',11,1,'person','decline',NULL,1794821016.3185479641);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',12,1,'person','small action-1',NULL,1794821016.3666815757);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',13,1,'person','end-turn',NULL,1794821016.4154067038);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',14,2,'person','work patron slot-2',NULL,1794821016.4627103804);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',15,2,'person','dice white-6',NULL,1794821016.5107467174);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',16,2,'person','end-turn',NULL,1794821016.5587017535);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',17,0,'person','work mathematics slot-4',NULL,1794821016.6067223548);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',18,0,'person','dice white-3',NULL,1794821016.6546599864);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',19,0,'person','place-worker blue die-1',NULL,1794821016.702707529);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',20,0,'person','place-worker white die-1',NULL,1794821016.7506992817);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',21,0,'person','end-turn',NULL,1794821016.7987277508);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',22,1,'person','work biology slot-4',NULL,1794821016.8466956615);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',23,1,'person','dice white-2',NULL,1794821016.8946883678);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',24,1,'person','place-worker blue die-1',NULL,1794821016.9427309036);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',25,1,'person','end-turn',NULL,1794821016.9907009601);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',26,2,'person','work chemistry slot-4',NULL,1794821017.0427026748);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',27,2,'person','dice white-2 white-6',NULL,1794821017.0907063484);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',28,2,'person','place-worker red die-1',NULL,1794821017.1386210918);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',29,2,'person','end-turn',NULL,1794821017.1867005824);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',30,0,'person','work physics slot-2',NULL,1794821017.2350323199);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',31,0,'person','dice white-1 white-2',NULL,1794821017.2826628684);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',32,0,'person','main travel',NULL,1794821017.3306779861);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',33,0,'person','move 1',NULL,1794821017.3788163661);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',34,0,'person','end-turn',NULL,1794821017.4267091751);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',35,1,'person','work mathematics slot-2',NULL,1794821017.4747436046);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',36,1,'person','dice white-1 white-1',NULL,1794821017.526644945);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',37,1,'person','end-turn',NULL,1794821017.5746605396);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',38,2,'person','work biology slot-3',NULL,1794821017.6226446628);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',39,2,'person','main research',NULL,1794821017.6706576347);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',40,2,'person','research option-2',NULL,1794821017.718729496);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',41,2,'person','mark map-bottom-right',NULL,1794821017.7666330337);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',42,2,'person','end-turn',NULL,1794821017.8186519145);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',43,0,'person','work patron slot-1',NULL,1794821017.8626189232);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',44,0,'person','end-turn',NULL,1794821017.9066727161);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',45,1,'person','decline',NULL,1794821017.9505689143);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',46,2,'person','decline',NULL,1794821017.9986863136);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',47,0,'person','decline',NULL,1794821018.046745777);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',48,0,'person','gain-worker blue',NULL,1794821018.0987007617);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',49,1,'person','work chemistry slot-3',NULL,1794821018.1466784477);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',50,1,'person','dice white-3 yellow-3',NULL,1794821018.20266366);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',51,1,'person','end-turn',NULL,1794821018.2506809235);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',52,2,'person','work physics slot-3',NULL,1794821018.2986798285);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',53,2,'person','dice white-1 white-6',NULL,1794821018.3426508903);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',54,2,'person','main research',NULL,1794821018.3946740627);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',55,2,'person','gain-worker yellow',NULL,1794821018.4426429272);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',56,2,'person','end-turn',NULL,1794821018.4907822608);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',57,0,'person','work chemistry slot-2',NULL,1794821018.5388691425);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',58,0,'person','dice white-1 white-3',NULL,1794821018.5867063999);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',59,0,'person','main travel',NULL,1794821018.6346206664);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',60,0,'person','move 4',NULL,1794821018.6826121806);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',61,0,'person','return-die hand-5',NULL,1794821018.7305960655);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',62,0,'person','end-turn',NULL,1794821018.7785670757);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',63,1,'person','work apprentice slot-5',NULL,1794821018.8306436539);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',64,1,'person','dice white-1',NULL,1794821018.8745789528);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',65,1,'person','main recruit',NULL,1794821018.9226737022);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',66,1,'person','employ chinese',NULL,1794821018.9666714668);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',67,1,'person','room room-9',NULL,1794821019.01069808);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',68,1,'person','decline',NULL,1794821019.0586965083);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',69,1,'person','end-turn',NULL,1794821019.106600523);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',70,2,'person','work philosophy slot-4',NULL,1794821019.1545350551);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',71,2,'person','dice white-2',NULL,1794821019.2025387287);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',72,2,'person','end-turn',NULL,1794821019.2465496063);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',73,0,'person','work biology slot-4',NULL,1794821019.2946689128);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',74,0,'person','place-worker blue die-1',NULL,1794821019.3425586223);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',75,0,'person','end-turn',NULL,1794821019.3904972076);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',76,1,'person','work philosophy slot-1',NULL,1794821019.4385702609);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',77,1,'person','end-turn',NULL,1794821019.4865150451);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',78,2,'person','work mathematics slot-5',NULL,1794821019.5347373485);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',79,2,'person','end-turn',NULL,1794821019.5833566188);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',80,1,'person','pay',NULL,1794821019.6306698322);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',81,1,'person','gain-die blue',NULL,1794821019.678689003);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',82,2,'person','gain-worker red',NULL,1794821019.7267506123);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',83,2,'person','pay',NULL,1794821019.7747468948);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',84,2,'person','gain-die blue',NULL,1794821019.8227236271);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',85,0,'person','work biology slot-4',NULL,1794821019.8707737922);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',86,0,'person','dice white-2',NULL,1794821019.9187021255);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',87,0,'person','end-turn',NULL,1794821019.9666819572);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',88,1,'person','work apprentice slot-5',NULL,1794821020.0145854949);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',89,1,'person','dice white-3 white-6',NULL,1794821020.0626161098);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',90,1,'person','end-turn',NULL,1794821020.1105861663);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',91,2,'person','work biology slot-5',NULL,1794821020.158796072);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',92,2,'person','dice blue-5 blue-5',NULL,1794821020.206584692);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',93,2,'person','place-worker red die-1',NULL,1794821020.2546417713);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',94,2,'person','main recruit',NULL,1794821020.302511692);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',95,2,'person','dispatch hebrew',NULL,1794821020.3506271839);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',96,2,'person','end-turn',NULL,1794821020.3946461677);
INSERT INTO entries VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',97,0,'person','work philosophy slot-5',NULL,1794821020.4426050186);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',1,0,'person','pick room-2',NULL,1794821020.5133922099);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',2,0,'person','gain-worker red',NULL,1794821020.5586793423);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',3,0,'person','work biology slot-5',NULL,1794821020.6027607917);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',4,0,'person','dice white-1 white-4',NULL,1794821020.6507310866);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',5,0,'person','main recruit',NULL,1794821020.7025637626);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',6,0,'person','dispatch sanskrit',NULL,1794821020.746638298);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',7,0,'person','pay',NULL,1794821020.7907578945);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',8,0,'person','end-turn',NULL,1794821020.8386623858);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',9,0,'person','work physics slot-2',NULL,1794821020.8867151737);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',10,0,'person','dice white-6 red-1',NULL,1794821020.93470788);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',11,0,'person','place-worker red die-1',NULL,1794821020.9827485084);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',12,0,'person','place-worker white die-1',NULL,1794821021.0305707454);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',13,0,'person','main travel',NULL,1794821021.0787203312);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',14,0,'person','move 7',NULL,1794821021.13062191);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',15,0,'person','part 1',NULL,1794821021.1747210025);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',16,0,'person','gain-die yellow',NULL,1794821021.2266573906);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',17,0,'person','end-turn',NULL,1794821021.2707145214);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',18,0,'person','work apprentice slot-1',NULL,1794821021.3187468051);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',19,0,'person','dice yellow-4',NULL,1794821021.3707916737);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',20,0,'person','small action-3',NULL,1794821021.4267513751);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',21,0,'person','gain-worker white',NULL,1794821021.470673561);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',22,0,'person','place-worker white die-1',NULL,1794821021.5429608821);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',23,0,'person','end-turn',NULL,1794821021.5906329154);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',24,0,'person','rest',NULL,1794821021.6385691165);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',25,0,'person','gain-worker red',NULL,1794821021.6866493225);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',26,0,'person','pay',NULL,1794821021.734568119);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',27,0,'person','return-die hand-3',NULL,1794821021.7825844287);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',28,0,'person','work physics slot-2',NULL,1794821021.8306601048);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',29,0,'person','dice white-4 white-5',NULL,1794821021.88270545);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',30,0,'person','main travel',NULL,1794821021.9306819438);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',31,0,'person','move 9',NULL,1794821021.9787111282);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',32,0,'person','end-turn',NULL,1794821022.0267443656);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',33,0,'person','work apprentice slot-4',NULL,1794821022.078736782);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',34,0,'person','dice white-3 white-4',NULL,1794821022.126689434);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',35,0,'person','small action-1',NULL,1794821022.1787245273);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',36,0,'person','small action-2',NULL,1794821022.226663351);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',37,0,'person','small action-3',NULL,1794821022.2786157131);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',38,0,'person','gain-worker red',NULL,1794821022.3307087421);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',39,0,'person','place-worker red die-2',NULL,1794821022.3785312176);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',40,0,'person','end-turn',NULL,1794821022.4266071319);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',41,0,'person','work philosophy slot-5',NULL,1794821022.4746763706);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',42,0,'person','dice white-6',NULL,1794821022.5226256847);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',43,0,'person','end-turn',NULL,1794821022.5705296992);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',44,0,'person','work patron slot-1',NULL,1794821022.6185972691);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',45,0,'person','small action-1',NULL,1794821022.666508913);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',46,0,'person','end-turn',NULL,1794821022.710540533);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',47,0,'person','pay',NULL,1794821022.7585849761);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',48,0,'person','gain-worker yellow',NULL,1794821022.8065867423);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',49,0,'person','pay',NULL,1794821022.8506157398);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',50,0,'person','gain-die blue',NULL,1794821022.8986570835);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',51,0,'person','work chemistry slot-1',NULL,1794821022.9466617106);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',52,0,'person','dice white-4',NULL,1794821022.9945321083);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',53,0,'person','end-turn',NULL,1794821023.0426392555);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',54,0,'person','work apprentice slot-4',NULL,1794821023.0905668735);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',55,0,'person','dice red-1',NULL,1794821023.1385731697);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',56,0,'person','end-turn',NULL,1794821023.1865282058);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',57,0,'person','work physics slot-3',NULL,1794821023.2346215247);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',58,0,'person','dice yellow-2',NULL,1794821023.2824802399);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',59,0,'person','main research',NULL,1794821023.330615282);
INSERT INTO entries VALUES('up7HWf_VPlme0CCzCQx41Q',60,0,'person','gain-worker red',NULL,1794821023.3785595893);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',1,1,'person','pick room-5',NULL,1794821023.4569795131);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',2,1,'person','gain-worker white',NULL,1794821023.5028710365);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',3,0,'person','pick room-6',NULL,1794821023.5507276058);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',4,0,'person','work apprentice slot-1',NULL,1794821023.5987200737);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',5,0,'person','dice white-6',NULL,1794821023.6427733898);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',6,0,'person','end-turn',NULL,1794821023.6866390705);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',7,1,'person','work patron slot-3',NULL,1794821023.7347552776);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',8,1,'person','dice white-5 black-5',NULL,1794821023.7826216221);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',9,1,'person','place-worker white die-2',NULL,1794821023.8305649757);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',10,1,'person','main research',NULL,1794821023.8745503425);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',11,1,'person','gain-worker red',NULL,1794821023.9225919247);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',12,1,'person','small action-1',NULL,1794821023.9706122875);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',13,1,'person','end-turn',NULL,1794821024.0185987949);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',14,0,'person','work physics slot-5',NULL,1794821024.0705528259);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',15,0,'person','dice black-4',NULL,1794821024.1146073341);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',16,0,'person','main recruit',NULL,1794821024.1626331805);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',17,0,'person','employ sanskrit',NULL,1794821024.2106132506);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',18,0,'person','room room-8',NULL,1794821024.2586722373);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',19,0,'person','return-die hand-1',NULL,1794821024.3065476417);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',20,0,'person','end-turn',NULL,1794821024.3547284603);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',21,1,'person','work chemistry slot-2',NULL,1794821024.4032397269);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',22,1,'person','dice white-5 white-5',NULL,1794821024.4506981372);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',23,1,'person','place-worker red die-1',NULL,1794821024.4986267089);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',24,1,'person','end-turn',NULL,1794821024.5427372455);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',25,0,'person','work medicine slot-2',NULL,1794821024.5906927586);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',26,0,'person','place-worker red die-1',NULL,1794821024.6507148742);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',27,0,'person','place-worker blue die-1',NULL,1794821024.6987183094);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',28,0,'person','end-turn',NULL,1794821024.7467250823);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',29,1,'person','pay',NULL,1794821024.7947230339);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',30,1,'person','decline',NULL,1794821024.8427147865);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',31,0,'person','decline',NULL,1794821024.8906900882);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',32,0,'person','gain-worker red',NULL,1794821024.9386191368);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',33,1,'person','work medicine slot-2',NULL,1794821024.9866409301);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',34,1,'person','dice white-2',NULL,1794821025.0306727886);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',35,1,'person','end-turn',NULL,1794821025.0786955356);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',36,0,'person','work patron slot-4',NULL,1794821025.1266243457);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',37,0,'person','dice white-1',NULL,1794821025.1748108863);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',38,0,'person','small action-1',NULL,1794821025.2230808734);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',39,0,'person','place-worker white die-1',NULL,1794821025.2707989215);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',40,0,'person','place-worker yellow die-1',NULL,1794821025.3146843909);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',41,0,'person','end-turn',NULL,1794821025.3666477203);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',42,1,'person','work patron slot-5',NULL,1794821025.4106686115);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',43,1,'person','dice red-5',NULL,1794821025.4586074352);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',44,1,'person','main recruit',NULL,1794821025.5066051483);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',45,1,'person','employ sanskrit',NULL,1794821025.554615736);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',46,1,'person','room room-3',NULL,1794821025.6027293205);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',47,1,'person','gain-die red',NULL,1794821025.650724411);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',48,1,'person','small action-1',NULL,1794821025.6987264156);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',49,1,'person','end-turn',NULL,1794821025.7466380596);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',50,0,'person','work apprentice slot-5',NULL,1794821025.7947220802);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',51,0,'person','dice white-2',NULL,1794821025.8385627269);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',52,0,'person','main recruit',NULL,1794821025.8866794108);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',53,0,'person','dispatch sanskrit',NULL,1794821025.9346678257);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',54,0,'person','small action-3',NULL,1794821025.9826421738);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',55,0,'person','gain-worker red',NULL,1794821026.030665636);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',56,0,'person','small action-1',NULL,1794821026.0787363052);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',57,0,'person','small action-2',NULL,1794821026.1267011165);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',58,0,'person','end-turn',NULL,1794821026.1746690273);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',59,1,'person','work physics slot-4',NULL,1794821026.2226893902);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',60,1,'person','dice white-1 white-1',NULL,1794821026.2707130908);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',61,1,'person','end-turn',NULL,1794821026.3186991214);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',62,0,'person','work physics slot-3',NULL,1794821026.366718769);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',63,0,'person','dice white-6',NULL,1794821026.4147770404);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',64,0,'person','place-worker red die-1',NULL,1794821026.4625890255);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',65,0,'person','end-turn',NULL,1794821026.5106892585);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',66,1,'person','gain-worker white',NULL,1794821026.5545983315);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',67,1,'person','pay',NULL,1794821026.6027026176);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',68,0,'person','work mathematics slot-2',NULL,1794821026.6507034302);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',69,0,'person','dice white-4 black-6',NULL,1794821026.6985867022);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',70,0,'person','main travel',NULL,1794821026.7426340579);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',71,0,'person','move 1',NULL,1794821026.7905824184);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',72,0,'person','end-turn',NULL,1794821026.838581562);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',73,1,'person','work medicine slot-4',NULL,1794821026.8905539512);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',74,1,'person','dice red-1',NULL,1794821026.938634634);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',75,1,'person','end-turn',NULL,1794821026.9946267604);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',76,0,'person','work chemistry slot-1',NULL,1794821027.0407481193);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',77,0,'person','dice white-4 white-6',NULL,1794821027.086965084);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',78,0,'person','main recruit',NULL,1794821027.1346881389);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',79,0,'person','employ greek',NULL,1794821027.2229716777);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',80,0,'person','room room-10',NULL,1794821027.2706677913);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',81,0,'person','gain-worker yellow',NULL,1794821027.3186776638);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',82,0,'person','end-turn',NULL,1794821027.3666479587);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',83,1,'person','work mathematics slot-3',NULL,1794821027.4186685085);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',84,1,'person','dice white-2 white-5',NULL,1794821027.466656208);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',85,1,'person','end-turn',NULL,1794821027.5186309813);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',86,0,'person','decline',NULL,1794821027.566568613);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',87,0,'person','gain-worker red',NULL,1794821027.6186265945);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',88,0,'person','decline',NULL,1794821027.6666090488);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',89,1,'person','work chemistry slot-1',NULL,1794821027.71863842);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',90,1,'person','main recruit',NULL,1794821027.7665467261);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',91,1,'person','dispatch sanskrit',NULL,1794821027.8146824836);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',92,1,'person','end-turn',NULL,1794821027.862676382);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',93,0,'person','work physics slot-3',NULL,1794821027.9106531142);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',94,0,'person','dice white-5 white-6',NULL,1794821027.9586579799);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',95,0,'person','main research',NULL,1794821028.0066702365);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',96,0,'person','gain-worker blue',NULL,1794821028.0546541213);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',97,0,'person','end-turn',NULL,1794821028.1026329994);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',98,1,'person','work patron slot-2',NULL,1794821028.1546480655);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',99,1,'person','small action-1',NULL,1794821028.2026779652);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',100,1,'person','end-turn',NULL,1794821028.254635334);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',101,0,'person','work patron slot-1',NULL,1794821028.3026540279);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',102,0,'person','dice white-1',NULL,1794821028.3545718193);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',103,0,'person','main recruit',NULL,1794821028.4025936126);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',104,0,'person','employ chinese',NULL,1794821028.4505269527);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',105,0,'person','room room-7',NULL,1794821028.4986319541);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',106,0,'person','part 2',NULL,1794821028.5465815067);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',107,0,'person','mark map-top-right',NULL,1794821028.5945541859);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',108,0,'person','gain-worker blue',NULL,1794821028.6466190814);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',109,0,'person','small action-1',NULL,1794821028.6945843697);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',110,0,'person','end-turn',NULL,1794821028.7425770759);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',111,1,'person','decline',NULL,1794821028.7907273769);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',112,1,'person','pay',NULL,1794821028.8386287689);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',113,1,'person','decline',NULL,1794821028.886617422);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',114,0,'person','tuck slot-2',NULL,1794821028.9386100768);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',115,0,'person','work chemistry slot-4',NULL,1794821028.9865684508);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',116,0,'person','place-worker blue die-1',NULL,1794821029.0385823249);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',117,0,'person','place-worker yellow die-1',NULL,1794821029.0865852832);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',118,0,'person','end-turn',NULL,1794821029.1346776485);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',119,1,'person','work physics slot-3',NULL,1794821029.1853685378);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',120,1,'person','dice white-1 white-4',NULL,1794821029.2346720695);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',121,1,'person','place-worker white die-2',NULL,1794821029.2826783656);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',122,1,'person','end-turn',NULL,1794821029.3307294845);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',123,0,'person','decline',NULL,1794821029.374664545);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',124,0,'person','gain-worker blue',NULL,1794821029.4185938835);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',125,0,'person','pay',NULL,1794821029.4625773429);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',126,0,'person','spend-worker blue',NULL,1794821029.5064818859);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',127,1,'person','work biology slot-5',NULL,1794821029.5505867004);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',128,1,'person','dice white-4',NULL,1794821029.5949420928);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',129,1,'person','main recruit',NULL,1794821029.6386046409);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',130,1,'person','dispatch sanskrit',NULL,1794821029.6908049583);
INSERT INTO entries VALUES('h880KRHp8feejDrrWwrbzQ',131,1,'person','end-turn',NULL,1794821029.7386503219);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	identity VARCHAR, 
	name VARCHAR, 
	level VARCHAR, 
	stand_in VARCHAR, 
	stand_in_why VARCHAR, 
	secret VARCHAR, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE SET NULL, 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO seats VALUES('d4YqZsBNiqcRDexbAhAAFQ',0,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ada',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('d4YqZsBNiqcRDexbAhAAFQ',1,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ben',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',0,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ada',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',1,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ben',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('qOWQ_iJgkCfYl5rW5FJ0xQ',2,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Cem',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('up7HWf_VPlme0CCzCQx41Q',0,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ada',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('up7HWf_VPlme0CCzCQx41Q',1,'opponent',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('h880KRHp8feejDrrWwrbzQ',0,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ada',NULL,NULL,NULL,NULL);
INSERT INTO seats VALUES('h880KRHp8feejDrrWwrbzQ',1,'person','aZVfG0l6rw2EsEkfao86Nlb1bqr1557R','Ben',NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_chat_identity ON chat (identity);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_seats_identity ON seats (identity);
COMMIT;
