/** Breakfast, sweets and savoury snacks, in the notation of family-text.ts. */
export const sweets = `
= Colazione (coffee)
: vat=10 | keep=dry | own=.35 | cov=.42 | rank=28 | per=8
== Caffè, tè e infusi
=== Caffè
: vat=22 | look=bag #5a1f1b #e8b04a coffee | by=Saltarello, Neraroma, Terra e Popoli | packs=250 g | per=15 | eat=caffè torrefatto macinato | kw=moka espresso capsule cialde | say=Aroma pieno, crema densa.
CAFFÈ MACINATO GUSTO CLASSICO %250 g,2 x 250 g,4 x 250 g; CAFFÈ MACINATO GUSTO DECISO %250 g,2 x 250 g; CAFFÈ MACINATO 100% ARABICA @19; CAFFÈ DECAFFEINATO MACINATO @18; CAFFÈ IN GRANI ESPRESSO %1 kg,500 g @17 <bag/coffee-beans>; CAFFÈ MACINATO PER ESPRESSO; CAPSULE CAFFÈ INTENSO %10 capsule,30 capsule {caffè torrefatto macinato} @.32 <box/capsules>; CAPSULE CAFFÈ CREMOSO %10 capsule,50 capsule @.31 <box/capsules>; CAPSULE CAFFÈ DECAFFEINATO %10 capsule @.34 <box/capsules>; CIALDE CAFFÈ CLASSICO <box> %18 cialde,50 cialde @.25; CAFFÈ SOLUBILE %100 g #4a2a1a @55 {caffè solubile} <jar/smooth>; GINSENG SOLUBILE <sachet> %10 x 7 g @40 {caffè, siero di latte in polvere, ginseng}
=== Orzo, tè, camomilla e tisane
: look=box #3c6e57 #f0d9ef leaf | by=Luna di Tè, Campo Sereno, Terra e Popoli | packs=20 filtri | per=.13 | eat=$n | kw=tè infuso tisana camomilla orzo
TÈ NERO CLASSICO %25 filtri,50 filtri {tè nero} @.08; TÈ VERDE {tè verde}; TÈ AL LIMONE {tè nero, aroma di limone}; TÈ EARL GREY {tè nero, bergamotto}; TÈ DETEINATO {tè nero deteinato}; CAMOMILLA SETACCIATA {camomilla}; TISANA FINOCCHIO {finocchio, anice}; TISANA RELAX {melissa, camomilla, tiglio}; INFUSO AI FRUTTI DI BOSCO {ibisco, mela, mirtillo}; TISANA ZENZERO E LIMONE {zenzero, scorza di limone}; ORZO SOLUBILE %120 g #9a6a35 {orzo} @22 <jar/smooth>; ORZO MACINATO <bag> %500 g #9a6a35 {orzo} @5
== Biscotti e merende
=== Biscotti frollini
: look=bag #f29f05 #7a2e0e wheat | by=Mattinella, Forno Allegro, Celestina, Senzaspiga | packs=350 g | per=5 | eat=farina di frumento, zucchero, olio di girasole, burro, uova, latte | nut=480 20 6 67 23 3 7 0.6 | kw=biscotti colazione
FROLLINI CON PANNA %350 g,700 g <bag/biscuits>; FROLLINI CON GOCCE DI CIOCCOLATO %350 g,700 g {farina di frumento, zucchero, cioccolato, burro, uova} <bag/biscuits> #8a5a34; FROLLINI INTEGRALI {farina integrale di frumento, zucchero, olio di girasole} <bag/biscuits>; FROLLINI AL CACAO E NOCCIOLE {farina di frumento, zucchero, cacao, nocciole, burro} <bag/biscuits> #8a5a34; BISCOTTI SECCHI %500 g @3.4 {farina di frumento, zucchero, olio di girasole} <bag/biscuits>; BISCOTTI AL LATTE <bag/biscuits>; BISCOTTI AL MIELE {farina di frumento, miele, burro, uova} <bag/biscuits>; BISCOTTI CON FIOCCHI DI AVENA {avena, farina di frumento, zucchero} <bag/biscuits>; BISCOTTI RUSTICI AL LATTE <bag/biscuits>; FROLLINI SENZA ZUCCHERI AGGIUNTI {farina di frumento, maltitolo, olio di girasole, uova} <bag/biscuits>; SAVOIARDI %400 g {farina di frumento, zucchero, uova} <bag/sticks> #e6bd78; CANTUCCI ALLE MANDORLE %250 g @9 {farina di frumento, mandorle, zucchero, uova} <bag/almonds> #d9a866; AMARETTI %200 g @10 {zucchero, mandorle, albume d'uovo} <bag/biscuits> #b5713a; WAFER ALLA NOCCIOLA %175 g @6 {farina di frumento, zucchero, nocciole, latte in polvere} <bag/crackers>
=== Merendine e cornetti confezionati
: look=bag #e86a92 #fff4f7 sun | by=Fiordalba, Forno Allegro, Mattinella | per=7.5 | packs=6 x 42 g | eat=farina di frumento, zucchero, uova, olio di girasole, latte | nut=410 20 7 50 26 1.5 6.5 0.6 | kw=merenda brioche plumcake
CORNETTI [ALL'ALBICOCCA, AL CIOCCOLATO, VUOTI] <bag/croissants>; PLUMCAKE ALLO YOGURT %6 x 33 g {farina di frumento, yogurt, uova, zucchero} <bag/cakes>; CROSTATINE [ALL'ALBICOCCA, AL CACAO, ALLA CILIEGIA] %6 x 40 g <bag/cakes>; PAN DI SPAGNA FARCITO AL LATTE %10 x 28 g <bag/cakes>; TORTINE AL COCCO %6 x 38 g {farina di frumento, cocco, uova, zucchero} <bag/cakes>; BRIOCHINE INTEGRALI AL MIELE %6 x 40 g {farina integrale di frumento, miele, uova} <bag/cakes>; MUFFIN AL CIOCCOLATO %4 x 50 g <bag/cakes> #5a3320; TORTINE CAROTE E MANDORLE %6 x 35 g {carote, farina di frumento, mandorle, uova} <bag/cakes>
=== Cereali e muesli
: look=box #f2a03a #ffffff sun | by=Mattinella, Forno Allegro, Campo Sereno | per=8 | packs=375 g | nut=380 5 1 75 18 7 9 0.6 | kw=corn flakes avena granola
CORN FLAKES {mais, zucchero, sale, malto d'orzo} @6 <box/flakes>; RISO SOFFIATO AL CACAO {riso, zucchero, cacao} <box/kibble>; FIOCCHI DI AVENA %500 g {avena} @5 <box/flakes>; MUESLI FRUTTA SECCA {avena, uvetta, nocciole, mandorle} <box/flakes> #c98f4a; GRANOLA CIOCCOLATO FONDENTE {avena, cioccolato fondente, miele} <box/flakes> #c98f4a; CEREALI INTEGRALI E FRUTTI ROSSI {frumento integrale, riso, fragole} <box/flakes> #c98f4a; CUSCINETTI ALLA NOCCIOLA {frumento, nocciole, zucchero} <box/kibble>; ANELLINI AL MIELE {avena, miele, frumento} <box/taralli> #e0a83a; CRUSCA DI FRUMENTO %400 g {crusca di frumento, malto d'orzo} <box/flakes>; BARRETTE AI CEREALI E CIOCCOLATO %6 x 21 g {avena, riso, cioccolato, nocciole} @15
== Confetture, miele e creme
=== Confetture e marmellate
: look=jar #b3273f #ffffff berry | by=Marmellaia, Campo Sereno | per=7.5 | packs=340 g | eat=$v, zucchero, succo di limone, pectina | nut=240 0 0 58 56 1 0.5 0.02 | kw=marmellata
: look=jar #b3273f #ffffff leaf
CONFETTURA EXTRA [FRAGOLE, ALBICOCCHE, CILIEGIE, PESCHE, FRUTTI DI BOSCO, FICHI, PRUGNE] <jar/smooth>; MARMELLATA [ARANCE, LIMONI] <jar/smooth>; COMPOSTA DI MIRTILLI SENZA ZUCCHERI AGGIUNTI %240 g {mirtilli, succo di mela} @14 <jar/smooth>; MONOPORZIONI ASSORTITE %8 x 25 g {frutta, zucchero} @13 <tray/balls>
=== Miele e creme spalmabili
: look=jar #e2a400 #ffffff flower | by=Zagarella, Campo Sereno, Cacaoteca | per=14 | packs=400 g | eat=miele | nut=320 0 0 80 78 0 0.3 0.02 | kw=miele crema nocciole
: by=Zagarella, Campo Sereno
MIELE MILLEFIORI %400 g,1 kg @11; MIELE DI ACACIA #f0cf6a; MIELE DI ARANCIO #e8b84a; MIELE DI CASTAGNO #6a3a1a; MIELE DI EUCALIPTO #b5792a; MIELE DI SULLA #f0dfa8
: by=Cacaoteca, Celestina | look=jar #5a3018 #ffffff cocoa | nut=540 31 9 56 55 3 6 0.1
CREMA ALLE NOCCIOLE E CACAO %350 g,700 g {zucchero, nocciole, cacao, latte in polvere} @10; CREMA AL PISTACCHIO %200 g {zucchero, pistacchi, olio di girasole, latte in polvere} @30; CREMA FONDENTE VEGANA %200 g {zucchero, cacao, nocciole, olio di girasole} @16; CREMA BIANCA ALLE MANDORLE %200 g {zucchero, mandorle, latte in polvere} @20; BURRO DI ARACHIDI %350 g {arachidi, sale} @12
= Dolci e snack (candy)
: vat=10 | keep=dry | own=.35 | cov=.45 | rank=16 | nut=530 31 18 56 50 5 6 0.2
== Cioccolato
=== Tavolette
: look=box #3e2016 #e0b15e cocoa | by=Cacaoteca, Celestina, Terra e Popoli | packs=100 g | per=18 | eat=zucchero, pasta di cacao, burro di cacao | kw=cioccolata
CIOCCOLATO FONDENTE 70% {pasta di cacao, zucchero, burro di cacao}; CIOCCOLATO FONDENTE 85% {pasta di cacao, burro di cacao, zucchero}; CIOCCOLATO AL LATTE {zucchero, latte in polvere, burro di cacao} %100 g,3 x 100 g; CIOCCOLATO ALLE NOCCIOLE INTERE {zucchero, nocciole, latte in polvere, cacao} @20; CIOCCOLATO BIANCO {zucchero, burro di cacao, latte in polvere}; GIANDUIA {zucchero, nocciole, cacao, latte in polvere}; FONDENTE ALL'ARANCIA {pasta di cacao, zucchero, arancia candita}; CIOCCOLATO DI MODICA IGP {cacao, zucchero} @28; LATTE E CEREALI SOFFIATI {zucchero, latte in polvere, riso, malto d'orzo}; CIOCCOLATO FONDENTE SENZA ZUCCHERI AGGIUNTI {pasta di cacao, maltitolo} @24
=== Cioccolatini e praline
: look=box #7a2030 #e8c76a cocoa | per=26 | packs=150 g
: by=Cacaoteca, Celestina
CIOCCOLATINI GIANDUIOTTI {zucchero, nocciole, cacao}; PRALINE ASSORTITE %200 g {zucchero, cacao, latte in polvere, nocciole}; CREMINI {zucchero, nocciole, latte in polvere}; BOERI ALLA CILIEGIA {cioccolato fondente, ciliegie, liquore} @22; OVETTI AL LATTE {zucchero, latte in polvere, cacao} @18 <bag/sweets> #7a4a2a; TARTUFI DOLCI {cioccolato, nocciole, panna} @32; CACAO AMARO IN POLVERE %75 g,250 g {cacao} @18; CIOCCOLATA CALDA DENSA <sachet> %5 x 25 g {zucchero, cacao, amido di mais} @16
== Caramelle e snack dolci
=== Caramelle e gomme
: look=bag #d6336c #ffe066 star | by=Caramellaia, Fiordalba | packs=200 g | per=9 | eat=zucchero, sciroppo di glucosio, aromi naturali | nut=380 0.5 0.3 94 70 0 0.1 0.02
CARAMELLE ALLA MENTA <bag/sweets> #9fd8c0; CARAMELLE ALLA FRUTTA <bag/sweets>; CARAMELLE AL LIMONE E ZENZERO <bag/sweets> #f0d23a; LIQUIRIZIE MORBIDE {zucchero, melassa, farina di frumento, liquirizia} <bag/sweets> #2b2422; ORSETTI GOMMOSI ALLA FRUTTA {zucchero, gelatina, succhi di frutta} <bag/sweets>; CARAMELLE BALSAMICHE ALL'EUCALIPTO SENZA ZUCCHERI AGGIUNTI {isomalto, eucalipto} @14 <bag/sweets> #5fa07a; MOU AL LATTE {zucchero, latte condensato, burro} <bag/sweets> #c99a5a; MARSHMALLOW ROSA E BIANCHI {zucchero, gelatina} <bag/sweets> #f6d3dc; GOMME ALLA MENTA FORTE %60 g {xilitolo, gomma base} @30 <bag/sweets> #9fd8c0; LECCA LECCA ASSORTITI %10 x 10 g @14 <bag/sweets>
=== Snack dolci e ricorrenze
: look=box #e86a92 #fff4f7 star | by=Fiordalba, Celestina, Cacaoteca | per=10 | packs=5 x 30 g | eat=zucchero, farina di frumento, latte in polvere, cacao
BARRETTE AL COCCO {cocco, zucchero, cacao, latte in polvere}; SNACK WAFER E CIOCCOLATO {zucchero, farina di frumento, cacao, latte in polvere}; TORRONCINI ALLE MANDORLE <bag> %200 g {mandorle, miele, zucchero, albume d'uovo} @18; PANETTONE CLASSICO %750 g,1 kg {farina di frumento, burro, uova, uvetta, canditi} <box> @9; PANDORO %750 g {farina di frumento, burro, uova, zucchero} @9; PANFORTE %350 g {mandorle, miele, canditi, farina di frumento} @17; COLOMBA CLASSICA %750 g {farina di frumento, burro, uova, mandorle} @9; TORTA PRONTA AL LIMONE %300 g {farina di frumento, zucchero, uova, limone} @11 <cake/plain> #e8c45a
=== Preparati per dolci
: look=box #f7c5d5 #c2366b flower | by=Fiordalba, Molino Levante | per=6 | packs=400 g | kw=torta budino gelatina
PREPARATO PER CIAMBELLONE {farina di frumento, zucchero, lievito}; PREPARATO PER PANCAKE {farina di frumento, zucchero, latte in polvere}; PREPARATO PER TORTA AL CIOCCOLATO {farina di frumento, zucchero, cacao}; PREPARATO PER CREMA PASTICCERA %150 g {zucchero, amido di mais, latte in polvere} @10; PREPARATO PER BUDINO VANIGLIA <sachet> %2 x 40 g {amido di mais, aromi} @14; GELATINA IN FOGLI <sachet> %12 g {gelatina} @90; VANILLINA <sachet> %5 x 0,5 g {aroma di vaniglia} @400; GRANELLA DI NOCCIOLE %100 g {nocciole} @24 <bag/grains> #d9b888; CODETTE COLORATE %60 g {zucchero, amido di mais} @28 <jar/pieces>; SCIROPPO D'ACERO <bottle> %250 ml {sciroppo d'acero} #b5652a @24
= Salati e aperitivo (chips)
: vat=10 | keep=dry | own=.35 | cov=.5 | rank=18 | nut=510 30 3 52 2 4 6.5 1.4
== Patatine e snack
=== Patatine
: look=bag #e8a100 #a61e22 star | by=Scrocchia, Murgella | packs=150 g | per=9.5 | eat=patate, olio di semi di girasole, sale | kw=chips
PATATINE CLASSICHE %150 g,300 g <bag/crisps>; PATATINE RUSTICHE <bag/crisps>; PATATINE GUSTO PEPERONE {patate, olio di girasole, aroma di peperone} <bag/crisps>; PATATINE LIME E PEPE ROSA <bag/crisps>; PATATINE ALLA PAPRICA {patate, olio di girasole, paprica, latte in polvere} <bag/crisps>; PATATINE ALL'OLIO EXTRAVERGINE @13 {patate, olio extravergine di oliva, sale} <bag/crisps>; PATATINE MENO SALE <bag/crisps>; TORTILLA CHIPS %200 g @7 {mais, olio di girasole, sale} <bag/crisps> #e8a83a; NACHOS AL FORMAGGIO %200 g {mais, olio di girasole, formaggio} <bag/crisps> #e8a83a
=== Taralli, salatini e popcorn
: look=bag #b86b2b #f7ecd2 wheat | by=Murgella, Scrocchia, Panalto | packs=250 g | per=6.5 | eat=farina di frumento, vino bianco, olio extravergine di oliva, sale
TARALLI CLASSICI %250 g,500 g <bag/taralli>; TARALLI AL FINOCCHIO <bag/taralli>; TARALLI AL PEPERONCINO <bag/taralli>; TARALLI CIPOLLA E UVETTA @7.5 <bag/taralli>; BRETZEL SALATI {farina di frumento, olio di girasole, malto d'orzo} <bag/taralli> #a8652f; SALATINI ASSORTITI %300 g {farina di frumento, burro, sesamo} <bag/crackers>; SFOGLIATINE AL ROSMARINO %180 g @9 <bag/crackers>; POPCORN SALATI %100 g {mais, olio di girasole, sale} @12 <bag/popcorn>; MAIS PER POPCORN %500 g {mais} @3.6 <bag/beans> #eebb3a; CROSTINI DORATI %200 g {farina di frumento, olio di oliva, sale} <bag/crackers>; ARACHIDI TOSTATE E SALATE %250 g,500 g {arachidi, sale} @7 <bag/hazelnuts> #e0b472; MIX APERITIVO %300 g {arachidi, anacardi, mais tostato, mandorle} @12 <bag/cashews>
== Olive e stuzzichini
=== Olive, lupini e creme
: look=bag #7f8f3a #ffffff olive | by=Orto di Cesira, Scrocchia | packs=250 g | per=9 | nut=160 15 2 3 0.5 3 1.2 3
OLIVE VERDI DA APERITIVO {olive, acqua, sale} <bag/balls> #8f9f3f; OLIVE PICCANTI {olive, peperoncino, sale} <bag/balls> #8f9f3f; OLIVE TAGGIASCHE <jar> %180 g {olive, olio extravergine di oliva} @22 #4a3238; OLIVE SNACK DENOCCIOLATE %30 g,3 x 30 g {olive, sale} @20; LUPINI GIGANTI {lupini, acqua, sale} #f0cf4a @6 <bag/balls>; CREMA DI CARCIOFI <jar> %140 g {carciofi, olio di girasole} @17; CREMA AL TARTUFO <jar> %80 g {funghi, tartufo, olio di girasole} @45; SALSA TONNO E CAPPERI <jar> %140 g {tonno, capperi, olio di girasole} @18; SALSA MESSICANA <jar> %300 g {pomodoro, peperoni, peperoncino} #c8402f @8
`;
