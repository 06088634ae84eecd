BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES(1,'_X9zoAvBHgjgP-8i3Mwieg','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','69b21e0bbb2f5bc9',0,'Ada','Well played.',1.7949582019848446846e+09);
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
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',1,1,'person','pick room-5',NULL,1.79495820085133624081e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',2,1,'person','gain-worker blue',NULL,1.7949582008601109982e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',3,0,'person','pick room-4',NULL,1.79495820086622929565e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',4,0,'person','decline',NULL,1.79495820087133407588e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',5,0,'person','work patron slot-1',NULL,1.79495820087967801088e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',6,0,'person','dice white-2 white-5',NULL,1.79495820088518500323e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',7,0,'person','end-turn',NULL,1.79495820089010930066e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',8,1,'person','work mathematics slot-5',NULL,1.79495820089830732339e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',9,1,'person','dice white-4 white-4',NULL,1.79495820090500473979e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',10,1,'person','end-turn',NULL,1.79495820091005063058e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',11,0,'person','rest',NULL,1.79495820091695976261e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',12,0,'person','decline',NULL,1.79495820092244911191e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',13,0,'person','enough',NULL,1.79495820092713069919e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',14,1,'person','rest',NULL,1.79495820093410110478e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',15,1,'person','enough',NULL,1.7949582009402685165e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',16,0,'person','work chemistry slot-2',NULL,1.79495820094809579851e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',17,0,'person','dice white-6',NULL,1.79495820102401614187e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',18,0,'person','end-turn',NULL,1.79495820107450294498e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',19,1,'person','work philosophy slot-2',NULL,1.79495820109414744381e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',20,1,'person','dice white-2',NULL,1.79495820110083937649e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',21,1,'person','end-turn',NULL,1.79495820111415123939e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',22,0,'person','rest',NULL,1.79495820112232327457e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',23,0,'person','decline',NULL,1.79495820113919663432e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',24,0,'person','enough',NULL,1.7949582011485905647e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',25,1,'person','rest',NULL,1.79495820115622615811e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',26,1,'person','decline',NULL,1.79495820116170620925e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',27,1,'person','enough',NULL,1.79495820116665482516e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',28,0,'person','work biology slot-4',NULL,1.79495820117455863948e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',29,0,'person','dice white-2 white-2',NULL,1.79495820120718431477e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',30,0,'person','end-turn',NULL,1.79495820123285675052e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',31,1,'person','work biology slot-5',NULL,1.79495820124285984037e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',32,1,'person','dice white-6',NULL,1.79495820124861311917e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',33,1,'person','end-turn',NULL,1.79495820125504231459e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',34,0,'person','rest',NULL,1.79495820127262020108e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',35,0,'person','decline',NULL,1.79495820128565430643e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',36,0,'person','enough',NULL,1.79495820132808089255e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',37,1,'person','rest',NULL,1.79495820135106134412e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',38,1,'person','decline',NULL,1.79495820136535930633e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',39,1,'person','enough',NULL,1.79495820137578558921e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',40,0,'person','work mathematics slot-1',NULL,1.79495820139445495604e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',41,0,'person','dice white-4',NULL,1.79495820140877604485e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',42,0,'person','end-turn',NULL,1.79495820142021751406e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',43,1,'person','work patron slot-3',NULL,1.79495820142936396597e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',44,1,'person','dice white-1',NULL,1.79495820144389700893e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',45,1,'person','end-turn',NULL,1.79495820145207166671e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',46,0,'person','rest',NULL,1.79495820146046566965e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',47,0,'person','enough',NULL,1.79495820146640777583e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',48,1,'person','rest',NULL,1.7949582014738388061e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',49,1,'person','decline',NULL,1.79495820147930574411e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',50,1,'person','enough',NULL,1.79495820148428034783e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',51,0,'person','work chemistry slot-5',NULL,1.79495820149247217178e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',52,0,'person','dice white-5 blue-4',NULL,1.79495820149910569191e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',53,0,'person','end-turn',NULL,1.79495820150533032417e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',54,1,'person','work mathematics slot-3',NULL,1.79495820173132944108e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',55,1,'person','dice white-1 white-5',NULL,1.79495820174710726735e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',56,1,'person','end-turn',NULL,1.79495820175183320045e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',57,0,'person','rest',NULL,1.79495820175797581672e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',58,0,'person','decline',NULL,1.79495820176280879978e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',59,0,'person','enough',NULL,1.79495820176666593553e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',60,1,'person','rest',NULL,1.79495820177268958087e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',61,1,'person','enough',NULL,1.79495820177845454221e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',62,0,'person','work chemistry slot-3',NULL,1.79495820178493261341e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',63,0,'person','dice white-3 white-5',NULL,1.7949582017890279293e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',64,0,'person','end-turn',NULL,1.79495820179472470286e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',65,1,'person','work chemistry slot-3',NULL,1.79495820180126190181e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',66,1,'person','dice white-3',NULL,1.79495820180566263203e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',67,1,'person','end-turn',NULL,1.79495820180960726731e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',68,0,'person','rest',NULL,1.79495820181543469431e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',69,0,'person','decline',NULL,1.79495820182115888592e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',70,0,'person','enough',NULL,1.79495820182536172868e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',71,1,'person','rest',NULL,1.79495820183360123636e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',72,1,'person','decline',NULL,1.79495820184065771104e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',73,1,'person','enough',NULL,1.79495820184493947032e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',74,0,'person','work biology slot-1',NULL,1.79495820185137772563e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',75,0,'person','dice white-2 white-6',NULL,1.79495820185584211347e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',76,0,'person','end-turn',NULL,1.79495820185998845104e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',77,1,'person','work chemistry slot-5',NULL,1.794958201866543293e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',78,1,'person','dice white-3 white-4',NULL,1.79495820187256693847e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',79,1,'person','end-turn',NULL,1.79495820187682318691e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',80,0,'person','rest',NULL,1.79495820188280916221e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',81,0,'person','decline',NULL,1.79495820188825631145e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',82,0,'person','enough',NULL,1.79495820189222764964e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',83,1,'person','rest',NULL,1.79495820190200734136e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',84,1,'person','decline',NULL,1.79495820190702056883e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',85,1,'person','enough',NULL,1.79495820191088461875e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',86,0,'person','work mathematics slot-3',NULL,1.79495820191719841958e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',87,0,'person','dice white-5 blue-3',NULL,1.79495820192176055909e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',88,0,'person','end-turn',NULL,1.79495820192587256431e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',89,1,'person','work philosophy slot-4',NULL,1.79495820193260240552e+09);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',90,1,'person','dice white-5',NULL,1794958201.93993);
INSERT INTO "entries" VALUES('_X9zoAvBHgjgP-8i3Mwieg',91,1,'person','end-turn',NULL,1.79495820194388246539e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',1,1,'person','pick room-2',NULL,1.79495820204454398149e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',2,1,'person','decline',NULL,1.79495820205124831199e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',3,0,'person','pick room-5',NULL,1.79495820205825448038e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',4,0,'person','work biology slot-1',NULL,1.7949582020673136711e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',5,0,'person','dice white-1 blue-6',NULL,1.79495820207262158393e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',6,0,'person','end-turn',NULL,1.79495820207713794713e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',7,1,'person','work mathematics slot-5',NULL,1.79495820208519077298e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',8,1,'person','dice white-2 blue-6',NULL,1.79495820209060430528e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',9,1,'person','end-turn',NULL,1.79495820209506630896e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',10,0,'person','work physics slot-4',NULL,1.79495820210216641427e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',11,0,'person','dice white-4',NULL,1.79495820210671496396e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',12,0,'person','end-turn',NULL,1.79495820211081027984e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',13,1,'person','work chemistry slot-1',NULL,1.79495820211745858189e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',14,1,'person','dice white-2',NULL,1.7949582021221778393e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',15,1,'person','main recruit',NULL,1.79495820212695288663e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',16,1,'person','dispatch sanskrit',NULL,1.79495820213241267203e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',17,1,'person','gain-worker blue',NULL,1.79495820213693666454e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',18,1,'person','end-turn',NULL,1.79495820214105200772e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',19,0,'person','work apprentice slot-5',NULL,1.79495820214753890042e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',20,0,'person','place-worker red die-1',NULL,1.79495820215261816981e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',21,0,'person','small action-3',NULL,1.7949582021569635868e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',22,0,'person','gain-worker red',NULL,1.79495820216167569155e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',23,0,'person','main travel',NULL,1.79495820216628694529e+09);
INSERT INTO "entries" VALUES('cWzugCJZsuxnMkHsftyubw',24,0,'person','move 3',NULL,1.79495820217121052736e+09);
CREATE TABLE hints (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	choices INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	suggestions JSON NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "identities" VALUES('DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','69b21e0bbb2f5bc9','Ada','en',NULL,1.7949582007693982124e+09);
INSERT INTO "identities" VALUES('hE5n98MSjfFLHaviUnhBZAetKD5bdwkR','847a785184949581','Ben','en',NULL,1.79495820079926419261e+09);
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
INSERT INTO "replays" VALUES('zNrJ0xKXDwFft64cDvzksw','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','{"format": 1, "rules": 2, "catalogue": "c4047e9a826b0b17", "players": 2, "mode": "casual", "seed": "114826468354800517831747750194045980826753782017753413779054803521524439095537", "names": ["Ada", "Ben"], "choices": ["pick room-5", "gain-worker blue", "pick room-4", "decline", "work patron slot-1", "dice white-2 white-5", "end-turn", "work mathematics slot-5", "dice white-4 white-4", "end-turn", "rest", "decline", "enough", "rest", "enough", "work chemistry slot-2", "dice white-6", "end-turn", "work philosophy slot-2", "dice white-2", "end-turn", "rest", "decline", "enough", "rest", "decline", "enough", "work biology slot-4", "dice white-2 white-2", "end-turn", "work biology slot-5", "dice white-6", "end-turn", "rest", "decline", "enough", "rest", "decline", "enough", "work mathematics slot-1", "dice white-4", "end-turn", "work patron slot-3", "dice white-1", "end-turn", "rest", "enough", "rest", "decline", "enough", "work chemistry slot-5", "dice white-5 blue-4", "end-turn", "work mathematics slot-3", "dice white-1 white-5", "end-turn", "rest", "decline", "enough", "rest", "enough", "work chemistry slot-3", "dice white-3 white-5", "end-turn", "work chemistry slot-3", "dice white-3", "end-turn", "rest", "decline", "enough", "rest", "decline", "enough", "work biology slot-1", "dice white-2 white-6", "end-turn", "work chemistry slot-5", "dice white-3 white-4", "end-turn", "rest", "decline", "enough", "rest", "decline", "enough", "work mathematics slot-3", "dice white-5 blue-3", "end-turn", "work philosophy slot-4", "dice white-5", "end-turn"], "commitment": "e65e1c823ab930d9792340e46da5d4980b8d17c6d26daa8c0f7665070f706696"}',1.79495820199235320098e+09);
CREATE TABLE results (
	"table" VARCHAR NOT NULL, 
	scores JSON NOT NULL, 
	winners JSON NOT NULL, 
	solo VARCHAR, 
	difficulty VARCHAR, 
	curve JSON NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('_X9zoAvBHgjgP-8i3Mwieg','[4, 4]','[1]',NULL,NULL,'[[3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4]]',1.79495820194388246539e+09);
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
INSERT INTO "seats" VALUES('_X9zoAvBHgjgP-8i3Mwieg',0,'person','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','Ada',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('_X9zoAvBHgjgP-8i3Mwieg',1,'person','hE5n98MSjfFLHaviUnhBZAetKD5bdwkR','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cWzugCJZsuxnMkHsftyubw',0,'person','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','Ada',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('cWzugCJZsuxnMkHsftyubw',1,'person','hE5n98MSjfFLHaviUnhBZAetKD5bdwkR','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bYwOm9-V-86ugobdFG_BwQ',0,'person','hE5n98MSjfFLHaviUnhBZAetKD5bdwkR','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bYwOm9-V-86ugobdFG_BwQ',1,'open',NULL,NULL,NULL,NULL,NULL,'1TB6Bx_lnLXkbgN8X4d4VhXJ2we-RI3X');
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
	changed FLOAT NOT NULL, lesson VARCHAR, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('_X9zoAvBHgjgP-8i3Mwieg','finished',93,91,'casual','[]',NULL,'{"open": false, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "copyist", "hints": false}','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','114826468354800517831747750194045980826753782017753413779054803521524439095537',NULL,0,0,NULL,88,NULL,1.79495820194388246539e+09,'{}',NULL,'[]',NULL,NULL,'zNrJ0xKXDwFft64cDvzksw',1.79495820080778884886e+09,1.7949582019924154282e+09,NULL);
INSERT INTO "tables" VALUES('cWzugCJZsuxnMkHsftyubw','running',25,24,'epic','[]',NULL,'{"open": false, "spectators": true, "confirm_turns": false, "clock": {"per": "turn", "seconds": 86400, "added": 0}, "absence": null, "stand_in": "copyist", "hints": false}','DH4vBqqj2cl2unlWZ5_Tbkg_hULP8FlI','105374005509240357581824180440895740897879878161558057886465552544578377856654',NULL,0,0,'{"format": 2, "catalogue": "c4047e9a826b0b17", "mode": "epic", "seed": "105374005509240357581824180440895740897879878161558057886465552544578377856654", "chance": [1937531806, 459565361, 3891618675, 3381040958], "round": 3, "last_round": 0, "turn": 0, "first_player": 0, "passed": 0, "reveals": 9, "supply": {"white": 27, "red": 20, "blue": 18, "yellow": 20, "purple": 4, "orange": 4, "green": 5}, "rooms": [null, {"translator": "starting-2", "owner": 1, "gold": 0}, {"translator": "starting-3", "owner": -1, "gold": 0}, null, {"translator": "starting-5", "owner": 0, "gold": 0}, {"translator": "starting-6", "owner": -1, "gold": 0}, null, null, null, null], "map": [{"scroll": "scroll-persian-b", "influence": -1}, {"scroll": "scroll-chinese-h", "influence": -1}, {"scroll": "scroll-persian-d", "influence": -1}, {"scroll": "scroll-hebrew-c", "influence": -1}, {"scroll": "scroll-chinese-d", "influence": -1}, {"scroll": "scroll-syriac-c", "influence": -1}], "wisdom": [{"scroll": "scroll-chinese-g", "influence": -1}, null, null, {"scroll": "scroll-syriac-g", "influence": -1}, null, null, {"scroll": "scroll-syriac-a", "influence": -1}, null, null], "guilds": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "control": [-1, -1, -1], "neutral_spot": 6, "caliphs": [], "caliph_marks": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "decks": {"chinese": ["chinese-a", "chinese-c", "chinese-g", "chinese-h", "chinese-f", "chinese-d", "chinese-e", "chinese-b"], "sanskrit": ["sanskrit-h", "sanskrit-g", "sanskrit-d", "sanskrit-b", "sanskrit-c", "sanskrit-f", "sanskrit-e", "sanskrit-a"], "greek": ["greek-a", "greek-b", "greek-e", "greek-c", "greek-d", "greek-g", "greek-f", "greek-h"], "hebrew": ["hebrew-g", "hebrew-f", "hebrew-e", "hebrew-b", "hebrew-d", "hebrew-c", "hebrew-a", "hebrew-h"], "persian": ["persian-d", "persian-b", "persian-f", "persian-g", "persian-h", "persian-a", "persian-e", "persian-c"], "syriac": ["syriac-e", "syriac-b", "syriac-h", "syriac-f", "syriac-a", "syriac-g", "syriac-c", "syriac-d"], "mixed-1": ["mixed-1-b", "mixed-1-e", "mixed-1-c", "mixed-1-f", "mixed-1-d", "mixed-1-g", "mixed-1-a", "mixed-1-h"], "mixed-2": ["mixed-2-a", "mixed-2-g", "mixed-2-d", "mixed-2-b", "mixed-2-c", "mixed-2-h", "mixed-2-f", "mixed-2-e"]}, "under": [0, 1, 0, 0, 0, 0, 0, 0], "stacks": [3, 4, 4, 4, 4, 1], "draw_pile": ["scroll-persian-g", "scroll-persian-c", "scroll-sanskrit-h", "scroll-hebrew-f", "scroll-chinese-b", "caliph-4", "scroll-chinese-e", "scroll-persian-f", "scroll-greek-b", "scroll-greek-c", "caliph-1", "caliph-3", "scroll-sanskrit-g", "scroll-sanskrit-d", "scroll-hebrew-h", "scroll-greek-g", "caliph-2", "scroll-sanskrit-a", "scroll-sanskrit-b", "scroll-sanskrit-f"], "reserve": ["scroll-syriac-h", "scroll-hebrew-a", "scroll-syriac-d", "scroll-hebrew-d", "scroll-sanskrit-e", "scroll-greek-d", "scroll-persian-a", "scroll-chinese-f", "scroll-syriac-b", "scroll-persian-e", "scroll-greek-a", "scroll-persian-h", "scroll-hebrew-e", "scroll-syriac-f", "scroll-chinese-c", "scroll-greek-f", "scroll-sanskrit-c", "scroll-hebrew-b", "scroll-syriac-e", "scroll-chinese-a", "scroll-greek-e", "scroll-greek-h", "scroll-hebrew-g"], "discarded": [], "resources": [], "work": null, "solo": null, "expansions": {}, "players": [{"silver": 3, "gold": 2, "influence": 19, "spot": 0, "goal": "goal-sanskrit", "targets": 0, "resource": "resource-7", "cards": ["mathematics", "chemistry", "philosophy", "apprentice", "patron"], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 1, "biology": 0, "astronomy": 0, "medicine": 0}, "workers": {"red": 1}, "bag": {"white": 3}, "hand": {"white-5": 1}, "slots": [{"card": "biology", "dice": ["white-1", "blue-6"], "workers": [null, null, null, null]}, null, null, {"card": "physics", "dice": ["white-4", null], "workers": [null, null, null, null]}, null, null], "scrolls": ["starting-scroll-sanskrit"], "set_aside": [], "retirees": [[], [], [], []]}, {"silver": 5, "gold": 1, "influence": 19, "spot": 0, "goal": "goal-hebrew", "targets": 0, "resource": "resource-2", "cards": ["physics", "philosophy", "biology", "apprentice", "patron"], "tracks": {"mathematics": 0, "physics": 0, "chemistry": 0, "philosophy": 0, "biology": 1, "astronomy": 0, "medicine": 0}, "workers": {"white": 1, "blue": 1}, "bag": {"white": 4}, "hand": {"white-4": 1}, "slots": [{"card": "chemistry", "dice": ["white-2", null], "workers": [null, null, null, null]}, null, null, null, {"card": "mathematics", "dice": ["white-2", "blue-6"], "workers": [null, null, null, null]}, null], "scrolls": ["starting-scroll-hebrew"], "set_aside": [], "retirees": [[], [], [], []]}], "agenda": [{"step": "turn", "seat": 0}]}',18,0,1.79495820214105200772e+09,'{"left": [86399970, 86399969], "since": 1794958202.1712105}',1.79504460214121055604e+09,'[]',NULL,NULL,NULL,1.79495820200472164154e+09,1.7949582021712274551e+09,NULL);
INSERT INTO "tables" VALUES('bYwOm9-V-86ugobdFG_BwQ','waiting',0,0,'casual','[]',NULL,'{"open": true, "spectators": true, "confirm_turns": false, "clock": null, "absence": null, "stand_in": "copyist", "hints": false}','hE5n98MSjfFLHaviUnhBZAetKD5bdwkR','98418980021705051356002726724431683423696611762244487039410009980183101716500',NULL,0,0,NULL,0,NULL,NULL,'{}',NULL,'[]',NULL,NULL,NULL,1.79495820218040442461e+09,1.79495820218040442461e+09,NULL);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_chat_identity ON chat (identity);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_seats_identity ON seats (identity);
COMMIT;
