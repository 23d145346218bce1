/** Fruit, vegetables and salads, in the notation of family-text.ts. */
export const produce = `
= Frutta e verdura (apple)
: vat=4 | keep=cool | own=.35 | cov=.5 | eat=$n, categoria I, origine Italia | by=Ortolieve, Campo Sereno, Orti di Veio | rank=30 | kw=fresco ortofrutta stagione
== Frutta
: by=Montefrutto, Campo Sereno, Orti di Veio | look=apple #c9302c #7aa63c leaf | nut=52 0.2 0 12 10 2.4 0.3 0 | sell=loose 500 100 | packs=al kg | per=2.4 | say=Polpa soda e profumata, buona da sola e nella macedonia.
=== Mele e pere
: kw=mela mele pera pere frutta
MELE GOLDEN DELICIOUS ~200 #e3c94a @2.29; MELE FUJI ~220 #c8484a @2.59; MELE ROYAL GALA ~180 #c9402f @2.39; MELE STARK DELICIOUS ~220 #8e1b2b @2.19; MELE ANNURCA IGP ~120 #a81f2e @3.29; MELE GRANNY SMITH ~200 #86b83a @2.69; MELE RENETTE ~210 #b59a4a @2.79
: look=pear #c7b83f #6d8a2f leaf | nut=57 0.1 0 15 10 3.1 0.4 0
PERE ABATE ~250 #b9a545 @3.19; PERE WILLIAMS ~220 #d7c94b @2.89; PERE KAISER ~260 #9a6b35 @2.99; PERE CONFERENCE ~200 #a3a046 @2.69; PERE COSCIA ~90 #c9cf6a @3.49
: sell=conf | packs=1,5 kg | per=1.7
MELE GOLDEN IN SACCHETTO <net> #e3c94a; MELE GALA BABY <tray> %750 g #c9402f @2.4; MELE FUJI IN VASSOIO <tray> %1 kg #c8484a @2.2; PERE ABATE IN VASSOIO <tray> %1 kg #b9a545 @2.6
=== Agrumi
: by=Sciarafia, Campo Sereno | look=citrus #f08a1c #4e8a2a leaf | nut=45 0.2 0 9 8 1.6 0.8 0 | per=2.2 | kw=arancia limone mandarino vitamina C
ARANCE NAVEL DA TAVOLA ~250 @1.99; ARANCE TAROCCO SICILIA IGP ~230 #d9531e @2.79; CLEMENTINE DI CALABRIA IGP ~80 #f07a12 @2.59; MANDARINI TARDIVI ~90 #f39a2d @2.79; LIMONI PRIMOFIORE ~130 #f4d93a @2.49; LIMONI DI AMALFI IGP ~160 #f7e04c @3.99; POMPELMI ROSA ~350 #f0a07a @2.39; LIME ~70 #8fbf3a @5.9; CEDRI ~500 #d9cf3f @4.9; MAPO ~120 #b9b23a @2.69
: sell=conf | packs=2 kg | per=1.5 | look=net #f08a1c #3f7f2f
ARANCE DA SPREMUTA IN RETE; LIMONI IN RETE %1 kg,500 g #f4d93a @2.3; CLEMENTINE IN RETE %1,5 kg @1.9; ARANCE TAROCCO IN RETE #d9531e @1.7
=== Banane e frutta esotica
: by=Ortolieve, Terra e Popoli | cls= | eat=$n, categoria I | look=banana #f4cf2f #6b4a1e | nut=89 0.3 0.1 20 12 2.6 1.1 0 | per=1.9 | kw=banana tropicale avocado mango ananas
BANANE ~170 @1.79 *ripe; BANANE BABY ~70 @2.99; PLATANI ~220 #7e9a3a @2.79
: sell=pz | packs=1 pz | per=1.6 | nut=60 0.4 0.1 13 12 1.8 0.8 0
AVOCADO HASS *ripe #3d4a2a <pear> @1.49; AVOCADO PRONTO DA MANGIARE #4a5a2f <pear> @1.89 *ripe; MANGO KENT #d97a2a <stone-fruit> @2.29 *ripe; ANANAS EXTRA DOLCE #d8a52a #3f7f3a <melon> @2.49; PAPAYA #e8903a <melon> @2.99; MELAGRANA #b3202f <apple> @1.39; NOCE DI COCCO #6b4526 <nuts> @1.69; KIWI GOLD #b99a3a <pear> @.59; PITAHAYA ROSSA #d6336c <melon> @3.49; PASSION FRUIT #5a2a4a <berry> @.99; CARAMBOLA #e6d43a <pear> @1.79
: sell=loose 500 100 | packs=al kg | per=3.5
KIWI VERDE DEL LAZIO IGP ~95 #7a8a3a <pear> @2.99; ZENZERO FRESCO #c9a468 <root> @6.9 ~60; CURCUMA FRESCA #d98a1f <root> @9.9 ~30; CACHI VANIGLIA ~200 #ee8a2a <tomato> @2.99; DATTERI DEGLET NOUR #8a4f22 <berry> @7.9
=== Uva, pesche e frutta di stagione
: look=grapes #6e8f3a #4c6b2a | per=3.2 | nut=67 0.3 0.1 16 15 0.9 0.6 0 | kw=uva pesche albicocche fichi melone castagne
UVA ITALIA @2.99; UVA ROSSA RED GLOBE #8c2f4a @3.19; UVA NERA SENZA SEMI #3a2348 @3.99; UVA BIANCA SENZA SEMI #a3b84a @3.99; PESCHE GIALLE <stone-fruit> #f0a03a ~170 @2.79; NETTARINE <stone-fruit> #d8432f ~150 @2.89; ALBICOCCHE <stone-fruit> #f2a541 ~55 @3.49; SUSINE NERE <stone-fruit> #4b1f47 ~70 @2.79; FICHI NERI <pear> #4a2a4a ~50 @5.9; CASTAGNE <nuts> #6d3f1f @6.9; NESPOLE <stone-fruit> #eda23a ~50 @3.9
: sell=kg 1 0.5 | per=1.2
MELONE RETATO <melon> #d9a25a ~1300 @1.89; MELONE GIALLETTO <melon> #f2c22f ~1500 @1.49; ANGURIA A FETTE <melon> #d8343f #3f8a3a ~1500 @.99; ZUCCA FRUTTATA <melon> #e88a2a ~2000 @1.29
=== Frutti di bosco
: by=Boscolieve, Campo Sereno, Orti di Veio | sell=conf | packs=125 g,250 g | per=18 | look=berry #4a3f8f #ffffff leaf | nut=43 0.4 0 7 6 4.5 1 0 | kw=mirtilli lamponi more ribes fragole
MIRTILLI #3b3f7f; LAMPONI #d8385a @22; MORE #2d1f3f @21; RIBES ROSSO #d02030 @20; MISTO BOSCO #8a2f5f @19; FRAGOLE #e02c3c %250 g,500 g @8.5; FRAGOLE DELLA BASILICATA #d8202f %500 g,1 kg @7.9; UVA SPINA #9fb84a @22
== Verdura
: look=tomato #d8322a #3f7f2f leaf | per=2.6 | sell=loose 500 100 | packs=al kg | nut=24 0.3 0 3.8 3 1.8 1.2 0 | say=Croccante e saporita, pronta per la tua cucina.
=== Pomodori
: kw=pomodoro insalata sugo
POMODORI RAMATI ~130 @2.19; POMODORI CUORE DI BUE ~250 #d9412f @3.49; POMODORI DATTERINI #c91f2a @3.99; POMODORI CILIEGINI #d8262a @3.29; POMODORO DI PACHINO IGP #c71f26 @4.49; POMODORI SAN MARZANO ~80 #cf2a24 @2.59; POMODORI CAMONE ~90 #6f7f2f @4.29; POMODORI VERDI DA INSALATA ~140 #8fa43f @2.49
: sell=conf | packs=500 g,250 g | per=4.6
POMODORINI MISTI COLORATI <tray> #e0a02a; DATTERINI GIALLI <tray> #f0c22f; CILIEGINI A GRAPPOLO <tray> #d02626 @3.9; DATTERINI DOLCI <tray> @4.9
=== Zucchine, melanzane e peperoni
: look=courgette #4f8a3a #d9e8b0 | kw=zucchina melanzana peperone cetriolo
ZUCCHINE VERDI SCURE ~180 @1.99; ZUCCHINE ROMANESCHE CON FIORE ~120 #8fb56a @3.99; ZUCCHINE TONDE ~200 #6b9a4a @2.79; MELANZANE OVALI <aubergine> #3a1f4a ~350 @1.99; MELANZANE TONDE VIOLA <aubergine> #7a4a8f ~400 @2.29; MELANZANE LUNGHE <aubergine> #33193f ~250 @1.89; PEPERONI ROSSI <pepper> #cf2a2a ~220 @2.79; PEPERONI GIALLI <pepper> #f2c02a ~220 @2.79; PEPERONI VERDI FRIARIELLI <pepper> #4f8f3a ~30 @3.49; PEPERONI DI CARMAGNOLA <pepper> #d8452a ~250 @3.9; CETRIOLI #3f7f3a ~200 @1.79; PEPERONCINI PICCANTI <pepper> #c81f1f ~10 @8.9
: sell=conf | packs=500 g | per=3.3
PEPERONI TRICOLORE <tray> #e0902a; ZUCCHINE IN VASSOIO <tray> @2.6; MINI CETRIOLI SNACK <tray> %250 g #4f8f3a @6.5; FIORI DI ZUCCA <tray> %120 g #f0b03a @24
=== Patate, cipolle e aglio
: look=root #c9a468 #7a5a2f | per=1.5 | nut=77 0.1 0 16 1 2.1 2 0 | kw=patata cipolla aglio carota
PATATE A PASTA GIALLA ~150 @1.29; PATATE NOVELLE ~60 #d8ba78 @1.79; PATATE ROSSE ~140 #b0524a @1.59; PATATE DOLCI ~300 #c86a3a @2.49; CIPOLLE DORATE <bulb> #d19a4a ~130 @1.39; CIPOLLE ROSSE <bulb> #8a2450 ~130 @1.69; CIPOLLA ROSSA DI TROPEA IGP <bulb> #a02a5a ~110 @2.99; CIPOLLE BIANCHE <bulb> #efe9d8 ~140 @1.59; PORRI <leafy> #7aa85a ~200 @2.29; CAROTE SFUSE #ee7f22 ~100 @1.29
: sell=conf | packs=2 kg | per=1.1 | look=net #c9a468 #4a7a2f
PATATE GIALLE IN RETE %2 kg,5 kg; PATATE PER GNOCCHI %1,5 kg @1.4; PATATE AL SELENIO <bag> %1,5 kg @1.6; CIPOLLE DORATE IN RETE %1 kg #d19a4a @1.5; AGLIO BIANCO 3 TESTE %200 g #f1ece0 @8.9; AGLIO ROSSO DI SULMONA %200 g #c98a9a @14; SCALOGNO %250 g #b5754a @6; CAROTE <bag> %1 kg,500 g #ee7f22 @1.3
=== Insalate e verdure a foglia
: look=leafy #5fae3f #dff0c0 leaf | nut=18 0.3 0 2 1.5 1.8 1.6 0.1 | sell=pz | packs=1 pz | per=1.2 | kw=lattuga insalata spinaci cicoria bieta radicchio
LATTUGA ROMANA; LATTUGA GENTILE; LATTUGA ICEBERG #9fcf6a @1.39; SCAROLA @1.49; INDIVIA RICCIA #a8d060; RADICCHIO TONDO <cabbage> #7a1f3f @1.69; RADICCHIO DI TREVISO IGP #8a1f45 @2.99; CATALOGNA #4f8f3a @1.79; PUNTARELLE ROMANE #7fb55a @2.49; SEDANO BIANCO #b8d88a @1.59
: sell=loose 500 100 | packs=al kg | per=2.6
SPINACI FRESCHI #2f6f2f; CICORIA DI CAMPO #3f7a35 @2.49; BIETA A COSTE #4f8a3a @1.99; BROCCOLETTI ROMANI #3f7f3a @2.99; AGRETTI #5a9a45 @4.9; CIME DI RAPA #4a8a3a @2.59; CAVOLO NERO TOSCANO #2f4f3a @3.29
=== Cavoli, carciofi e finocchi
: look=cabbage #8fbf5a #e8f2cf | per=1.9 | nut=28 0.3 0 3 2.4 2.5 2.4 0.1 | kw=cavolo broccolo carciofo finocchio asparagi
CAVOLFIORE BIANCO #f2eeda ~900 @1.89; BROCCOLO ROMANESCO #a8c84a ~700 @2.29; BROCCOLI #3f7f3a ~400 @2.19; CAVOLO CAPPUCCIO ~900 @1.29; VERZA #6f9f4a ~900 @1.49; CAVOLETTI DI BRUXELLES @3.99; FINOCCHI <bulb> #dbe8b8 ~300 @1.79; ZUCCA DELICA <melon> #4a6a3a #e88a2a ~1200 @2.19
: sell=pz | packs=1 pz | per=.9 | look=cabbage #6f8a4a #7a4a6a
CARCIOFI ROMANESCHI IGP @1.29; CARCIOFI SPINOSI; CARCIOFI VIOLETTI @.79; ASPARAGI VERDI <leafy> #5f9a3f %500 g @7.9; CARDI <leafy> #c8d8a8 %700 g @3.2
=== Funghi, legumi freschi e aromi
: by=Boscolieve, Ortolieve, Campo Sereno | sell=conf | packs=300 g | per=6.5 | look=mushroom #e8dcc8 #a8865a | kw=funghi fagiolini piselli basilico prezzemolo
FUNGHI CHAMPIGNON @5.4; CHAMPIGNON AFFETTATI @6.9; FUNGHI PLEUROTUS #b8a488 @6.9; FUNGHI CARDONCELLI #9a7a5a @9.5; FUNGHI CREMINI #a87a4a @6.9; FUNGHI PIOPPINI #7a5030 @9.9
: look=herb #3f8a3a #ffffff leaf | packs=20 g,40 g | per=55 | vat=5
BASILICO IN VASCHETTA <herb>; PREZZEMOLO @40; ROSMARINO #4a6f4a; SALVIA #8aa07a; MENTA FRESCA; ERBA CIPOLLINA; TIMO #6f8a5a; ALLORO @45
: sell=loose 300 100 | packs=al kg | per=4.2 | vat=4
FAGIOLINI <herb> #4f8a35; FAVE FRESCHE <herb> #7fae4a @2.9; PISELLI FRESCHI <herb> #5f9f3f @4.5; TACCOLE <herb> #6faf4a @3.9; FAGIOLI BORLOTTI FRESCHI <herb> #b8485a @3.5
== Pronti e confezionati
: sell=conf | look=bag #5fae3f #ffffff leaf | by=Verdechiaro, Campo Sereno | keep=fridge | packs=150 g | per=9.5 | nut=19 0.3 0 2 1.6 1.9 1.6 0.1 | eat=$n | say=Già lavata: apri la busta e condisci.
=== Insalate in busta
: kw=busta lavata quarta gamma
RUCOLA %100 g,150 g @11; SONGINO %100 g @12; INSALATA MISTA %200 g @7; LATTUGHINO %125 g; SPINACINO %125 g @10; ICEBERG JULIENNE %250 g @5.5; INSALATA CAPRICCIOSA %180 g {lattuga, carote, radicchio, mais} @8; MISTICANZA ROMANA %125 g @12; CAROTE JULIENNE %200 g #ee7f22 @6; CAVOLO CAPPUCCIO JULIENNE %200 g @6; VALERIANA E RUCOLA %125 g; INSALATA CUORE TENERO %160 g
=== Verdure pronte e zuppe fresche
: by=Verdechiaro, Orto di Cesira | packs=500 g | per=5.2 | look=tray #6a9a3a #ffffff leaf | nut=48 1.6 0.3 5.5 2.6 2.4 2 0.7
MINESTRONE FRESCO DI VERDURE {patate, carote, zucchine, fagioli, cavolo verza, sedano, cipolle}; ZUPPA DI LEGUMI E FARRO %620 g {acqua, fagioli, lenticchie, ceci, farro, carote, sedano, olio extravergine di oliva}; VELLUTATA DI ZUCCA %620 g <tub> {zucca, acqua, patate, cipolla, olio extravergine di oliva}; VELLUTATA DI CAROTE E ZENZERO <tub> %620 g {carote, acqua, patate, zenzero}; PASSATO DI VERDURE %620 g <tub> {acqua, carote, patate, bieta, zucchine, porri, sedano}; CICORIA RIPASSATA %300 g {cicoria, olio extravergine di oliva, aglio, peperoncino} @9; PATATE GIÀ PELATE %500 g #e8d08a {patate} @4; SPINACI GIÀ LAVATI %450 g <bag> {spinaci}; VERDURE GRIGLIATE %250 g {melanzane, zucchine, peperoni, olio di semi di girasole} @12; CONTORNO ALLA CONTADINA %400 g {patate, carote, fagiolini} @6
=== Macedonie e succhi freschi
: by=Verdechiaro, Lieta Frutta | look=cup #f0a03a #ffffff leaf | packs=200 g | per=12 | nut=50 0.1 0 11 10 1.5 0.5 0 | kw=estratto spremuta frutta pronta
ANANAS A PEZZI {ananas}; MACEDONIA CLASSICA {mela, ananas, uva, kiwi, melone}; MELONE A CUBETTI {melone}; ANGURIA A CUBETTI {anguria} #d8343f; FRUTTA MISTA TROPICALE {mango, ananas, cocco} ; SPREMUTA FRESCA DI ARANCIA <bottle> %500 ml,1 l #f39a1f {succo di arancia 100%} @4.9; ESTRATTO MELA CAROTA ZENZERO <bottle> %250 ml #ee8f2a {succo di mela, succo di carota, zenzero} @9; ESTRATTO MELA SEDANO SPINACI <bottle> %250 ml #5f9a3a {succo di mela, sedano, spinaci, limone} @9; SPREMUTA DI MELAGRANA <bottle> %250 ml #a81f35 {succo di melagrana 100%} @14
== Frutta secca
: sell=conf | keep=dry | look=bag #b5793a #fff1d0 | packs=200 g,500 g | per=15 | by=Ortolieve, Montefrutto, Campo Sereno | vat=10 | nut=600 52 5 12 4 8 20 0.01 | eat=$n | say=Uno spuntino che dà energia.
=== Frutta secca e semi
: kw=noci mandorle nocciole semi
NOCI IN GUSCIO <nuts> %500 g,1 kg @7.5 {noci}; GHERIGLI DI NOCE %150 g @19 {noci}; MANDORLE SGUSCIATE {mandorle}; MANDORLE PELATE @18 {mandorle}; NOCCIOLE TOSTATE {nocciole} @19; PISTACCHI TOSTATI E SALATI {pistacchi, sale} @20; ANACARDI TOSTATI {anacardi} @18; ARACHIDI IN GUSCIO <nuts> %500 g {arachidi} @5; MIX FRUTTA SECCA E SEMI {mandorle, noci, nocciole, semi di zucca}; PINOLI ITALIANI %50 g {pinoli} @75; SEMI DI ZUCCA %200 g {semi di zucca} @11 #6f8f3a; SEMI DI CHIA %200 g {semi di chia} @12
=== Frutta disidratata
: nut=280 0.5 0.1 62 55 7 3 0.02 | per=11 | kw=disidratata essiccata
PRUGNE DENOCCIOLATE %250 g #3a2030; ALBICOCCHE SECCHE %250 g #e8902a {albicocche, conservante: anidride solforosa}; UVA SULTANINA %250 g #8a5a2a @7; FICHI SECCHI %250 g #b08a5a; DATTERI DENOCCIOLATI %200 g; MIRTILLI ROSSI ESSICCATI %150 g #a81f35 {mirtilli rossi, zucchero, olio di semi di girasole}; CHIPS DI MELA %100 g #e0b84a @25 {mele}; CHIPS DI COCCO %100 g #f3ead8 @18 {cocco, zucchero}; ZENZERO CANDITO %150 g {zenzero, zucchero}
`;
