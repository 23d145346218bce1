/** Water, drinks, wine, beer and spirits, in the notation of family-text.ts. */
export const drinks = `
= Acqua e bibite (drop)
: vat=22 | keep=cellar | own=.35 | cov=.4 | rank=30 | look=bottle/water #cfeaf7 #2f8fd0 drop
== Acqua
: by=Fonte Aurina, Biancaspina, Serapia | eat=acqua minerale naturale | packs=6 x 1,5 l | per=.26 | kw=acqua minerale | cov=.7
=== Acqua naturale
ACQUA NATURALE %6 x 1,5 l,6 x 2 l,6 x 500 ml; ACQUA OLIGOMINERALE NATURALE %6 x 1,5 l @.3; ACQUA NATURALE PER L'INFANZIA %6 x 1 l @.42
: case=6 locked | packs=1,5 l | per=.3
ACQUA NATURALE BOTTIGLIA SINGOLA %1,5 l; ACQUA NATURALE IN VETRO %1 l @.6
: case=12 | packs=500 ml
ACQUA NATURALE DA BORSA %500 ml @.6
=== Acqua frizzante
ACQUA FRIZZANTE %6 x 1,5 l,6 x 500 ml; ACQUA LEGGERMENTE FRIZZANTE %6 x 1,5 l; ACQUA EFFERVESCENTE NATURALE %6 x 1,25 l @.4; ACQUA TONICA <can/slim> %4 x 330 ml @2.2 {acqua, zucchero, anidride carbonica, chinino}; SODA <can/slim> %6 x 200 ml @2 {acqua, anidride carbonica}
: case=6 locked | packs=1,5 l | per=.3
ACQUA FRIZZANTE BOTTIGLIA SINGOLA %1,5 l; ACQUA FRIZZANTE IN VETRO %1 l @.6
== Bibite e succhi
=== Bibite gassate
: by=Frizzolà, Lieta Frutta | packs=1,5 l | per=1 | look=bottle/water #8a1f1a #e63b2e bubble | eat=acqua, zucchero, anidride carbonica, aromi | nut=42 0 0 10.5 10.5 0 0 0.01 | kw=cola aranciata gassosa | case=6
COLA CLASSICA %1,5 l,6 x 330 ml #3a1a14; COLA SENZA ZUCCHERI %1,5 l,6 x 330 ml #3a1a14 {acqua, anidride carbonica, edulcoranti}; ARANCIATA %1,5 l,6 x 330 ml #f39a1f {acqua, succo di arancia 12%, zucchero}; LIMONATA %1,5 l #f0e46a {acqua, succo di limone, zucchero}; GASSOSA #eef7fb; CHINOTTO %1 l,6 x 200 ml #4a2418; CEDRATA %6 x 200 ml #e6e04a @2.6; ARANCIATA AMARA %6 x 200 ml @2.6 #e8842a; GINGER BEER <can> %4 x 250 ml @3
=== Succhi e nettari
: by=Lieta Frutta, Campo Sereno | packs=1 l | per=1.8 | look=brick #f2803a #3e8f3e leaf | vat=22 | eat=succo di $v, acqua, zucchero | nut=50 0 0 12 11.5 0.3 0.3 0.01 | kw=succo frutta
SUCCO E POLPA [PERA, PESCA, ALBICOCCA] %1 l,6 x 200 ml,3 x 200 ml; SUCCO 100% [ARANCIA, ANANAS, MELA, POMPELMO] {succo di $v 100%} @2.2; SUCCO ACE %1 l,6 x 200 ml {acqua, succo di arancia, carota, limone}; SUCCO DI MIRTILLO <bottle/wide> %750 ml @5; SUCCO DI POMODORO <bottle/wide> %750 ml #c8302a {succo di pomodoro, sale} @2.4; BEVANDA TROPICALE #f2b02f
=== Tè freddo, energetici e sciroppi
: by=Frizzolà, Luna di Tè | packs=1,5 l | per=1 | look=bottle/water #c8832f #f4d93a leaf | eat=acqua, zucchero, infuso di tè, aromi
TÈ FREDDO ALLA PESCA %1,5 l,6 x 500 ml,3 x 200 ml; TÈ FREDDO AL LIMONE %1,5 l,6 x 500 ml; TÈ VERDE FREDDO; TÈ FREDDO SENZA ZUCCHERI {acqua, infuso di tè, edulcoranti}; BEVANDA ENERGETICA <can/slim> %250 ml,4 x 250 ml {acqua, zucchero, taurina, caffeina} #2a4a8a @4; INTEGRATORE SALINO ALL'ARANCIA %500 ml {acqua, zucchero, sali minerali} @2; SCIROPPO DI MENTA <bottle/liqueur> %560 ml {zucchero, acqua, menta} @6; SCIROPPO DI AMARENA <bottle/liqueur> %560 ml {zucchero, succo di amarena} @6; LATTE DI MANDORLA <bottle/wide> %1 l #f3ead8 {acqua, zucchero, mandorle} @3
=== Analcolici e aperitivi
: by=Frizzolà, Amaròla | packs=10 x 100 ml | per=4.6 | look=bottle/beer #d8402a #ffd23f star | eat=acqua, zucchero, aromi, anidride carbonica
BITTER ROSSO ANALCOLICO; BITTER BIANCO ANALCOLICO #f3ead0; APERITIVO ANALCOLICO ALL'ARANCIA %6 x 175 ml @5; COCKTAIL DI FRUTTA ANALCOLICO <bottle/wide> %700 ml #f0a03f; SANGRIA ANALCOLICA <bottle/wine> %1 l #7a1f35 @3; SPRITZ ANALCOLICO %3 x 200 ml @5
= Vino (wine)
: vat=22 | keep=cellar | own=.15 | cov=.35 | rank=14 | ticket=no | by=Colle Ombroso, Vignalara, Riofosco | look=bottle/wine #5b1830 #d8b65a grape | eat=vino | packs=750 ml | per=9 | say=Servire alla temperatura giusta, con gli amici giusti. | case=6
== Vini rossi e rosati
=== Rossi del Lazio e del Centro
: kw=rosso
CESANESE DEL PIGLIO DOCG @12; MONTEPULCIANO D'ABRUZZO DOC @7; CHIANTI DOCG @8; CHIANTI CLASSICO DOCG @16; LAZIO ROSSO IGP @6; MERLOT LAZIO IGP @6.5; SANGIOVESE UMBRIA IGP @6; MORELLINO DI SCANSANO DOCG @11; BRUNELLO DI MONTALCINO DOCG @42; ROSSO PICENO DOC @7.5
=== Rossi d'Italia e rosati
NERO D'AVOLA SICILIA DOC @7; PRIMITIVO SALENTO IGP @8; BARBERA D'ASTI DOCG @9; DOLCETTO D'ALBA DOC @11; AGLIANICO IGP @9; CANNONAU DI SARDEGNA DOC @10; LAMBRUSCO DOC @5; BAROLO DOCG @38; CERASUOLO D'ABRUZZO ROSATO DOC #e07a7a @8; VINO ROSSO KOSHER IGP +Kosher @12; ROSATO LAZIO IGP #eda0a0 @6.5
== Vini bianchi e bollicine
=== Bianchi
: look=bottle/wine #e6d77a #8f8a3a white-grape | kw=bianco
FRASCATI SUPERIORE DOCG @8; FRASCATI DOC @6; EST EST EST DI MONTEFIASCONE DOC @6; VERMENTINO DI SARDEGNA DOC @9; PECORINO TERRE DI CHIETI IGP @8; FALANGHINA IGP @8; GRECO DI TUFO DOCG @13; PINOT GRIGIO DOC @7.5; CHARDONNAY LAZIO IGP @6; MALVASIA PUNTINATA LAZIO IGP @8.5; VERDICCHIO DEI CASTELLI DI JESI DOC @8; GRILLO SICILIA DOC @7.5
=== Spumanti e dolci
: by=Montelauro, Vignalara | per=11 | look=bottle/sparkling #274c43 #e4c767 star | kw=bollicine brindisi
PROSECCO DOC EXTRA DRY @9; PROSECCO SUPERIORE DOCG @14; SPUMANTE BRUT @7; FRANCIACORTA DOCG BRUT @28; ASTI DOCG DOLCE @9; MOSCATO DOLCE @7; SPUMANTE ROSÉ #e8a0a8 @8; PASSITO IGP <bottle/wine> %500 ml #d89a2a @22; VIN SANTO DOC <bottle/wine> %500 ml #c8862a @20
=== Vino in brick e da tavola
: by=Riofosco, Colle Ombroso | case= | per=2.2 | packs=1 l | look=brick #7b2d3e #efe0c2 grape | own=.7
VINO ROSSO DA TAVOLA %1 l,3 x 250 ml; VINO BIANCO DA TAVOLA %1 l,3 x 250 ml #e6d77a; VINO ROSATO DA TAVOLA %1 l #eda0a0; VINO ROSSO BAG IN BOX <box> %3 l,5 l @2.6; VINO BIANCO BAG IN BOX <box> %3 l,5 l @2.6 #e6d77a; VINO BIANCO FRIZZANTE <bottle/wine> %1,5 l @2.4 #e6d77a
= Birra e liquori (beer)
: vat=22 | keep=cellar | own=.25 | cov=.45 | rank=15 | ticket=no
== Birra
: look=bottle/beer #c8862a #d9a400 wheat | by=Malto Biondo, Rupenera | eat=acqua, malto d'orzo, luppolo, lievito | nut=42 0 0 3 0.2 0 0.4 0.01
=== Birre chiare e lager
: packs=660 ml | per=2.2 | kw=bionda
BIRRA LAGER %660 ml,3 x 330 ml,6 x 330 ml; BIRRA PURO MALTO %660 ml,3 x 330 ml; BIRRA SENZA GLUTINE %3 x 330 ml @3.6 {acqua, riso, luppolo, lievito}; BIRRA ANALCOLICA %3 x 330 ml @2.8; BIRRA IN LATTINA <can/slim> %500 ml,4 x 500 ml @2.2; RADLER AL LIMONE <can/slim> %4 x 330 ml @2.8 {acqua, malto d'orzo, succo di limone}
: case=24 locked cartone | packs=330 ml | per=2.6
BIRRA CHIARA DA CARTONE %330 ml; BIRRA SPECIALE DA CARTONE %330 ml @3.2
=== Artigianali e speciali
: packs=330 ml | per=7 | by=Rupenera, Malto Biondo | case=6
BIRRA ROSSA DOPPIO MALTO %330 ml,750 ml #8a3a1a; IPA AMERICANA #d8923a; BLANCHE AL CORIANDOLO #ecd88a {acqua, malto d'orzo, frumento, coriandolo}; STOUT ALL'AVENA #2a1a14 {acqua, malto d'orzo, avena, luppolo}; BIRRA AL FARRO #d8a84a {acqua, malto d'orzo, farro, luppolo}; WEISS %500 ml #e6c25a {acqua, malto di frumento, malto d'orzo} @4.4; BIRRA ALLE CASTAGNE %330 ml #a8602a {acqua, malto d'orzo, castagne}; AMBRATA NON FILTRATA %500 ml #b8602a @5.6
== Liquori e distillati
: look=bottle/liqueur #6a3a1a #e9c25d leaf | by=Amaròla, Vignalara | packs=700 ml | per=17 | eat=alcol, acqua, zucchero, infuso di erbe | max=6
=== Amari e liquori dolci
AMARO ALLE ERBE #3a2418; LIMONCELLO DI SORRENTO IGP %500 ml,700 ml #f4e04a {alcol, acqua, zucchero, scorze di limone}; SAMBUCA #eef0ea {alcol, zucchero, anice}; MIRTO DI SARDEGNA #3a1f3a; LIQUORE ALLA LIQUIRIZIA #1f1816 %500 ml; AMARETTO <bottle/spirit> #b5652a {alcol, zucchero, mandorle amare}; LIQUORE AL CAFFÈ #3a2014; CREMA DI WHISKY #d8b890 {panna, alcol, zucchero}; VERMOUTH ROSSO <bottle/wine> %1 l #8a3020 {vino, zucchero, erbe} @10; APERITIVO ALL'ARANCIA %1 l #f0702a @13
=== Grappe e distillati
GRAPPA BIANCA #f0f3f0 {acquavite di vinaccia} @20; GRAPPA BARRICATA <bottle/spirit> #c8862a {acquavite di vinaccia} @26; GIN SECCO <bottle/spirit> #d8eaf0 {alcol, ginepro} @20; VODKA #eef4f7 {alcol di cereali} @15; RUM SCURO <bottle/spirit> #7a3a14 {distillato di canna da zucchero} @20; BRANDY ITALIANO <bottle/spirit> #a8581f {distillato di vino} @18; WHISKY DI CEREALI <bottle/spirit> #c07a24 {distillato di malto d'orzo} @22; ALCOL PER LIQUORI 95° %1 l #f4f6f7 {alcol etilico} @16
`;
