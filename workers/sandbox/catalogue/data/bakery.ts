/** Bread, pasta, rice, preserves, oil and spices, in the notation of family-text.ts. */
export const bakery = `
= Pane e forno (bread)
: vat=4 | keep=bread | own=.3 | cov=.35 | by=Quattrovie, Panalto | rank=35 | look=loaf #c98a45 #f5deb3 wheat | nut=275 1.5 0.3 54 3 3 9 1.3 | eat=farina di frumento, acqua, lievito naturale, sale
== Pane fresco
=== Pagnotte e filoni
: sell=cut 500 100 | packs=al kg | per=4.2 | opt=bread | cov=.6 | say=Crosta croccante, mollica profumata. | kw=pane casareccio
PANE CASARECCIO DI GENZANO IGP @4.9 <loaf/round>; PANE DI LARIANO @4.6 {farina di frumento integrale, acqua, lievito naturale, sale} <loaf/round>; FILONE ROMANO @3.6 <loaf/long>; PANE INTEGRALE @4.5 #b07a40 #cfa674 {farina di frumento integrale, acqua, lievito naturale, sale} <loaf/wholemeal>; PANE AI CEREALI @5.2 #7a5230 {farina di frumento, farina di segale, semi di girasole, sesamo, lino} <loaf/long>; PANE DI SEMOLA RIMACINATA #cf9440 #f6dc84 @4.8 {semola rimacinata di grano duro, acqua, lievito, sale} <loaf/semolina>; PANE SCIAPO TOSCANO DOP @4.6 {farina di frumento, acqua, lievito naturale} <loaf/round>; PANE ALLE NOCI @8.9 {farina di frumento, noci, acqua, sale} <loaf/long>
=== Rosette, panini e baguette
: sell=pz | packs=1 pz | per=.5 | look=bread #d9a055 #f5deb3 wheat | cov=.7
ROSETTA ROMANA @.39 <bread/rosetta>; CIABATTINA @.45 <loaf/ciabatta>; PANINO ALL'OLIO @.4 {farina di frumento, olio di oliva, acqua, lievito, sale} <bread/oil-rolls>; PANINO AL LATTE @.5 {farina di frumento, latte, burro, zucchero} <bread/rolls> #d9a055; BAGUETTE @1.19 <loaf/baguette>; PANINO INTEGRALE #8a5a32 @.5 {farina di frumento integrale, acqua, lievito} <bread/rolls>; PANINO AI SEMI DI SESAMO @.55 {farina di frumento, acqua, sesamo} <bread/rolls>; CIABATTA @1.29 <loaf/ciabatta>; MAXI HAMBURGER BUN @.79 {farina di frumento, uova, burro, sesamo} <bread/bun>
=== Pizza e focaccia
: sell=hg 2 1 | packs=al kg | per=12 | look=bread #e0a85a #c8432f wheat | cov=.7 | nut=290 10 2 42 2 2 8 1.6
PIZZA BIANCA ROMANA @9.9 {farina di frumento, acqua, olio extravergine di oliva, sale} <pizza/white>; PIZZA ROSSA @10.9 #cf4a2a {farina di frumento, pomodoro, olio extravergine di oliva} <pizza/red>; PIZZA MARGHERITA AL TAGLIO @13.9 #d8582f {farina di frumento, pomodoro, mozzarella} <pizza/margherita>; PIZZA CON PATATE @13.9 {farina di frumento, patate, rosmarino} <pizza/potato>; FOCACCIA ALLA GENOVESE @12.9 {farina di frumento, acqua, olio extravergine di oliva} <pizza/white>; FOCACCIA ALLE OLIVE @13.9 {farina di frumento, olive, olio di oliva} <pizza/olive>; PIZZA ALLA MORTADELLA @15.9 {farina di frumento, mortadella di carne di suino} <pizza/ham>
== Pane confezionato
: sell=pz | look=bag #c98a45 #ffffff wheat | by=Panalto, Quattrovie, Senzaspiga
=== Pane in cassetta e morbido
: packs=400 g | per=4 | kw=toast bauletto piadina
PANE PER TRAMEZZINI %400 g,250 g; PANE IN CASSETTA %400 g,600 g; PANE IN CASSETTA INTEGRALE {farina di frumento integrale, acqua, lievito}; PANE AI 5 CEREALI A FETTE {farina di frumento, avena, segale, semi di girasole}; PANINI PER HAMBURGER %300 g @6 {farina di frumento, sesamo, olio di girasole}; PANINI PER HOT DOG %250 g @6; PANE ARABO %400 g; TORTILLAS DI GRANO %320 g @7 <bag/flatbreads> {farina di frumento, olio di girasole}; PANE DI SEGALE %500 g #6a4530 {segale integrale, acqua, lievito}
=== Crackers, grissini e fette
: keep=dry | look=box #d9a055 #ffffff wheat | packs=500 g | per=4.2 | by=Panalto, Murgella, Senzaspiga, Molino Levante | eat=farina di frumento, olio di semi di girasole, sale, lievito | nut=430 11 1.5 70 3 4 10 2
CRACKERS SALATI %500 g,1 kg <box/crackers>; CRACKERS NON SALATI IN SUPERFICIE <box/crackers>; CRACKERS INTEGRALI {farina di frumento integrale, olio extravergine di oliva, sale} <box/crackers>; CRACKERS AL RISO %250 g @8 <box/crackers>; GRISSINI STIRATI %250 g @8 <bag/sticks> #d9a054; GRISSINI TORINESI %125 g @9 <box/sticks> #d9a054; FETTE BISCOTTATE CLASSICHE %315 g,630 g @4.6 <box/crackers> #c98a45; FETTE BISCOTTATE INTEGRALI %315 g @5 {farina di frumento integrale, zucchero, olio di girasole} <box/crackers> #c98a45; GALLETTE DI RISO %100 g @12 {riso, sale} +Vegano <bag/biscuits> #f2e6cc; GALLETTE DI MAIS %120 g @11 {mais, sale} +Vegano <bag/biscuits> #f0cf6a; PANE CARASAU <bag> %250 g @10 {semola di grano duro, acqua, sale}; PANGRATTATO <bag> %500 g @2.8 {pane di frumento}; FRISELLE %400 g @6 {semola di grano duro, acqua, sale} <bag/taralli> #b57a3f
== Pasticceria fresca
: by=Quattrovie, Fiordalba | look=cake #e0b060 #ffffff flower | vat=10 | nut=400 20 10 48 22 1.5 7 0.4 | eat=farina di frumento, burro, uova, zucchero, latte
=== Cornetti e dolci da forno
: sell=pz | packs=1 pz | per=1.1 | cov=.6 | kw=cornetto maritozzo pasticceria
CORNETTO SEMPLICE <pastry/croissant> #cf8f3f; CORNETTO ALLA CREMA @1.3 <pastry/croissant> #cf8f3f; CORNETTO INTEGRALE AL MIELE @1.3 {farina di frumento integrale, burro, miele, uova} <pastry/croissant> #cf8f3f; MARITOZZO CON LA PANNA @2.5 {farina di frumento, panna, uova, zucchero} <pastry/cream-bun> #c9833a; BOMBOLONE ALLA CREMA @1.4 <pastry/bun> #cf8a3a; SACCOTTINO AL CIOCCOLATO @1.4 {farina di frumento, burro, cioccolato, uova} <pastry/pocket> #c9833a; CROSTATA DI VISCIOLE @9.9 {farina di frumento, burro, visciole, zucchero, uova} *cake <cake/tart> #e0b060 #8a1f30; TORTA MARGHERITA @8.9 *cake <cake/plain> #e8bd5a; MILLEFOGLIE @14.9 *cake {farina di frumento, burro, latte, uova, zucchero} <cake/slices> #dba24a #f7e8b0; TORTA AL CIOCCOLATO @15.9 *cake {cioccolato, burro, uova, farina di frumento, zucchero} <cake/plain> #5a3320; CIAMBELLA ALL'ACQUA @4.9 {farina di frumento, zucchero, olio di girasole} <cake/ring> #dba24a
=== Biscotti da banco
: sell=hg 2 1 | packs=al kg | per=15 | cov=.7
CIAMBELLINE AL VINO {farina di frumento, vino, zucchero, olio} @11.9 <pastry/rings> #cf9448; TOZZETTI ALLE MANDORLE {farina di frumento, mandorle, zucchero, uova} @16.9 <pastry/biscuits> #cf9a55; BACI DI DAMA {nocciole, farina di frumento, burro, cioccolato} @22.9 <pastry/domes> #d9a866 #4a2716; PASTE DI MANDORLA {mandorle, zucchero, albume d'uovo} @24.9 <pastry/domes> #efcf96 #e0b86a; PASTICCINI DA TÈ {farina di frumento, burro, uova, zucchero} @19.9 <pastry/domes> #e6bd78 #d0405a; BRUTTI MA BUONI {nocciole, albume d'uovo, zucchero} @21.9 <pastry/biscuits> #cf9a55
= Pasta (pasta)
: vat=4 | keep=dry | own=.35 | cov=.45 | by=Granalba, Tre Mulinelle, Selvarossa, Campo Sereno | rank=36 | look=box #1d4e89 #e8b84a wheat | packs=500 g | per=2.1 | eat=semola di grano duro, acqua | nut=353 1.5 0.3 71 3 3 13 0.01 | cmax=Pasta 12 | say=Buona tenuta in cottura, e il condimento resta. | kw=maccheroni primi
== Pasta di semola
=== Pasta corta
MEZZE MANICHE RIGATE N.# <box/tubes>; PENNE RIGATE N.# %500 g,1 kg <box/penne>; PENNE LISCE N.# <box/smooth-penne>; RIGATONI N.# %500 g,1 kg <box/tubes>; FUSILLI N.# %500 g,1 kg <box/fusilli>; TORTIGLIONI N.# <box/wound-tubes>; FARFALLE N.# <box/bows>; CONCHIGLIE N.# <box/shells>; PACCHERI N.# @2.9 <box/wide-tubes>; CASARECCE N.# <box/twists>; SEDANI RIGATI N.# <box/tubes>; ORECCHIETTE N.# @2.6 <box/shells>; CALAMARATA N.# @3.2 <box/wide-tubes>; MEZZI RIGATONI N.# <box/tubes>
=== Pasta lunga
SPAGHETTI N.# %500 g,1 kg <box/spaghetti>; SPAGHETTINI N.# <box/thin-strands>; LINGUINE N.# <box/flat-strands>; BUCATINI N.# <box/spaghetti>; SPAGHETTI ALLA CHITARRA N.# @2.6 <box/spaghetti>; CAPELLINI N.# <box/thin-strands>; VERMICELLI N.# <box/spaghetti>; MAFALDINE N.# @2.9 <box/flat-strands>; ZITI N.# @2.8 <box/spaghetti>; BAVETTE N.# <box/flat-strands>
=== Pastina e da brodo
: per=2.3
STELLINE N.# <box/grains> #ecc263; DITALINI RIGATI N.# <box/short-tubes>; FILINI N.# <box/grains> #ecc263; RISONI N.# <box/grains> #ecc263; QUADRUCCI N.# <box/grains> #ecc263; TUBETTI N.# <box/short-tubes>; ANELLINI N.# <box/grains> #ecc263; GRANDINE N.# <box/grains> #ecc263
== Pasta speciale
=== Integrale e di altri cereali
: per=3 | by=Granalba, Selvarossa, Campo Sereno | eat=semola integrale di grano duro, acqua | look=box #8a5a32 #e8b84a wheat | cls=Integrale
PENNE INTEGRALI N.# <box/penne> #b07f4a; SPAGHETTI INTEGRALI N.# <box/spaghetti> #b07f4a; FUSILLI INTEGRALI N.# <box/fusilli> #b07f4a; MEZZE MANICHE INTEGRALI N.# <box/tubes> #b07f4a; LINGUINE INTEGRALI N.# <box/flat-strands> #b07f4a; FUSILLI DI FARRO INTEGRALI @4.4 {farina integrale di farro, acqua} <box/fusilli> #b07f4a; PENNE DI GRANO KHORASAN INTEGRALI @5.4 {farina integrale di grano khorasan, acqua} <box/penne> #b07f4a
=== All'uovo secca
: per=5.6 | packs=250 g | by=Granalba, Nonna Delfina, Sfogliarina | eat=semola di grano duro, uova 20% | look=box #f2c230 #8c2f1b hen | cls=
TAGLIATELLE ALL'UOVO N.# %250 g,500 g <box/nests>; FETTUCCINE ALL'UOVO N.# %250 g,500 g <box/nests>; PAPPARDELLE ALL'UOVO N.# <box/ribbons>; LASAGNE ALL'UOVO N.# %500 g @4.4; TAGLIOLINI ALL'UOVO N.# <box/nests>; QUADRUCCI ALL'UOVO N.# <box/grains> #ecc263; FETTUCCINE PAGLIA E FIENO {semola di grano duro, uova, spinaci} <box/nests>; TORTELLINI SECCHI ALLA CARNE {semola di grano duro, uova, carne di suino, pangrattato} @8 <box/tortellini>
=== Di legumi e senza glutine
: per=7.5 | packs=250 g | by=Senzaspiga | eat=farina di mais, farina di riso | look=box #5b9a8b #fff6dc leaf | cls=Vegano | cov=1
FUSILLI MAIS E RISO %400 g,500 g @4.4 <box/fusilli>; SPAGHETTI MAIS E RISO %400 g @4.4 <box/spaghetti>; PENNE MAIS E RISO %400 g @4.4 <box/penne>; FUSILLI DI LENTICCHIE ROSSE {farina di lenticchie rosse} <box/fusilli> #d8623a; PENNE DI CECI {farina di ceci} <box/penne>; CASERECCE DI PISELLI VERDI {farina di piselli verdi} <box/twists> #9db052; SEDANI DI GRANO SARACENO {farina di grano saraceno} <box/tubes> #96765a
= Riso e cereali (wheat)
: vat=4 | keep=dry | own=.4 | cov=.5 | by=Acquatina, Campo Sereno, Molino Levante | rank=22 | look=box #2d8f86 #fff2c9 wheat | nut=350 0.8 0.2 78 0.3 1 7 0.01 | per=3.2 | packs=1 kg
== Riso
=== Riso per risotti e insalate
: eat=riso | kw=risotto | say=Chicchi interi, cottura sicura.
RISO CARNAROLI %1 kg,500 g @3.9 <box/grains> #f4edd8; RISO ARBORIO %1 kg @3.4 <box/grains> #f4edd8; RISO VIALONE NANO IGP @4.6 <box/grains> #f4edd8; RISO ORIGINARIO @2.4 <box/grains> #f4edd8; RISO ROMA @2.9 <box/grains> #f4edd8; RISO PARBOILED %1 kg,5 x 1 kg @2.6 <box/grains> #f4edd8; RISO BASMATI %500 g,1 kg @4.4 <box/long-grains> #f4edd8; RISO INTEGRALE @3.4 <box/grains> #f4edd8; RISO VENERE NERO %500 g @6 <box/long-grains> #2f2a30; RISO ROSSO INTEGRALE %500 g @5.4 <box/grains> #8a3a2a; RISO THAI JASMINE %500 g @4.6 <box/long-grains> #f4edd8
=== Risotti pronti
: packs=175 g | per=11 | look=sachet #2d8f86 #fff2c9 wheat | kw=risotto pronto busta
RISOTTO AI FUNGHI PORCINI {riso, funghi porcini, cipolla, sale}; RISOTTO ALLA MILANESE {riso, formaggio, zafferano, cipolla}; RISOTTO AGLI ASPARAGI {riso, asparagi, formaggio}; RISOTTO AL TARTUFO {riso, tartufo, funghi} @14; RISO BASMATI PRONTO IN 2 MINUTI %250 g {riso, olio di girasole} @7 <box/long-grains> #f4edd8; RISO E QUINOA PRONTO <bag> %250 g {riso, quinoa, olio di girasole} @8
== Cereali e farine
=== Cereali, legumi e zuppe secche
: packs=500 g | per=4 | look=bag #c9a15a #ffffff wheat | by=Molino Levante, Campo Sereno, Terra e Popoli | kw=farro orzo ceci lenticchie fagioli
FARRO PERLATO {farro} <bag/grains> #d9b878; ORZO PERLATO {orzo} @2.8 <bag/grains> #d9b878; COUS COUS {semola di grano duro} @3.2 <bag/grains> #ecc97a; BULGUR {bulgur di grano duro} @4 <bag/grains> #d9b878; QUINOA {quinoa} %400 g @8 <bag/grains> #d9b878; LENTICCHIE DI ONANO {lenticchie} @8 <bag/grains> #8a6238; LENTICCHIE SECCHE {lenticchie} @4 <bag/grains> #8a6238; CECI SECCHI {ceci} @3.6 <bag/chickpeas> #e3bf80; FAGIOLI BORLOTTI SECCHI {fagioli borlotti} <bag/speckled-beans> #b8785a; FAGIOLI CANNELLINI SECCHI {fagioli cannellini} <bag/beans> #f0e6cf; ZUPPA MISTA DI LEGUMI E CEREALI {lenticchie, orzo, farro, piselli, fagioli} <bag/beans> #a8743f; MIGLIO DECORTICATO {miglio} @5 <bag/grains> #d9b878; POLENTA ISTANTANEA <box> {farina di mais} @2.6
=== Farine e lieviti
: packs=1 kg | per=1.5 | look=bag/sack #f2ead0 #b98a4a wheat | by=Molino Levante, Granalba, Senzaspiga | kw=farina pizza dolci lievito
: by=Molino Levante, Granalba, Campo Sereno
FARINA 00 {farina di frumento} %1 kg,5 kg @1.1; FARINA 0 MANITOBA {farina di frumento} @1.8; FARINA INTEGRALE {farina integrale di frumento} @1.7; SEMOLA RIMACINATA {semola di grano duro} @1.6; FARINA PER PIZZA {farina di frumento} @1.5; FARINA DI FARRO {farina di farro} @3; FARINA DI MAIS FIORETTO {farina di mais} @2; FARINA DI CECI %500 g {farina di ceci} @4.4; FECOLA DI PATATE <box> %250 g {fecola di patate} @5; LIEVITO DI BIRRA SECCO <sachet> %3 x 7 g {lievito} @60; LIEVITO PER DOLCI <sachet> %3 x 16 g {amido di mais, bicarbonato} @22
= Sughi e conserve (jar)
: vat=10 | keep=dry | own=.35 | cov=.45 | by=Solerosso, Orto di Cesira, Campo Sereno | rank=24 | nut=35 0.3 0 5.5 5 1.4 1.4 0.4
== Pomodoro e sughi
=== Passate, pelati e polpe
: vat=4 | look=bottle/wide #cf2e2e #ffffff tomato | packs=700 g | per=2.1 | eat=pomodoro italiano, sale | kw=passata pelati polpa
PASSATA DI POMODORO %700 g,3 x 700 g; PASSATA RUSTICA; PASSATA DI DATTERINI %500 g @4; PASSATA CON BASILICO #cf2e2e; POMODORI PELATI <can> %400 g,3 x 400 g @2.2; POLPA DI POMODORO <can> %400 g,3 x 400 g @2.3; POMODORINI DI COLLINA <can> %400 g @3.2; CONCENTRATO DI POMODORO <tube> %130 g @9; POMODORO SAN MARZANO DELL'AGRO DOP <can> %400 g @5; DATTERINI INTERI <jar> %360 g @5
=== Sughi pronti e pesti
: look=jar/smooth #cf3a2a #ffffff tomato | packs=400 g | per=5.5 | kw=sugo ragù pesto
SUGO AL BASILICO {pomodoro, basilico, olio di girasole} #c9382a; SUGO ALL'ARRABBIATA {pomodoro, peperoncino, aglio} #c9382a; SUGO ALLA PUTTANESCA {pomodoro, olive, capperi, acciughe} #c9382a; RAGÙ ALLA BOLOGNESE %180 g,400 g {pomodoro, carne di bovino, carne di suino, carote, sedano, vino} @10 #c9382a; SUGO ALL'AMATRICIANA %400 g {pomodoro, guanciale, pecorino, vino} @8 #c9382a; SUGO AI FUNGHI PORCINI {pomodoro, funghi porcini} @8 #a8482a; SUGO ALLE VONGOLE %130 g {vongole, acqua, olio di girasole} @20 #c9382a; PESTO ALLA GENOVESE %190 g {basilico, olio di girasole, anacardi, grana padano} @12 #5f8a3a; PESTO ROSSO %190 g {pomodori secchi, olio di girasole, anacardi, grana padano} @12 #b8402a; SUGO DI VERDURE GRIGLIATE VEGANO {pomodoro, zucchine, melanzane} #c9382a; PESTO DI PISTACCHIO %190 g #9fb55a {pistacchi, olio di girasole, sale} @25
== Conserve
=== Tonno e pesce in scatola
: look=can #12476b #f6c445 fish | by=Scogliera, Lampara Blu, Mare Quieto | packs=3 x 80 g | per=13 | keep=dry | nut=190 10 1.5 0 0 0 25 1 | eat=tonno, olio di oliva, sale
TONNO ALL'OLIO DI OLIVA %3 x 80 g,6 x 80 g,160 g; TONNO AL NATURALE %3 x 80 g,160 g +Kosher {tonno, acqua, sale} @12; FILETTI DI TONNO IN OLIO DI OLIVA <jar/tuna> %180 g @24 #dcae8c; TONNO ALL'OLIO DI GIRASOLE %3 x 80 g @10 {tonno, olio di girasole, sale}; SGOMBRO AL NATURALE %125 g {sgombro, acqua, sale} @13; FILETTI DI SGOMBRO GRIGLIATI %125 g {sgombro, olio di oliva} @15; SARDINE SOTT'OLIO %115 g {sardine, olio di oliva} @14; FILETTI DI ACCIUGHE <jar/fish> %80 g {acciughe, olio di oliva, sale} @34 #8a5848; SALMONE AL NATURALE %150 g {salmone, sale} @18; INSALATA TONNO E FAGIOLI <tub> %160 g {tonno, fagioli, olio di oliva} @14; VONGOLE AL NATURALE <jar> %130 g {vongole, acqua, sale} @19 #d8c4a4
=== Legumi e verdure in scatola
: vat=10 | look=can #6f8f2d #f9dcc4 leaf | packs=400 g | per=2.2 | kw=fagioli ceci piselli mais
FAGIOLI BORLOTTI %400 g,3 x 400 g {fagioli borlotti, acqua, sale}; FAGIOLI CANNELLINI {fagioli cannellini, acqua, sale}; CECI {ceci, acqua, sale} %400 g,3 x 400 g; LENTICCHIE {lenticchie, acqua, sale}; PISELLI MEDI {piselli, acqua, sale}; MAIS DOLCE %3 x 150 g,340 g {mais, acqua, sale} @4.4 #f2c22f; FAGIOLI ROSSI {fagioli rossi, acqua, sale}; FUNGHI CHAMPIGNON AFFETTATI {funghi, acqua, sale} @4; BARBABIETOLE PRECOTTE <bag> %500 g {barbabietole} @3 #8a1f4a
=== Sottoli, sottaceti e olive
: look=jar #8f9a3a #ffffff olive | packs=280 g | per=11 | by=Orto di Cesira, Solerosso | nut=120 11 1.5 3 1 2.5 1.5 2 | kw=carciofini cetriolini olive capperi
CARCIOFINI SOTT'OLIO <jar/artichokes> {carciofi, olio di girasole, aceto di vino} @15; FUNGHETTI SOTT'OLIO <jar/mushrooms> #d8c08a {funghi champignon, olio di girasole}; POMODORI SECCHI {pomodori secchi, olio di girasole} #a8302a @13; MELANZANE A FILETTI <jar/strips> #b8935c {melanzane, olio di girasole, aceto di vino}; GIARDINIERA <jar/mixed> {carote, cavolfiore, sedano, cipolline, aceto di vino} @7; CETRIOLINI IN AGRODOLCE <jar/gherkins> #6f8f3a {cetrioli, aceto di vino, zucchero} @7; CIPOLLINE BORETTANE <jar/onions> #d8c48a {cipolline, aceto di vino, zucchero} @8; OLIVE VERDI DENOCCIOLATE {olive, acqua, sale} @8; OLIVE NERE DENOCCIOLATE #3a2a30 {olive, acqua, sale} @8; CAPPERI SOTTO SALE <jar/capers> %100 g {capperi, sale} @18; CREMA DI OLIVE {olive, olio extravergine di oliva} %140 g @16 <jar/smooth>; PEPERONI GRIGLIATI <jar/strips> #d8452a {peperoni, olio di girasole}
=== Salse, brodi e dadi
: look=bottle/sauce #cf2e2a #ffffff tomato | packs=250 ml | per=9 | by=Solerosso, Orto di Cesira, Speziale Corvo | kw=maionese ketchup dado
MAIONESE <tube> %150 ml,250 ml {olio di girasole, uova, aceto, sale, senape} #f4e3a8; KETCHUP %250 ml,500 ml {pomodoro, zucchero, aceto, sale} @7; SENAPE DOLCE %200 g {acqua, senape, aceto di alcole, sale} #d8a52a <jar/smooth>; SALSA BARBECUE %250 ml {pomodoro, zucchero, aceto, fumo} #6a2a1a; SALSA DI SOIA <bottle/oil> %150 ml {acqua, soia, frumento, sale} #2a1a14 @14; SALSA TONNATA <tube> %150 ml {olio di girasole, tonno, uova, capperi} #e0c8a0; MAIONESE VEGANA <tube> %150 ml {olio di girasole, proteine di pisello, aceto}; DADO VEGETALE <box> %10 x 10 g {sale, verdure, sedano, olio di girasole} @13 #6f9a3a; DADO CLASSICO <box> %10 x 10 g {sale, carne di bovino, sedano, aromi} @13; BRODO DI POLLO PRONTO <brick> %1 l {acqua, pollo, carote, sedano, sale} @2.6
= Olio aceto e spezie (oil)
: keep=cellar | own=.35 | cov=.5 | rank=20 | vat=4
== Olio e aceto
=== Olio extravergine e di oliva
: look=bottle/oil #a8a02a #4a5a23 olive | by=Pietrachiara, Sabellio, Campo Sereno | per=10.5 | packs=1 l | eat=olio extravergine di oliva | nut=824 91.6 14 0 0 0 0 0 | say=Profumo fruttato e armonico, per crudo e cottura. | kw=olio EVO
OLIO EXTRAVERGINE DI OLIVA ITALIANO %1 l,750 ml,5 l; OLIO EXTRAVERGINE CLASSICO %1 l @8.4; OLIO EXTRAVERGINE SABINA DOP %500 ml,750 ml @19 &Sabellio; OLIO EXTRAVERGINE NON FILTRATO %750 ml @13; OLIO EXTRAVERGINE DELICATO %750 ml @10; OLIO EXTRAVERGINE TUSCIA DOP %500 ml @20 &Sabellio; OLIO DI OLIVA %1 l {olio di oliva} @7.4; OLIO EXTRAVERGINE FRUTTATO INTENSO %500 ml @14; OLIO EXTRAVERGINE AL LIMONE %250 ml @24 {olio extravergine di oliva, limone}; OLIO AL TARTUFO %100 ml @60 {olio extravergine di oliva, aroma di tartufo}
=== Oli di semi
: look=bottle/water #f2c93a #ffffff sun | per=2.6 | packs=1 l | by=Pietrachiara, Lumiera | eat=olio di semi di girasole | kw=friggere
: by=Pietrachiara, Speziale Corvo
OLIO DI SEMI DI GIRASOLE %1 l,3 l; OLIO DI SEMI DI ARACHIDE {olio di semi di arachide} @4.4; OLIO DI SEMI DI MAIS {olio di semi di mais} @3.2; OLIO PER FRITTURA {olio di semi di girasole alto oleico} %1 l,3 l @3.2; OLIO DI RISO {olio di riso} @5
=== Aceti e condimenti
: look=bottle/oil #4a2420 #c9a24d grape | per=4 | packs=500 ml | vat=10 | by=Acetaia Bruna, Campo Sereno | eat=aceto di vino | kw=balsamico glassa
ACETO DI VINO BIANCO %500 ml,1 l #ecdf9a @2.2; ACETO DI VINO ROSSO #8a2338 @2.2; ACETO DI MELE #d8a52a {aceto di mele} @3.4; ACETO BALSAMICO DI MODENA IGP %250 ml,500 ml {aceto di vino, mosto d'uva cotto} @9; ACETO BALSAMICO INVECCHIATO IGP %250 ml {mosto d'uva cotto, aceto di vino} @28; GLASSA ALL'ACETO BALSAMICO %250 ml {mosto d'uva, aceto di vino, zucchero} @13; CONDIMENTO BIANCO %500 ml {aceto di vino bianco, mosto d'uva} #efe3a8 @6; SUCCO DI LIMONE %200 ml {succo di limone} #f4e04a @7
== Sale, spezie e aromi
: look=jar #c8763a #2f2a38 leaf | by=Speziale Corvo, Terra e Popoli | eat=$n | vat=10
=== Sale e zucchero
: look=box #2a6fb0 #ffffff drop | packs=1 kg | per=.7 | food=yes | by=Speziale Corvo, Biancaspina | kw=sale zucchero dolcificante
: by=Speziale Corvo, Terra e Popoli
SALE MARINO FINO {sale marino} %1 kg +Kosher; SALE MARINO GROSSO {sale marino} +Kosher; SALE IODATO FINO {sale, iodio} @.9; SALE ROSA DELL'HIMALAYA <jar/crystals> %250 g {sale rosa} #e8a8a0 @9; ZUCCHERO SEMOLATO <bag/sugar> {zucchero} #f5efe4 @1.4; ZUCCHERO DI CANNA <bag/sugar> {zucchero di canna} %500 g,1 kg #b5793a @2.6; ZUCCHERO A VELO <bag> %500 g {zucchero, amido di mais} @3.4; DOLCIFICANTE STEVIA <box> %50 bustine {eritritolo, stevia} @.06
=== Spezie ed erbe
: packs=40 g | per=60 | kw=pepe origano curry
PEPE NERO IN GRANI <jar/peppercorns> #2a2522; PEPE NERO MACINATO #2a2522 <jar/powder>; ORIGANO %15 g #6f8a4a @90 <jar/crumbs>; PEPERONCINO MACINATO #c8301f @70 <jar/powder>; PAPRICA DOLCE #c8502a <jar/powder>; CURRY {coriandolo, curcuma, senape, cumino, pepe} #d8a01f <jar/powder>; CURCUMA #e0a01f <jar/powder>; CANNELLA IN POLVERE #8a4f28 @75 <jar/powder>; NOCE MOSCATA <jar/peppercorns> #8a6540 @95; ZAFFERANO IN BUSTINE <sachet> %4 x 0,12 g #e08a1f @9000; ROSMARINO ESSICCATO %20 g #5a6f48 @80 <jar/crumbs>; AGLIO IN POLVERE #e8dcc0 @45 <jar/powder>; SEMI DI SESAMO <jar/peppercorns> %100 g {sesamo} #e8d8b0 @20; AROMI PER ARROSTI {sale, rosmarino, salvia, aglio} @35 <jar/crumbs> #8a9a6a
`;
