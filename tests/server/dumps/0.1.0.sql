-- token: XGikAO50H_ZXQJN6QXkTcuixk_uRmE96rA2oR-yOkWY.Naij0WxGbqjb3c3MdAdbcQ
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	once VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_once UNIQUE (table_id, once), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',1,'bot',0,'{"level":"random"}',NULL,1.79503612240354895593e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',2,'bot',1,'{"level":"random"}',NULL,1.79503612240354895593e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',1,'sit',0,'{"holder":"1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101","name":"Ada"}',NULL,1.79503612248584604261e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',2,'sit',1,'{"holder":"1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101","name":"Ben"}',NULL,1.79503612248584604261e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',3,'act',0,'{"action":{"do":"place_hotel","at":"de45"}}','7ed97d3724ab0051',1.79503612253962898251e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',4,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"de45"}}','e4de5a7ff75e7368',1.79503612257340192798e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',5,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd45"}}','bc21cfe7723bcbf7',1.79503612264288711546e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',6,'act',0,'{"action":{"do":"end_turn"}}','8892b0d8b8d26828',1.79503612266273403167e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',7,'act',1,'{"action":{"do":"place_hotel","at":"cd45"}}','ed19001562a6f0ea',1.79503612272804594042e+09);
INSERT INTO "entries" VALUES('uAG9RRyFLUMvJHypqG1LdA',8,'say',0,'{"text":"Grüße"}',NULL,1.79503612273319506642e+09);
INSERT INTO "entries" VALUES('qhM_9XpkGTMAMKHspCCS_A',1,'sit',0,'{"holder":"1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101","name":"Ada"}',NULL,1.79503612274150204652e+09);
INSERT INTO "entries" VALUES('qhM_9XpkGTMAMKHspCCS_A',2,'open',1,'{}',NULL,1.79503612274150204652e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',3,'act',0,'{"action":{"do":"place_hotel","at":"bc34"}}',NULL,1.79503612312966489791e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',4,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"de34"}}',NULL,1.79503612317570495609e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',5,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd12"}}',NULL,1.7950361231840178967e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',6,'act',0,'{"action":{"do":"end_turn"}}',NULL,1.79503612328833603859e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',7,'act',1,'{"action":{"do":"place_hotel","at":"ab34"}}',NULL,1.79503612335210704798e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',8,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"cd34"}}',NULL,1.79503612340807294843e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',9,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"de12"}}',NULL,1.79503612341302609439e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',10,'act',1,'{"action":{"do":"flip","pawn":"watchman","tile":"e1"}}',NULL,1.7950361234142730236e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',11,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612341765809057e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',12,'act',0,'{"action":{"do":"place_hotel","at":"ab12"}}',NULL,1.79503612342399501795e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',13,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc23"}}',NULL,1.7950361234318339825e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',14,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"bc34"}}',NULL,1.79503612343596410756e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',15,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"b4"}}',NULL,1.7950361234420158863e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',16,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"b3"}}',NULL,1.79503612344299697881e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',17,'act',1,'{"action":{"do":"place_hotel","at":"de23"}}',NULL,1.79503612344395589825e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',18,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"cd23"}}',NULL,1.795036123444824934e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',19,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"bc23"}}',NULL,1795036123.44566);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',20,'act',1,'{"action":{"do":"flip","pawn":"mayor","tile":"c2"}}',NULL,1.79503612344647097594e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',21,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612344734406473e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',22,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc34"}}',NULL,1.79503612345332598685e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',23,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd23"}}',NULL,1.79503612345422697066e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',24,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"d2"}}',NULL,1.79503612345511603357e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',25,'act',0,'{"action":{"do":"rehouse","tile":"c2"}}',NULL,1.79503612345605707174e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',26,'act',0,'{"action":{"do":"end_turn"}}',NULL,1.7950361234569020271e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',27,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"ab23"}}',NULL,1.79503612345774507521e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',28,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"bc23"}}',NULL,1795036123.45854);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',29,'act',1,'{"action":{"do":"flip","pawn":"watchman","tile":"b2"}}',NULL,1.79503612346055507658e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',30,'act',1,'{"action":{"do":"rehouse","tile":"b3"}}',NULL,1795036123.46374);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',31,'act',1,'{"action":{"do":"flip","pawn":"mayor","tile":"a2"}}',NULL,1.79503612346750593183e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',32,'act',1,'{"action":{"do":"rehouse","tile":"d5"}}',NULL,1.79503612347366905219e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',33,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"ab45"}}',NULL,1.79503612347470402712e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',34,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"ab23"}}',NULL,1.79503612347566890721e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',35,'act',0,'{"action":{"do":"end_turn"}}',NULL,1.7950361234783620834e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',36,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc45"}}',NULL,1.79503612348000311845e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',37,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"ab12"}}',NULL,1.79503612351604604721e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',38,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612353146910661e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',39,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"cd12"}}',NULL,1.79503612355152606964e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',40,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"ab34"}}',NULL,1.79503612361182904246e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',41,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"d1"}}',NULL,1.79503612362748599055e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',42,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"a3"}}',NULL,1.79503612364422702792e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',43,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc34"}}',NULL,1.79503612365145897864e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',44,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"ab45"}}',NULL,1795036123.69626);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',45,'act',1,'{"action":{"do":"flip","pawn":"mayor","tile":"b4"}}',NULL,1.79503612370906209944e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',46,'act',1,'{"action":{"do":"flip","pawn":"watchman","tile":"b4"}}',NULL,1.79503612372923803328e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',47,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc23"}}',NULL,1.7950361237306520939e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',48,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"ab34"}}',NULL,1.79503612376404500005e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',49,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"b3"}}',NULL,1.79503612376949906346e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',50,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"b2"}}',NULL,1.79503612379167389869e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',51,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc34"}}',NULL,1.7950361238395040035e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',52,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"ab23"}}',NULL,1.79503612384116101267e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',53,'act',1,'{"action":{"do":"flip","pawn":"mayor","tile":"b3"}}',NULL,1.79503612384215092663e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',54,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612384310603147e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',55,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc12"}}',NULL,1.79503612384403705599e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',56,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd45"}}',NULL,1.79503612384491705892e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',57,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"c5"}}',NULL,1.79503612384577202797e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',58,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"b1"}}',NULL,1.79503612385076594354e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',59,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc23"}}',NULL,1.7950361238517789841e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',60,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"de45"}}',NULL,1.79503612385593390465e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',61,'act',1,'{"action":{"do":"flip","pawn":"watchman","tile":"d4"}}',NULL,1.79503612385678601266e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',62,'act',1,'{"action":{"do":"rehouse","tile":"a2"}}',NULL,1.79503612385766911502e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',63,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc34"}}',NULL,1795036123.85851);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',64,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd45"}}',NULL,1.79503612385936903951e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',65,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"b4"}}',NULL,1.79503612386020803453e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',66,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"cd23"}}',NULL,1.79503612386339497569e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',67,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"cd34"}}',NULL,1795036123.86426);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',68,'act',1,'{"action":{"do":"end_turn"}}',NULL,1795036123.86508);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',69,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc45"}}',NULL,1795036123.86591);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',70,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"de23"}}',NULL,1795036123.86674);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',71,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"e3"}}',NULL,1795036123.86759);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',72,'act',0,'{"action":{"do":"rehouse","tile":"b2"}}',NULL,1.79503612386839103698e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',73,'act',0,'{"action":{"do":"end_turn"}}',NULL,1.79503612386918711667e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',74,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"cd45"}}',NULL,1.79503612387115597725e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',75,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"de34"}}',NULL,1.79503612387197589877e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',76,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612387548708911e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',77,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"cd34"}}',NULL,1.79503612389184308058e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',78,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"de45"}}',NULL,1.79503612394348597528e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',79,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"d4"}}',NULL,1.79503612395544791223e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',80,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"e5"}}',NULL,1.79503612395949101445e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',81,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc23"}}',NULL,1.7950361239879341125e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',82,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"cd23"}}',NULL,1.79503612399271607401e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',83,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.7950361239937438965e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',84,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"cd12"}}',NULL,1.79503612399622201924e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',85,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"bc45"}}',NULL,1.79503612399779200557e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',86,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"d2"}}',NULL,1.79503612401147294042e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',87,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"b4"}}',NULL,1.79503612401259207732e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',88,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc12"}}',NULL,1.79503612401598310467e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',89,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"ab34"}}',NULL,1.79503612401687407491e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',90,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612402174401278e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',91,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"ab34"}}',NULL,1.79503612402740502351e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',92,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"cd34"}}',NULL,1.79503612403997588162e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',93,'act',0,'{"action":{"do":"end_turn"}}',NULL,1.79503612405158901208e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',94,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"bc34"}}',NULL,1.79503612407195401196e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',95,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"de34"}}',NULL,1795036124.08139);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',96,'act',1,'{"action":{"do":"flip","pawn":"mayor","tile":"c4"}}',NULL,1.79503612409150290494e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',97,'act',1,'{"action":{"do":"flip","pawn":"watchman","tile":"d4"}}',NULL,1.79503612409867191316e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',98,'act',0,'{"action":{"do":"walk","pawn":"mayor","to":"bc45"}}',NULL,1.79503612413977909085e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',99,'act',0,'{"action":{"do":"walk","pawn":"watchman","to":"bc23"}}',NULL,1795036124.15606);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',100,'act',0,'{"action":{"do":"flip","pawn":"watchman","tile":"c2"}}',NULL,1.79503612416049695013e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',101,'act',0,'{"action":{"do":"flip","pawn":"mayor","tile":"c5"}}',NULL,1.79503612419563508039e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',102,'act',1,'{"action":{"do":"walk","pawn":"mayor","to":"ab23"}}',NULL,1.79503612428015398979e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',103,'act',1,'{"action":{"do":"walk","pawn":"watchman","to":"de45"}}',NULL,1.79503612433217597009e+09);
INSERT INTO "entries" VALUES('dm37rNbA-g2ECOIu4L7wJA',104,'act',1,'{"action":{"do":"end_turn"}}',NULL,1.79503612438882493977e+09);
CREATE TABLE holders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('uAG9RRyFLUMvJHypqG1LdA',0,'1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101');
INSERT INTO "holders" VALUES('uAG9RRyFLUMvJHypqG1LdA',1,'1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101');
INSERT INTO "holders" VALUES('qhM_9XpkGTMAMKHspCCS_A',0,'1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101');
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('secret',X'B695BE02FA6CDC8C93978C096D169B222F13F5F9E678A7E9105EB4A0412E979B');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dm37rNbA-g2ECOIu4L7wJA','amsterdam',1,'{"players":2,"variant":"family","layout":"reference","first":0}','6ad781ec341c29befbf81902c27d5182','1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101',0,1.79503612240354895593e+09,'over',1.79503612438882493977e+09);
INSERT INTO "tables" VALUES('uAG9RRyFLUMvJHypqG1LdA','amsterdam',1,'{"players":2,"variant":"family","layout":"reference","first":0}','f1437cdee85c3396c917ca05c7e30890','1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101',0,1.79503612248584604261e+09,'playing',1.79503612248584604261e+09);
INSERT INTO "tables" VALUES('qhM_9XpkGTMAMKHspCCS_A','amsterdam',1,'{"players":2,"variant":"family","layout":"random","first":"random"}','752fcc849e34c983d240b11f58fbd9ec','1d63a3b605203b7b4c47a7a21481a4228084b539de6d641bfd6d07f5f433e101',1,1.79503612274150204652e+09,'waiting',1.79503612274150204652e+09);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX holders_holder ON holders (holder);
COMMIT;
