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
MELE GOLDEN IN SACCHETTO <net> #e3c94a; MELE GALA BABY %750 g #c9402f @2.4 <tray/apples>; MELE FUJI IN VASSOIO %1 kg #c8484a @2.2 <tray/apples>; PERE ABATE IN VASSOIO %1 kg #b9a545 @2.6 <tray/pears>
=== Agrumi
: by=Sciarafia, Campo Sereno | look=citrus #f08a1c #4e8a2a leaf | nut=45 0.2 0 9 8 1.6 0.8 0 | per=2.2 | kw=arancia limone mandarino vitamina C
ARANCE NAVEL DA TAVOLA ~250 @1.99 <citrus/round>; ARANCE TAROCCO SICILIA IGP ~230 #d9531e @2.79 <citrus/round>; CLEMENTINE DI CALABRIA IGP ~80 #f07a12 @2.59 <citrus/round>; MANDARINI TARDIVI ~90 #f39a2d @2.79 <citrus/round>; LIMONI PRIMOFIORE ~130 #f4d93a @2.49 <citrus/lemon>; LIMONI DI AMALFI IGP ~160 #f7e04c @3.99 <citrus/lemon>; POMPELMI ROSA ~350 #f0a07a @2.39 <citrus/round>; LIME ~70 #8fbf3a @5.9 <citrus/lemon>; CEDRI ~500 #d9cf3f @4.9 <citrus/lemon>; MAPO ~120 @2.69 <citrus/round> #c9a83a
: sell=conf | packs=2 kg | per=1.5 | look=net #f08a1c #3f7f2f
ARANCE DA SPREMUTA IN RETE; LIMONI IN RETE %1 kg,500 g #f4d93a @2.3; CLEMENTINE IN RETE %1,5 kg @1.9; ARANCE TAROCCO IN RETE #d9531e @1.7
=== Banane e frutta esotica
: by=Ortolieve, Terra e Popoli | cls= | eat=$n, categoria I | look=banana #f4cf2f #6b4a1e | nut=89 0.3 0.1 20 12 2.6 1.1 0 | per=1.9 | kw=banana tropicale avocado mango ananas
BANANE ~170 @1.79 *ripe; BANANE BABY ~70 @2.99; PLATANI ~220 #7e9a3a @2.79
: sell=pz | packs=1 pz | per=1.6 | nut=60 0.4 0.1 13 12 1.8 0.8 0
AVOCADO HASS *ripe #3d4a2a @1.49 <avocado>; AVOCADO PRONTO DA MANGIARE #4a5a2f @1.89 *ripe <avocado>; MANGO KENT @2.29 *ripe <mango> #f0a93a; ANANAS EXTRA DOLCE #d8a52a #3f7f3a @2.49 <pineapple>; PAPAYA #e8903a @2.99 <papaya>; MELAGRANA #b3202f @1.39 <pomegranate>; NOCE DI COCCO #6b4526 @1.69 <coconut>; KIWI GOLD @.59 <kiwi> #e6c23c; PITAHAYA ROSSA #d6336c @3.49 <dragon-fruit>; PASSION FRUIT #5a2a4a @.99 <passion-fruit>; CARAMBOLA #e6d43a @1.79 <star-fruit>
: sell=loose 500 100 | packs=al kg | per=3.5
KIWI VERDE DEL LAZIO IGP ~95 @2.99 <kiwi> #93bd3a; ZENZERO FRESCO #c9a468 @6.9 ~60 <ginger>; CURCUMA FRESCA #d98a1f @9.9 ~30 <ginger>; CACHI VANIGLIA ~200 #ee8a2a @2.99 <persimmon>; DATTERI DEGLET NOUR #8a4f22 @7.9 <dates>
=== Uva, pesche e frutta di stagione
: look=grapes #6e8f3a #4c6b2a | per=3.2 | nut=67 0.3 0.1 16 15 0.9 0.6 0 | kw=uva pesche albicocche fichi melone castagne
UVA ITALIA #b3b84c @2.99; UVA ROSSA RED GLOBE #8c2f4a @3.19; UVA NERA SENZA SEMI #3a2348 @3.99; UVA BIANCA SENZA SEMI #a3b84a @3.99; PESCHE GIALLE ~170 @2.79 <stone-fruit/halved> #f0a03a #d8452a; NETTARINE ~150 @2.89 <stone-fruit/halved> #e0552f #b8202a; ALBICOCCHE ~55 @3.49 <stone-fruit/halved> #f2a541 #e0703a; SUSINE NERE #4b1f47 ~70 @2.79 <stone-fruit/whole>; FICHI NERI #4a2a4a ~50 @5.9 <fig>; CASTAGNE #6d3f1f @6.9 <nuts/chestnut>; NESPOLE ~50 @3.9 <stone-fruit/whole> #eda23a #c97a2a
: sell=kg 1 0.5 | per=1.2
MELONE RETATO ~1300 @1.89 <melon/netted> #c9a868 #f4a24a; MELONE GIALLETTO #f2c22f ~1500 @1.49 <melon/smooth>; ANGURIA A FETTE #d8343f #3f8a3a ~1500 @.99 <melon/slices>; ZUCCA FRUTTATA #e88a2a ~2000 @1.29 <pumpkin>
=== Frutti di bosco
: by=Boscolieve, Campo Sereno, Orti di Veio | sell=conf | packs=125 g,250 g | per=18 | look=berry #4a3f8f #ffffff leaf | nut=43 0.4 0 7 6 4.5 1 0 | kw=mirtilli lamponi more ribes fragole
MIRTILLI #3b3f7f <berry/blueberry>; LAMPONI #d8385a @22 <berry/raspberry>; MORE #2d1f3f @21 <berry/blackberry>; RIBES ROSSO #d02030 @20 <berry/currant>; MISTO BOSCO #8a2f5f @19 <berry/mixed>; FRAGOLE #e02c3c %250 g,500 g @8.5 <berry/strawberry>; FRAGOLE DELLA BASILICATA #d8202f %500 g,1 kg @7.9 <berry/strawberry>; UVA SPINA #9fb84a @22 <berry/gooseberry>
== Verdura
: look=tomato #d8322a #3f7f2f leaf | per=2.6 | sell=loose 500 100 | packs=al kg | nut=24 0.3 0 3.8 3 1.8 1.2 0 | say=Sapore pieno, subito in cucina.
=== Pomodori
: kw=pomodoro insalata sugo
POMODORI RAMATI ~130 @2.19 <tomato/vine>; POMODORI CUORE DI BUE ~250 #d9412f @3.49 <tomato/ribbed>; POMODORI DATTERINI #c91f2a @3.99 <tomato/datterini>; POMODORI CILIEGINI #d8262a @3.29 <tomato/cherry>; POMODORO DI PACHINO IGP #c71f26 @4.49 <tomato/cherry>; POMODORI SAN MARZANO ~80 #cf2a24 @2.59 <tomato/long>; POMODORI CAMONE ~90 @4.29 <tomato/round> #a8402a; POMODORI VERDI DA INSALATA ~140 #8fa43f @2.49 <tomato/ribbed>
: sell=conf | packs=500 g,250 g | per=4.6
POMODORINI MISTI COLORATI #e0a02a <tray/balls>; DATTERINI GIALLI #f0c22f <tray/balls>; CILIEGINI A GRAPPOLO #d02626 @3.9 <tray/balls>; DATTERINI DOLCI @4.9 <tray/balls>
=== Zucchine, melanzane e peperoni
: look=courgette #4f8a3a #d9e8b0 | kw=zucchina melanzana peperone cetriolo
ZUCCHINE VERDI SCURE ~180 @1.99 <courgette/long>; ZUCCHINE ROMANESCHE CON FIORE ~120 #8fb56a @3.99 <courgette/blossom>; ZUCCHINE TONDE ~200 #6b9a4a @2.79 <courgette/round>; MELANZANE OVALI #3a1f4a ~350 @1.99 <aubergine/oval>; MELANZANE TONDE VIOLA #7a4a8f ~400 @2.29 <aubergine/round>; MELANZANE LUNGHE #33193f ~250 @1.89 <aubergine/long>; PEPERONI ROSSI #cf2a2a ~220 @2.79 <pepper/bell>; PEPERONI GIALLI #f2c02a ~220 @2.79 <pepper/bell>; PEPERONI VERDI FRIARIELLI #4f8f3a ~30 @3.49 <pepper/horn>; PEPERONI DI CARMAGNOLA #d8452a ~250 @3.9 <pepper/bell>; CETRIOLI #3f7f3a ~200 @1.79 <courgette/cucumber>; PEPERONCINI PICCANTI #c81f1f ~10 @8.9 <pepper/chilli>
: sell=conf | packs=500 g | per=3.3
PEPERONI TRICOLORE #e0902a <tray/peppers>; ZUCCHINE IN VASSOIO @2.6 <tray/sticks> #4f8a3a; MINI CETRIOLI SNACK %250 g #4f8f3a @6.5 <tray/sticks>; FIORI DI ZUCCA %120 g #f0b03a @24 <tray/blossoms>
=== Patate, cipolle e aglio
: look=root #c9a468 #7a5a2f | per=1.5 | nut=77 0.1 0 16 1 2.1 2 0 | kw=patata cipolla aglio carota
PATATE A PASTA GIALLA ~150 @1.29 <root/potato>; PATATE NOVELLE ~60 #d8ba78 @1.79 <root/potato>; PATATE ROSSE ~140 #b0524a @1.59 <root/potato>; PATATE DOLCI ~300 #c86a3a @2.49 <root/sweet-potato>; CIPOLLE DORATE #d19a4a ~130 @1.39 <bulb/onion>; CIPOLLE ROSSE #8a2450 ~130 @1.69 <bulb/onion>; CIPOLLA ROSSA DI TROPEA IGP #a02a5a ~110 @2.99 <bulb/onion>; CIPOLLE BIANCHE #efe9d8 ~140 @1.59 <bulb/onion>; PORRI #7aa85a ~200 @2.29 <leek>; CAROTE SFUSE #ee7f22 ~100 @1.29 <root/carrot>
: sell=conf | packs=2 kg | per=1.1 | look=net #c9a468 #4a7a2f
PATATE GIALLE IN RETE %2 kg,5 kg; PATATE PER GNOCCHI %1,5 kg @1.4; PATATE AL SELENIO %1,5 kg @1.6 <bag/balls> #d9b878; CIPOLLE DORATE IN RETE %1 kg #d19a4a @1.5; AGLIO BIANCO 3 TESTE %200 g #f1ece0 @8.9 <bulb/garlic>; AGLIO ROSSO DI SULMONA %200 g #c98a9a @14 <bulb/garlic>; SCALOGNO %250 g #b5754a @6 <bulb/onion>; CAROTE %1 kg,500 g #ee7f22 @1.3 <bag/sticks>
=== Insalate e verdure a foglia
: look=leafy #5fae3f #dff0c0 leaf | nut=18 0.3 0 2 1.5 1.8 1.6 0.1 | sell=pz | packs=1 pz | per=1.2 | kw=lattuga insalata spinaci cicoria bieta radicchio
LATTUGA ROMANA <leafy/upright> #6fae3f #eef3cf; LATTUGA GENTILE <leafy/head>; LATTUGA ICEBERG #9fcf6a @1.39 <cabbage/closed>; SCAROLA @1.49 <leafy/head>; INDIVIA RICCIA #a8d060 <leafy/head>; RADICCHIO TONDO #7a1f3f @1.69 <cabbage/closed>; RADICCHIO DI TREVISO IGP @2.99 <leafy/upright> #8a1f45 #f6e9e6; CATALOGNA @1.79 <leafy/bunch> #4f8f3a #e3efc8; PUNTARELLE ROMANE #7fb55a @2.49 <celery>; SEDANO BIANCO #b8d88a @1.59 <celery>
: sell=loose 500 100 | packs=al kg | per=2.6
SPINACI FRESCHI <leafy/bunch> #2f6f2f #7fae5a; CICORIA DI CAMPO @2.49 <leafy/bunch> #3f7a35 #a8c878; BIETA A COSTE @1.99 <leafy/bunch> #4f8a3a #f6f4e2; BROCCOLETTI ROMANI @2.99 <leafy/flowering> #3f7f3a #a8c878; AGRETTI #5a9a45 @4.9 <leafy/strands>; CIME DI RAPA @2.59 <leafy/flowering> #4a8a3a #b4cf86; CAVOLO NERO TOSCANO @3.29 <leafy/bunch> #2f4f3a #8fae7a
=== Cavoli, carciofi e finocchi
: look=cabbage #8fbf5a #e8f2cf | per=1.9 | nut=28 0.3 0 3 2.4 2.5 2.4 0.1 | kw=cavolo broccolo carciofo finocchio asparagi
CAVOLFIORE BIANCO #f2eeda ~900 @1.89 <cabbage/curds>; BROCCOLO ROMANESCO #a8c84a ~700 @2.29 <cabbage/romanesco>; BROCCOLI #3f7f3a ~400 @2.19 <cabbage/broccoli>; CAVOLO CAPPUCCIO ~900 @1.29 <cabbage/closed>; VERZA #6f9f4a ~900 @1.49 <cabbage/savoy>; CAVOLETTI DI BRUXELLES @3.99 <cabbage/sprouts>; FINOCCHI #dbe8b8 ~300 @1.79 <bulb/fennel>; ZUCCA DELICA ~1200 @2.19 <pumpkin> #5a7a45
: sell=pz | packs=1 pz | per=.9 | look=cabbage #6f8a4a #7a4a6a
CARCIOFI ROMANESCHI IGP @1.29 <artichoke> #6f8f4a #8a6a7a; CARCIOFI SPINOSI <artichoke> #6f8f4a #8a6a7a; CARCIOFI VIOLETTI @.79 <artichoke> #6a5a72 #8a3a7a; ASPARAGI VERDI #5f9a3f %500 g @7.9 <asparagus>; CARDI #c8d8a8 %700 g @3.2 <celery>
=== Funghi, legumi freschi e aromi
: by=Boscolieve, Ortolieve, Campo Sereno | sell=conf | packs=300 g | per=6.5 | look=mushroom #e8dcc8 #a8865a | kw=funghi fagiolini piselli basilico prezzemolo
FUNGHI CHAMPIGNON @5.4 <mushroom/button> #f2ebe0 #a8866a; CHAMPIGNON AFFETTATI @6.9 <tray/mushrooms> #ece2d0; FUNGHI PLEUROTUS @6.9 <mushroom/oyster> #b8a488 #8a745a; FUNGHI CARDONCELLI @9.5 <mushroom/king> #9a7a5a #c9b08a; FUNGHI CREMINI @6.9 <mushroom/button> #a87a4a #8a6240; FUNGHI PIOPPINI @9.9 <mushroom/tuft> #7a5030 #b89a70
: look=herb #3f8a3a #ffffff leaf | packs=20 g,40 g | per=55 | vat=5
BASILICO IN VASCHETTA <herb/broad>; PREZZEMOLO @40 <herb/small>; ROSMARINO #4a6f4a <herb/needles>; SALVIA #8aa07a <herb/broad>; MENTA FRESCA <herb/broad>; ERBA CIPOLLINA <herb/stalks>; TIMO #6f8a5a <herb/small>; ALLORO @45 <herb/broad>
: sell=loose 300 100 | packs=al kg | per=4.2 | vat=4
FAGIOLINI #4f8a35 <pods/green-bean>; FAVE FRESCHE #7fae4a @2.9 <pods/broad-bean>; PISELLI FRESCHI #5f9f3f @4.5 <pods/pea>; TACCOLE #6faf4a @3.9 <pods/green-bean>; FAGIOLI BORLOTTI FRESCHI #b8485a @3.5 <pods/borlotti>
== Pronti e confezionati
: sell=conf | look=bag #5fae3f #ffffff leaf | by=Verdechiaro, Campo Sereno | keep=fridge | packs=150 g | per=9.5 | nut=19 0.3 0 2 1.6 1.9 1.6 0.1 | eat=$n | say=Si apre e si porta in tavola, senza lavare.
=== Insalate in busta
: kw=busta lavata quarta gamma
RUCOLA %100 g,150 g @11 <bag/rocket>; SONGINO %100 g @12 <bag/lambs-lettuce>; INSALATA MISTA %200 g @7 <bag/mixed-leaves>; LATTUGHINO %125 g <bag/leaves>; SPINACINO %125 g @10 <bag/leaves>; ICEBERG JULIENNE %250 g @5.5 <bag/strips> #b8d88a; INSALATA CAPRICCIOSA %180 g {lattuga, carote, radicchio, mais} @8 <bag/mixed-leaves>; MISTICANZA ROMANA %125 g @12 <bag/mixed-leaves>; CAROTE JULIENNE %200 g @6 <bag/strips> #ee7f22; CAVOLO CAPPUCCIO JULIENNE %200 g @6 <bag/strips> #b8d88a; VALERIANA E RUCOLA %125 g <bag/lambs-lettuce>; INSALATA CUORE TENERO %160 g <bag/leaves>
=== Verdure pronte e zuppe fresche
: by=Verdechiaro, Orto di Cesira | packs=500 g | per=5.2 | look=tray #6a9a3a #ffffff leaf | nut=48 1.6 0.3 5.5 2.6 2.4 2 0.7
MINESTRONE FRESCO DI VERDURE {patate, carote, zucchine, fagioli, cavolo verza, sedano, cipolle} <tray/soup>; ZUPPA DI LEGUMI E FARRO %620 g {acqua, fagioli, lenticchie, ceci, farro, carote, sedano, olio extravergine di oliva} <tray/soup> #b5622f; VELLUTATA DI ZUCCA %620 g <tub> {zucca, acqua, patate, cipolla, olio extravergine di oliva}; VELLUTATA DI CAROTE E ZENZERO <tub> %620 g {carote, acqua, patate, zenzero}; PASSATO DI VERDURE %620 g <tub> {acqua, carote, patate, bieta, zucchine, porri, sedano}; CICORIA RIPASSATA %300 g {cicoria, olio extravergine di oliva, aglio, peperoncino} @9 <tray/leaves> #3f6a30; PATATE GIÀ PELATE %500 g #e8d08a {patate} @4 <tray/balls>; SPINACI GIÀ LAVATI %450 g {spinaci} <bag/leaves> #3f7f35; VERDURE GRIGLIATE %250 g {melanzane, zucchine, peperoni, olio di semi di girasole} @12 <tray/salad> #8a5a3a; CONTORNO ALLA CONTADINA %400 g {patate, carote, fagiolini} @6 <tray/salad>
=== Macedonie e succhi freschi
: by=Verdechiaro, Lieta Frutta | look=cup #f0a03a #ffffff leaf | packs=200 g | per=12 | nut=50 0.1 0 11 10 1.5 0.5 0 | kw=estratto spremuta frutta pronta
ANANAS A PEZZI <tray/cubes> #f4d24a {ananas}; MACEDONIA CLASSICA <tray/fruit-cubes> #f2b03a {mela, ananas, uva, kiwi, melone}; MELONE A CUBETTI <tray/cubes> #f4a24a {melone}; ANGURIA A CUBETTI <tray/cubes> {anguria} #d8343f; FRUTTA MISTA TROPICALE <tray/fruit-cubes> #f2a03a {mango, ananas, cocco}; SPREMUTA FRESCA DI ARANCIA <bottle/wide> %500 ml,1 l #f39a1f {succo di arancia 100%} @4.9; ESTRATTO MELA CAROTA ZENZERO <bottle/wide> %250 ml #ee8f2a {succo di mela, succo di carota, zenzero} @9; ESTRATTO MELA SEDANO SPINACI <bottle/wide> %250 ml #5f9a3a {succo di mela, sedano, spinaci, limone} @9; SPREMUTA DI MELAGRANA <bottle/wide> %250 ml #a81f35 {succo di melagrana 100%} @14
== Frutta secca
: sell=conf | keep=dry | look=bag #b5793a #fff1d0 | packs=200 g,500 g | per=15 | by=Ortolieve, Montefrutto, Campo Sereno | vat=10 | nut=600 52 5 12 4 8 20 0.01 | eat=$n | say=Uno spuntino che dà energia.
=== Frutta secca e semi
: kw=noci mandorle nocciole semi
NOCI IN GUSCIO %500 g,1 kg @7.5 {noci} <nuts/walnut> #c0935c; GHERIGLI DI NOCE %150 g @19 {noci} <bag/walnuts>; MANDORLE SGUSCIATE {mandorle} <bag/almonds>; MANDORLE PELATE @18 {mandorle} <bag/almonds> #f0dcb0; NOCCIOLE TOSTATE {nocciole} @19 <bag/hazelnuts>; PISTACCHI TOSTATI E SALATI {pistacchi, sale} @20 <bag/pistachios>; ANACARDI TOSTATI {anacardi} @18 <bag/cashews>; ARACHIDI IN GUSCIO %500 g {arachidi} @5 <nuts/peanut> #d9ae6a; MIX FRUTTA SECCA E SEMI {mandorle, noci, nocciole, semi di zucca} <bag/nuts>; PINOLI ITALIANI %50 g {pinoli} @75 <bag/grains> #f2dfb0; SEMI DI ZUCCA %200 g {semi di zucca} @11 <bag/beans> #6f8f3a; SEMI DI CHIA %200 g {semi di chia} @12 <bag/grains> #4a443f
=== Frutta disidratata
: case=3 locked tris | nut=280 0.5 0.1 62 55 7 3 0.02 | per=11 | kw=disidratata essiccata
PRUGNE DENOCCIOLATE %250 g #3a2030 <bag/dried-fruit>; ALBICOCCHE SECCHE %250 g #e8902a {albicocche, conservante: anidride solforosa} <bag/dried-fruit>; UVA SULTANINA %250 g #8a5a2a @7 <bag/dried-fruit>; FICHI SECCHI %250 g #b08a5a <bag/dried-fruit>; DATTERI DENOCCIOLATI %200 g <bag/dried-fruit> #7a4520; MIRTILLI ROSSI ESSICCATI %150 g #a81f35 {mirtilli rossi, zucchero, olio di semi di girasole} <bag/dried-fruit>; CHIPS DI MELA %100 g @25 {mele} <bag/crisps> #f0dc9a; CHIPS DI COCCO %100 g #f3ead8 @18 {cocco, zucchero} <bag/crisps>; ZENZERO CANDITO %150 g {zenzero, zucchero} <bag/cubes> #e6c25a
`;
