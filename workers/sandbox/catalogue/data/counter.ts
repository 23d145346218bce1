/** Meat, fish, cured meats and ready dishes, in the notation of family-text.ts. */
export const counter = `
= Carne (beef)
: vat=10 | keep=fridge | own=.3 | cov=.6 | by=Torrebella, Prati Bradi, Maremonti di Tolfa | eat=$n, origine Italia | rank=25 | kw=macelleria secondi | look=meat #b3282d #f2d9d0 cow
== Bovino
: sell=cut 400 100 | packs=al kg | per=16 | nut=130 5 2 0 0 0 21.5 0.15 | say=Frollata quanto serve, tagliata dal macellaio.
=== Bistecche e arrosti
: kw=manzo vitello scottona
BISTECCHE DI SCOTTONA @19.9 <meat/steak>; COSTATA DI SCOTTONA CON OSSO @22.9 <meat/bone>; FIORENTINA @27.9 <meat/bone>; FILETTO DI BOVINO ADULTO @39.9 <meat/steak>; ENTRECOTE DI BOVINO @26.9 <meat/steak>; TAGLIATA DI SCOTTONA @23.9 <meat/steak>; FETTINE DI VITELLO @21.9 <meat/slices>; FETTINE SCELTE DI BOVINO @17.9 <meat/slices>; ARROSTO DI VITELLO @18.9 *cut <meat/roast>; ROAST BEEF @22.9 *cut <meat/roast>; NODINI DI VITELLO @20.9 <meat/bone>; OSSIBUCHI DI VITELLO @15.9 <meat/shin>
=== Macinati, spezzatino e bolliti
: per=11 | kw=macinato ragù brodo
MACINATO SCELTO DI BOVINO @11.9 <meat/mince>; MACINATO MISTO BOVINO E SUINO @9.9 <meat/mince>; SPEZZATINO DI BOVINO @13.9 <meat/cubes>; SPEZZATINO DI VITELLO @16.9 <meat/cubes>; MUSCOLO PER BOLLITO @12.9 <meat/roast>; CODA DI BOVINO @10.9 <meat/shin>; BIANCOSTATO @9.9 <meat/ribs> #b3383a; TRIPPA PRECOTTA #e8dcc8 @9.9 <meat/tripe>; FEGATO DI VITELLO #6b1f24 @17.9 <meat/slices>
: sell=tray | packs=400 g,700 g | look=tray #b3282d #f6efe6 cow
MACINATO DI BOVINO IN VASCHETTA @12.5 <tray/mince>; HAMBURGER DI SCOTTONA %200 g @15.9 <tray/discs>; HAMBURGER DI BOVINO CLASSICI %400 g @13.5 <tray/discs>; CARPACCIO DI BOVINO %150 g @25.9 <tray/ham>; STRACCETTI DI BOVINO %300 g @18.9 <tray/mince>; SVIZZERE DI VITELLO %200 g @17.9 <tray/discs>
== Suino e ovino
: sell=cut 400 100 | packs=al kg | per=9 | look=meat #d98a85 #f7e3dd pig | nut=160 8 3 0 0 0 21 0.15
=== Suino
: kw=maiale lonza braciole
BRACIOLE DI SUINO @7.9 <meat/bone>; LONZA DI SUINO A FETTE @9.5 <meat/slices>; ARISTA DI SUINO @8.9 *cut <meat/roast>; COSTINE DI SUINO @7.5 <meat/ribs>; FILETTO DI SUINO @11.9 <meat/roast>; PANCETTA FRESCA A FETTE @8.9 <meat/slices>; STINCO DI SUINO @6.9 <meat/shank>; CAPOCOLLO FRESCO @8.9 <meat/roast>; GUANCIOLE DI SUINO @9.9 <meat/cheeks>
: sell=tray | packs=500 g | look=tray #d98a85 #f6efe6 pig
SALSICCIA DOLCE {carne di suino, sale, pepe, aglio} @9.9 <sausage/links>; SALSICCIA PICCANTE {carne di suino, sale, peperoncino} @9.9 <sausage/links>; LUGANEGA {carne di suino, sale, spezie} @10.5 <sausage/coil>; SALSICCIA CON FINOCCHIETTO {carne di suino, sale, semi di finocchio} @10.5 <sausage/links>; SPIEDINI DI SUINO @11.9 <tray/skewers>; PORCHETTA DA CUOCERE %800 g @11.5 <tray/rolls> #c98a5a
=== Agnello e coniglio
: per=15 | look=meat #a83a3a #f0ddd0 | nut=180 10 4 0 0 0 20 0.18 | kw=abbacchio agnello
COSTOLETTE DI AGNELLO @19.9 <meat/chops>; COSCIOTTO DI AGNELLO @16.9 <meat/roast>; ABBACCHIO ROMANO IGP A PEZZI @17.9 <meat/cubes>; SPALLA DI AGNELLO @14.9 <meat/roast>; ARROSTICINI DI OVINO @18.9 <meat/skewers>; CONIGLIO A PEZZI @11.9 <meat/joints> #d99a92; CONIGLIO INTERO @10.5 <meat/roast> #d99a92
== Pollame
: by=Cornalieta, Prati Bradi, Torrebella | look=meat #f0c9b0 #fff3e6 hen | nut=110 2 0.6 0 0 0 23 0.15 | say=Carne bianca tenera, allevata a terra.
=== Pollo
: sell=tray | packs=500 g,800 g | per=8 | look=tray #f0c9b0 #fff3e6 hen | kw=pollo petto cosce
PETTO DI POLLO A FETTE @11.9 <tray/cutlets> #f2c6b6; PETTO DI POLLO INTERO @10.9 <tray/chops>; COSCE DI POLLO @5.9 <tray/drumsticks>; SOVRACCOSCE DI POLLO @6.5 <tray/drumsticks>; FUSI DI POLLO @6.2 <tray/drumsticks>; ALI DI POLLO @4.5 <tray/drumsticks>; POLLO INTERO %1,2 kg @4.9 <tray/bird>; GALLETTO %600 g @6.9 <tray/bird>; POLLO A BUSTO RUSPANTE %1,4 kg @7.9 <tray/bird>; STRACCETTI DI POLLO %350 g @12.9 <tray/mince>; MACINATO DI POLLO %300 g @11.5 <tray/mince>; SPIEDINI DI POLLO %400 g @10.9 <tray/skewers>
=== Tacchino e altri
: sell=tray | packs=500 g | per=10 | look=tray #e8b8a5 #fff3e6 hen | kw=tacchino faraona
FESA DI TACCHINO A FETTE @11.9 <tray/cutlets> #e8b0a4; COSCIA DI TACCHINO @5.9 <tray/drumsticks>; MACINATO DI TACCHINO %400 g @9.9 <tray/mince>; OSSOBUCO DI TACCHINO @5.5 <tray/discs>; ARROSTO DI TACCHINO %800 g @10.9 <tray/rolls>; FARAONA INTERA %1,3 kg @8.9 <tray/bird>; ANATRA INTERA %2 kg @7.9 <tray/bird>; CAPPONE %2,2 kg @8.9 <tray/bird>
=== Preparati ed elaborati
: sell=conf | packs=300 g | per=12 | look=tray #d9a25a #ffffff hen | nut=210 10 2 16 1 1 15 1.2 | kw=cotolette cordon bleu pronto da cuocere
COTOLETTE DI POLLO {petto di pollo, pangrattato, farina di frumento, uova} <tray/breaded>; CORDON BLEU {carne di pollo, prosciutto cotto, formaggio, pangrattato} <tray/breaded>; NUGGETS DI POLLO {carne di pollo, farina di frumento, olio di semi di girasole} <tray/breaded>; POLPETTE DI BOVINO {carne di bovino, pangrattato, uova, parmigiano} <tray/meatballs> #8a4f2a; INVOLTINI ALLA ROMANA {carne di bovino, carote, sedano, prosciutto} @16 <tray/rolls> #a8603a; SALTIMBOCCA {fettine di vitello, prosciutto crudo, salvia} @19 <tray/chops> #c98a7a; POLLO ALLO SPIEDO {pollo, sale, rosmarino} %900 g @9 <tray/bird> #c9803a; PETTO DI POLLO GRIGLIATO %180 g {petto di pollo, sale, amido di mais} @16 <tray/chops> #e0b478; WÜRSTEL DI POLLO %100 g,250 g {carne di pollo, sale, aromi, destrosio} @6 <sausage/links>; WÜRSTEL DI SUINO %250 g {carne di suino, sale, spezie, latte in polvere} @7 <sausage/links>
= Pesce (fish)
: vat=10 | keep=fish | own=.2 | cov=.6 | by=Mare Quieto, Lampara Blu | eat=$n | rank=20 | kw=pescheria mare | look=fish #8aa3b8 #e8f0f5 fish
== Pesce fresco
: sell=cut 300 100 | packs=al kg | per=16 | nut=100 3 0.7 0 0 0 19 0.2 | opt=fish | say=Pulito dal nostro pescivendolo se lo chiedi.
=== Pesce intero
: kw=orata branzino alici
ORATA ALLEVATA IN ITALIA @12.9 {orata} <fish/silver>; BRANZINO ALLEVATO IN ITALIA @13.9 {branzino} <fish/silver>; ALICI FRESCHE @7.9 {alici} <fish/small>; SARDINE @5.9 {sardine} <fish/slim>; TRIGLIE DI SCOGLIO #d9604a @18.9 {triglia} <fish/red>; SGOMBRO @6.9 {sgombro} <fish/silver>; MERLUZZO NOSTRANO @15.9 {merluzzo} <fish/silver>; TROTA SALMONATA @10.9 {trota} <fish/silver> #9a9a8a; SOGLIOLA #a08a6a @22.9 {sogliola} <fish/flat>; PESCE SCIABOLA @9.9 {pesce sciabola} <fish/ribbon> #b8c2cc; ROMBO CHIODATO #7a7a5a @21.9 {rombo} <fish/flat>; GALLINELLA #c85a3a @13.9 {pesce gallinella} <fish/red>
=== Filetti e tranci
: sell=cut 300 50 | look=meat #f08a6c #fbe3d8 fish
FILETTO DI SALMONE @21.9 {salmone} <fillet/long>; TRANCIO DI SALMONE @19.9 {salmone} <fillet/steak>; TRANCIO DI PESCE SPADA #e8d0c0 @26.9 {pesce spada} <fillet/steak>; TRANCIO DI TONNO PINNA GIALLA #a83038 @28.9 {tonno} <fillet/steak>; FILETTO DI MERLUZZO #f3efe6 @17.9 {merluzzo} <fillet/long>; FILETTO DI PLATESSA #f0e8da @15.9 {platessa} <fillet/flat>; FILETTO DI PERSICO #f0e2d4 @16.9 {pesce persico} <fillet/long>; BACCALÀ AMMOLLATO #f2ead8 @16.9 {baccalà, sale} <fillet/long>; FILETTO DI ORATA #ead0c4 @24.9 {orata} <fillet/long>; CODA DI ROSPO #ecd8d0 @24.9 {pescatrice} <fillet/long>; PALOMBO A FETTE #d8b0a8 @17.9 {palombo} <fillet/steak>
=== Molluschi e crostacei
: opt= | per=12 | nut=80 1.5 0.3 3 0 0 14 0.7 | kw=cozze vongole gamberi polpo calamari
COZZE #22283a #8a94a8 @3.9 {cozze} <shellfish>; VONGOLE VERACI #b89a78 @15.9 {vongole} <shellfish>; LUPINI DI MARE #c8b090 @9.9 {lupini di mare} <shellfish>; POLPO FRESCO #8a4a6a @16.9 {polpo} <cephalopod/octopus>; CALAMARI #d8b0b8 @17.9 {calamari} <cephalopod/squid>; SEPPIE PULITE #e8dcd8 @13.9 {seppie} <cephalopod/squid>; MOSCARDINI #a06a78 @12.9 {moscardini} <cephalopod/octopus>; GAMBERI ROSA #f09a7a @19.9 {gamberi, antiossidante: metabisolfito di sodio} <prawns/prawn>; MAZZANCOLLE TROPICALI #e08a70 @17.9 {mazzancolle, antiossidante: metabisolfito di sodio} <prawns/prawn>; SCAMPI #ee8868 @29.9 {scampi, antiossidante: metabisolfito di sodio} <prawns/scampi>; GAMBERONI ARGENTINI #d8402f @21.9 {gamberi} <prawns/prawn>
== Pesce lavorato
: sell=conf | per=30 | packs=100 g | by=Fiordo Grigio, Mare Quieto, Scogliera | look=tray #f08a6c #ffffff fish | nut=180 11 2 0.5 0 0 22 3 | keep=fridge
=== Affumicati e carpacci
: case=2 open coppia | kw=salmone affumicato
SALMONE NORVEGESE AFFUMICATO %100 g,200 g {salmone, sale, fumo naturale} @42 <tray/fillets>; SALMONE SELVAGGIO AFFUMICATO @62 {salmone selvaggio, sale} <tray/fillets>; CARPACCIO DI PESCE SPADA #f0d8c8 {pesce spada, sale} @45 <tray/fillets>; CARPACCIO DI TONNO #b83a42 {tonno, sale} @46 <tray/fillets>; TROTA AFFUMICATA @32 {trota, sale} <tray/fillets>; RITAGLI DI SALMONE AFFUMICATO %150 g @24 {salmone, sale} <tray/fillets>; AFFETTATO DI POLPO #a05a70 @35 {polpo, aceto, spezie} <tray/fillets>; BACCALÀ MANTECATO %150 g <tub> #f5efe0 @26 {baccalà, olio di semi di girasole, latte, aglio}
=== Marinati, insalate e surimi
: per=18 | packs=200 g | keep=fridge | nut=140 8 1 4 1 0.5 13 1.8
ALICI MARINATE {alici, aceto di vino, olio di semi di girasole, sale} #b8c4d0 <tray/fillets>; INSALATA DI MARE {calamari, polpo, gamberi, cozze, carote, sedano, aceto di vino} <tray/salad> #e0a090; SURIMI BASTONCINI {surimi di pesce, albume d'uovo, amido di frumento, sale} %250 g #f28a78 @7 <tray/sticks>; INSALATA DI POLPO E PATATE {polpo, patate, olio di oliva, prezzemolo} <tray/salad> #e0a090; ALICI SOTTO SALE <jar/fish> #c98a72 {alici, sale} @22; GAMBERETTI IN SALAMOIA <tub> {gamberetti, acqua, sale} @24; FILETTI DI ARINGA {filetti di pesce aringa, olio di semi, sale} @15 <tray/fillets>
=== Sushi e piatti di mare
: per=24 | keep=fridge | packs=180 g | nut=170 4 0.6 26 4 1 7 1 | kw=sushi poke
SUSHI MIX 8 PEZZI {riso, salmone, tonno, alga nori, aceto di riso, salsa di soia, sesamo} <tray/sushi> #f08a6c; NIGIRI SALMONE {riso, salmone, aceto di riso} <tray/sushi> #f08a6c; URAMAKI SALMONE E AVOCADO {riso, salmone, avocado, sesamo, alga nori} <tray/sushi> #f08a6c; POKE SALMONE %350 g <cup> {riso, salmone, edamame di soia, carote, sesamo} @22; POKE TONNO %350 g <cup> {riso, tonno, mango, salsa di soia} @23; SPIEDINI DI GAMBERI E CALAMARI %250 g {gamberi, calamari, pangrattato} @20 <tray/prawns>; FILETTI DI ORATA GRATINATI %250 g {orata, pangrattato, olio extravergine di oliva} @22 <tray/breaded> #e0b068; TARTARE DI TONNO %120 g {tonno, limone, olio extravergine di oliva} @38 <tray/mince> #b83a42
= Salumi (ham)
: vat=10 | keep=fridge | own=.35 | cov=.55 | by=Borgorosso, Ceppo Antico, Castel Nerina | look=sausage #b8404a #f7e0d8 pig | nut=280 20 7 0.5 0.5 0 25 4 | rank=22 | kw=salumeria affettati panini
== Banco salumi
: sell=hg 1 0.5 | packs=al kg | opt=slice | per=22 | say=Affettato al momento, sottile come piace a te.
=== Prosciutti al banco
: look=meat #d06a6a #f7e0d8 pig
PROSCIUTTO CRUDO DI PARMA DOP @32.9 {coscia di suino, sale} <meat/crudo>; PROSCIUTTO SAN DANIELE DOP @34.9 {coscia di suino, sale} <meat/crudo>; PROSCIUTTO CRUDO NAZIONALE @23.9 {coscia di suino, sale} <meat/crudo>; PROSCIUTTO COTTO ALTA QUALITÀ #f0b0a8 @23.9 {coscia di suino, sale, aromi} <meat/cotto>; PROSCIUTTO COTTO AFFUMICATO #e8a090 @21.9 {coscia di suino, sale, aromi di affumicatura} <meat/cotto>; PROSCIUTTO DI BASSIANO @27.9 {coscia di suino, sale, pepe} <meat/crudo>; SPECK ALTO ADIGE IGP #8a2a30 @24.9 {coscia di suino, sale, spezie, fumo} <meat/speck>; CULATELLO #9a2a35 @49.9 {coscia di suino, sale, vino} <meat/coppa>
=== Salami, mortadella e bresaola al banco
: kw=salame mortadella bresaola
SALAME MILANO @21.9 {carne di suino, sale, spezie, aglio} <sausage/salame>; SALAME FINOCCHIONA IGP @22.9 {carne di suino, sale, semi di finocchio, vino} <sausage/salame>; SPIANATA ROMANA @20.9 {carne di suino, sale, pepe} <sausage/salame>; VENTRICINA PICCANTE @20.9 {carne di suino, sale, peperoncino} <sausage/salame>; MORTADELLA BOLOGNA IGP #f0b4ac @16.9 {carne di suino, lardo, sale, pepe} <sausage/mortadella>; MORTADELLA AL PISTACCHIO #efb8a8 @17.9 {carne di suino, lardo, pistacchi, sale} <sausage/mortadella>; BRESAOLA DELLA VALTELLINA IGP #7a1f2a @36.9 {carne di bovino, sale, aromi} <meat/bresaola>; COPPA STAGIONATA @24.9 {carne di suino, sale, spezie} <meat/coppa>; PORCHETTA DI ARICCIA IGP #c98a5a @21.9 {carne di suino, rosmarino, aglio, sale} <meat/roast-slices>; CORALLINA ROMANA @22.9 {carne di suino, lardelli, sale} <sausage/salame>; PANCETTA ARROTOLATA #d87a78 @16.9 {pancetta di suino, sale, pepe} <meat/rolled-pancetta>; GUANCIALE STAGIONATO #d88880 @18.9 {guancia di suino, sale, pepe} <meat/pancetta>
== Salumi in vaschetta
: sell=conf | packs=100 g | per=28 | look=tray #c8505a #ffffff pig
=== Prosciutto in vaschetta
PROSCIUTTO CRUDO STAGIONATO {coscia di suino, sale} %100 g,70 g <tray/crudo>; PROSCIUTTO DI PARMA DOP {coscia di suino, sale} %90 g @42 <tray/crudo>; PROSCIUTTO SAN DANIELE DOP IN VASCHETTA {coscia di suino, sale} %90 g @44 <tray/crudo>; PROSCIUTTO COTTO ALTA QUALITÀ A FETTE #f0b0a8 {coscia di suino, sale, aromi} %120 g @26 <tray/cotto>; PROSCIUTTO COTTO A CUBETTI #efa8a0 {coscia di suino, sale} %150 g @17 <tray/cubes>; SPECK A FETTE #8a2a30 {coscia di suino, sale, spezie} @30 <tray/speck>; ARROSTO DI TACCHINO A FETTE #f2d8c0 {fesa di tacchino, sale, aromi} %120 g @22 <tray/roast-slices>; PETTO DI POLLO ARROSTO A FETTE #f0d0b0 {petto di pollo, sale, aromi} %120 g @22 <tray/roast-slices>
=== Salami e affettati in vaschetta
SALAME MILANO A FETTE {carne di suino, sale, spezie, aglio} <tray/discs>; SALAME UNGHERESE A FETTE {carne di suino, sale, paprica} <tray/discs>; MORTADELLA A FETTE #f0b4ac {carne di suino, lardo, sale, pepe} %120 g @18 <tray/mortadella>; BRESAOLA A FETTE #7a1f2a {carne di bovino, sale, aromi} %90 g @44 <tray/bresaola>; COPPA A FETTE {carne di suino, sale, spezie} <tray/coppa>; PANCETTA TESA A FETTE {pancetta di suino, sale} @21 <tray/pancetta>; PANCETTA AFFUMICATA A CUBETTI {pancetta di suino, sale, fumo} %150 g,2 x 80 g @14 <tray/cubes>; GUANCIALE A CUBETTI {guancia di suino, sale, pepe} %120 g @19 <tray/cubes>; SALAMINI CACCIATORI DOP %200 g {carne di suino, sale, pepe} @20 <sausage/salame>; LARDO A FETTE #f3e3dc {lardo di suino, sale, rosmarino} @24 <tray/pancetta>; SFILACCI DI CAVALLO {carne equina, sale} @36 <tray/mince> #8a2a30
=== Würstel e cotechini
: per=8 | look=sausage #c86a4a #ffffff pig | nut=260 23 9 1 0.5 0 12 2.2
WÜRSTEL CLASSICI {carne di suino, sale, spezie} %250 g,4 x 100 g <sausage/links>; WÜRSTEL CON FORMAGGIO {carne di suino, formaggio, sale} %250 g <sausage/links>; COTECHINO PRECOTTO <box> {carne di suino, cotenna, sale, spezie} %500 g @10; ZAMPONE PRECOTTO <box> {carne di suino, cotenna, sale, spezie} %1 kg @12; SALSICCIA STAGIONATA {carne di suino, sale, pepe} %250 g @18 <sausage/links> #a8434a; SALAME INTERO SENZA AGLIO %400 g {carne di suino, sale, pepe} @19 <sausage/salame> #b8404a
== Gastronomia
: sell=hg 2 1 | packs=al kg | per=14 | look=tray #d9a05a #ffffff leaf | by=Nonna Delfina, Orto di Cesira | nut=180 10 2.5 15 2 1.6 7 1 | opt= | say=Cucinato ogni mattina nella nostra gastronomia.
=== Piatti pronti al banco
: kw=rosticceria pronto caldo
LASAGNE ALLA BOLOGNESE @11.9 {sfoglia di semola e uova, carne di bovino, besciamella, pomodoro, parmigiano} <tray/lasagne>; PARMIGIANA DI MELANZANE @12.9 {melanzane, pomodoro, mozzarella, parmigiano} <tray/lasagne>; POLLO ALLA ROMANA CON PEPERONI @14.9 {pollo, peperoni, pomodoro, olio} <tray/salad> #c9743a; VITELLO TONNATO @24.9 {carne di vitello, maionese, tonno, capperi} <tray/roast-slices> #e6c9a8; INSALATA RUSSA @9.9 {patate, carote, piselli, maionese} <tray/salad> #f0dfae; INSALATA DI RISO @9.9 {riso, tonno, olive, sottaceti, formaggio} <tray/salad> #eed9a0; CARCIOFI ALLA ROMANA @19.9 {carciofi, olio, mentuccia, aglio} <tray/florets> #8a9a5a; CICORIA RIPASSATA AL BANCO @13.9 {cicoria, olio, aglio} <tray/leaves> #3f6a30; GNOCCHI ALLA SORRENTINA @11.9 {gnocchi di patate, farina di frumento, pomodoro, mozzarella} <tray/gnocchi> #e08a5a; COUS COUS DI VERDURE @11.9 {cous cous di frumento, zucchine, ceci, peperoni} <tray/salad> #eed9a0; POLPETTE AL SUGO @14.9 {carne di bovino, pane, uova, pomodoro, parmigiano} <tray/meatballs> #a8482a
: sell=pz | packs=1 pz | per=1.6
SUPPLÌ AL TELEFONO #d98a3a {riso, pomodoro, mozzarella, pangrattato, uova} @1.5 <fried/oval>; ARANCINO AL RAGÙ #e09a3a {riso, carne di bovino, piselli, pangrattato} @2.2 <fried/cone>; CROCCHETTA DI PATATE #e0a84a {patate, pangrattato, uova, parmigiano} @1 <fried/croquette>; FIORE DI ZUCCA FRITTO #e8b04a {fiori di zucca, mozzarella, alici, farina di frumento} @1.8 <fried/blossom>
=== Olive e antipasti al banco
: per=15 | look=tub #6f7f2f #ffffff olive | nut=190 18 2.6 4 0.5 3 1.5 3
OLIVE VERDI DOLCI <tray/balls> #9aa845 {olive verdi, acqua, sale} @9.9; OLIVE DI GAETA {olive nere, acqua, sale} <tray/balls> #4a2f3a @12.9; OLIVE ASCOLANE {olive, carne di bovino, pangrattato, uova} @14.9 <fried/oval> #b8823a; OLIVE CONDITE ALLA SICILIANA <tray/balls> #7f9038 {olive verdi, sedano, carote, peperoncino}; POMODORI SECCHI SOTT'OLIO {pomodori secchi, olio di semi di girasole} #a8302a; CARCIOFI GRIGLIATI {carciofi, olio di semi di girasole, aceto di vino} @22; LUPINI {lupini, acqua, sale} #f0cf4a @6.9; ACCIUGHE DEL CANTABRICO {acciughe, olio di oliva, sale} @48; CAPONATA {melanzane, sedano, pomodoro, olive, capperi, aceto di vino} #8a3a2a @15.9
=== Piatti pronti in vaschetta
: sell=conf | packs=300 g | per=12 | look=tray #d9843a #ffffff
LASAGNE AL RAGÙ %350 g,700 g {sfoglia di semola e uova, carne di bovino, besciamella, pomodoro} @11 <tray/lasagne>; CANNELLONI RICOTTA E SPINACI %350 g {semola, uova, ricotta, spinaci, besciamella} @12 <tray/lasagne>; INSALATA DI FARRO %250 g {farro, pomodori, olive, mozzarella} <tray/salad> #eed9a0; TRAMEZZINO TONNO E POMODORO <tray/sandwiches> #e0705a %140 g {pane di frumento, tonno, maionese, pomodoro} @16; TRAMEZZINO PROSCIUTTO E FORMAGGIO <tray/sandwiches> #efa8a0 %140 g {pane di frumento, prosciutto cotto, formaggio} @16; PIADINA CRUDO E SQUACQUERONE %180 g {farina di frumento, prosciutto crudo, formaggio} @18 <tray/rolls> #ecd0a0; HUMMUS DI CECI <tub> %200 g {ceci, tahina di sesamo, olio extravergine di oliva, limone} @11; HUMMUS DI BARBABIETOLA <tub> %200 g #a8245a {ceci, barbabietola, tahina di sesamo} @11; GUACAMOLE <tub> %200 g #8fae3a {avocado, cipolla, limone, coriandolo} @14; TZATZIKI <tub> %200 g {yogurt, cetrioli, aglio} @10; POLENTA PRONTA %500 g {acqua, farina di mais, sale} #f2c22f @3.5 <tray/cubes>
`;
