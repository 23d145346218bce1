/** Frozen food and ice cream, in the notation of family-text.ts. */
export const frozen = `
= Surgelati (snowflake)
: vat=10 | keep=freezer | own=.3 | cov=.4 | by=Gelivera, Nordelizia, Orto di Cesira | rank=20 | look=bag #1e78c2 #bfe6f7 leaf | nut=60 1 0.2 8 3 3 3 0.2
== Verdure e patate
=== Verdure surgelate
: packs=450 g | per=4.4 | eat=$n | kw=piselli spinaci minestrone
PISELLINI PRIMAVERA %450 g,1 kg <bag/balls> #6fae3f; SPINACI A CUBETTI %450 g,1 kg <bag/spinach> #3f6f35; MINESTRONE TRADIZIONALE %750 g {patate, carote, fagiolini, piselli, sedano, pomodoro} <bag/soup>; FAGIOLINI FINISSIMI <bag/sticks> #5f9a3f; BROCCOLI A ROSETTE <bag/florets> #4f8a3a; CUORI DI CARCIOFO @9 <bag/florets> #a3b070; ZUCCHINE GRIGLIATE %450 g @6; FUNGHI MISTI CON PORCINI {funghi} @9 <bag/mushrooms> #c9a37a; CAVOLFIORE A ROSETTE <bag/florets> #f2eeda; MIX DI VERDURE PER CONTORNO {patate, carote, fagiolini} <bag/soup>; SOFFRITTO PRONTO %200 g {carote, cipolle, sedano} @8 <bag/soup>
=== Patate e fritti
: packs=750 g | per=3.2 | look=bag #f2c22f #c8432f sun | eat=patate, olio di semi di girasole
PATATE A BASTONCINO %750 g,1,5 kg <bag/sticks> #f0c04a; PATATE RUSTICHE A SPICCHI <bag/dried-fruit> #e3ae45; PATATE AL FORNO ALLE ERBE <bag/dried-fruit> #e3ae45; CROCCHETTE DI PATATE {patate, pangrattato, uova} %600 g @4.4 <bag/gnocchi> #d9953f; ANELLI DI CIPOLLA %400 g {cipolle, farina di frumento} @7 <bag/rings>; OLIVE ASCOLANE %300 g {olive, carne di bovino, pangrattato, uova} @11 <bag/meatballs> #c98a3a; MOZZARELLINE PANATE %300 g {mozzarella, pangrattato} @11 <bag/meatballs> #c98a3a; SUPPLÌ ALLA ROMANA %400 g {riso, pomodoro, mozzarella, pangrattato} @9 <bag/meatballs> #c98a3a
== Pesce surgelato
: by=Nordelizia, Mare Quieto, Gelivera | look=box #0f4c75 #ffb703 fish | nut=150 6 1 12 1 0.5 13 0.9
=== Bastoncini e impanati
: packs=450 g | per=10 | kw=bastoncini
BASTONCINI DI MERLUZZO %450 g,300 g {merluzzo, pangrattato, olio di girasole} <box/sticks> #d9953f; FILETTI DI PLATESSA IMPANATI %400 g {platessa, pangrattato} @14 <box/breaded>; FILETTI CROCCANTI DI MERLUZZO %300 g {merluzzo, farina di frumento} @13 <box/breaded>; BURGER DI SALMONE %200 g {salmone, amido, sale} @18 <box/discs> #f08a6c; ANELLI DI TOTANO IMPANATI %400 g {totani, pangrattato} @13 <box/rings>; CRESPELLE RIPIENE AL FORMAGGIO %270 g {farina di frumento, latte, formaggio, pangrattato} @9
=== Filetti e frutti di mare
: packs=400 g | per=16
FILETTI DI MERLUZZO %400 g,800 g {merluzzo}; CUORI DI NASELLO %400 g {nasello}; TRANCI DI SALMONE %250 g {salmone} @24; FILETTI DI PLATESSA %400 g {platessa}; GAMBERI SGUSCIATI %300 g {gamberi} @24 <box/prawns>; CALAMARI PULITI %400 g {calamari} @17 <box/rings> #f0dcd8; MISTO SCOGLIO %400 g {calamari, cozze, gamberi, vongole} @13 <box/prawns>; COZZE SGUSCIATE %300 g {cozze} @12; POLPO TENERO %600 g {polpo} @19; PESCE SPADA A FETTE %400 g {pesce spada} @24
== Pizze e piatti pronti
=== Pizze surgelate
: packs=400 g | per=7.5 | look=box/pizza #c8432f #ffffff tomato | by=Nordelizia, Quattrovie, Senzaspiga | nut=240 8 3.5 31 3 2 10 1.3 | kw=pizza
PIZZA MARGHERITA %400 g,2 x 350 g,3 x 320 g {farina di frumento, mozzarella, pomodoro}; PIZZA AI QUATTRO FORMAGGI <box/pizza-cheese> {farina di frumento, mozzarella, gorgonzola, formaggio}; PIZZA ALLE VERDURE <box/pizza-greens> {farina di frumento, mozzarella, zucchine, peperoni}; PIZZA SALAME PICCANTE <box/pizza-salame> {farina di frumento, mozzarella, salame}; PIZZA CAPRICCIOSA <box/pizza-capricciosa> {farina di frumento, mozzarella, prosciutto cotto, funghi, carciofi}; PIZZETTE MARGHERITA <box/pizzette> %270 g {farina di frumento, mozzarella, pomodoro} @9; FOCACCIA SURGELATA <box> %380 g {farina di frumento, olio di oliva} @6
=== Primi e secondi pronti
: packs=500 g | per=9 | look=bag #1e78c2 #ffe8b0 star | nut=140 6 2.5 15 2 1.5 6 0.9
LASAGNE ALLA BOLOGNESE %600 g {semola, uova, carne di bovino, latte, pomodoro} <bag/lasagne>; RISOTTO ALLA PESCATORA %500 g {riso, calamari, gamberi, cozze} <bag/salad>; PAELLA %550 g {riso, pollo, gamberi, piselli, cozze} <bag/salad>; GNOCCHI AI QUATTRO FORMAGGI {patate, farina di frumento, formaggio} <bag/gnocchi>; TROFIE AL PESTO {semola, basilico, anacardi, grana padano} <bag/fusilli> #b8c46a; CANNELLONI DI CARNE %400 g {semola, uova, carne di bovino, latte} <bag/lasagne>; SPEZZATINO CON PISELLI <bag/stew> %450 g {carne di bovino, piselli, pomodoro} @14; PARMIGIANA DI MELANZANE %500 g {melanzane, pomodoro, mozzarella} <bag/parmigiana>; BURGER VEGETALI SURGELATI VEGANI %300 g {proteine di soia, acqua, cipolla} @13 <bag/discs> #b8803f
=== Pane, dolci e basi surgelate
: packs=300 g | per=9 | look=box #c98a45 #ffffff wheat | by=Quattrovie, Fiordalba
CORNETTI DA CUOCERE %6 x 55 g {farina di frumento, burro, uova} <box/croissants>; PROFITEROLES SURGELATI <box/profiteroles> %400 g {panna, farina di frumento, uova, cacao}; TORTA GELATO MIMOSA %600 g {panna, uova, farina di frumento} @11; CHEESECAKE AI FRUTTI DI BOSCO %500 g {formaggio, biscotti, mirtilli} @12; BAGUETTE DA CUOCERE %2 x 125 g {farina di frumento, acqua} @6; FRUTTI DI BOSCO SURGELATI %300 g {mirtilli, lamponi, more, ribes} @12 <bag/balls> #6a2a5a; SFOGLIATELLE %4 x 90 g {farina di frumento, ricotta, semola, canditi} @14
= Gelati (ice-cream)
: vat=10 | keep=freezer | own=.3 | cov=.5 | by=Cremalieve, Stecchì | rank=16 | nut=210 10 6.5 27 23 0.6 3.4 0.1 | per=8 | kw=gelato estate
== Gelato in vaschetta
=== Vaschette
: look=tub #7c3f58 #fce5cd cow | packs=500 g | per=8 | eat=latte, panna, zucchero, $v
GELATO [CIOCCOLATO, PISTACCHIO, NOCCIOLA, STRACCIATELLA, FIOR DI LATTE, CAFFÈ]; GELATO VANIGLIA E AMARENA %500 g,1 kg {latte, panna, zucchero, ciliegie}; GELATO PANNA E CIOCCOLATO %1 kg @5 {latte, panna, zucchero, cacao}
=== Sorbetti e vegetali
: look=tub #ff7a59 #ffe9a8 lemon | packs=400 g | per=10 | nut=130 0.2 0 32 29 0.8 0.4 0.01 | eat=acqua, zucchero, purea di $v
SORBETTO [LIMONE, FRAGOLA, MANGO]; GELATO VEGANO AL COCCO {latte di cocco, zucchero} @13; GELATO VEGANO CIOCCOLATO FONDENTE {acqua, zucchero, cacao} @13; GRANITA AL LIMONE <cup> %4 x 125 ml {acqua, zucchero, succo di limone} @7; GHIACCIOLI ALLA FRUTTA <box> %10 x 50 g {acqua, zucchero, succo di frutta} @5; GHIACCIO A CUBETTI <bag> %2 kg {acqua} @1
== Gelati monoporzione
=== Coni, stecchi e biscotti
: look=ice-cream #f5dfb0 #7c3f58 cocoa | packs=4 x 75 g | per=13 | eat=latte, zucchero, panna, cacao, farina di frumento
CONI PANNA E CIOCCOLATO <ice-cream/cone> #f5ead0 #5a3320; CONI PISTACCHIO <ice-cream/cone> #9fbf5a #f5ead0; CONI AMARENA <ice-cream/cone> #f5ead0 #a01f38; STECCHI AL CIOCCOLATO FONDENTE %4 x 70 g {latte, panna, zucchero, cioccolato} <ice-cream/stick> #4a2716 #6a3a20; STECCHI ALLE MANDORLE %4 x 80 g {latte, panna, cioccolato, mandorle} @15 <ice-cream/stick> #8a5630 #b5793a; BISCOTTO GELATO ALLA PANNA %6 x 60 g {latte, panna, farina di frumento} <ice-cream/sandwich> #f7ecd2 #6a3a20; MINI STECCHI ASSORTITI %10 x 35 g {latte, panna, cioccolato} <ice-cream/stick> #4a2716 #f0dcb0
=== Torte, coppe e bicchierini
: look=cup #7c3f58 #fce5cd star | packs=2 x 90 g | per=15 | eat=latte, panna, zucchero, cacao
COPPA TIRAMISÙ <tray/tiramisu> #5b351f {latte, mascarpone, caffè, cacao, savoiardi}; COPPA SPAGNOLA ALL'AMARENA {latte, panna, ciliegie, zucchero}; TARTUFO NERO <tray/truffles> #4a2c1c %2 x 80 g; TARTUFO BIANCO <tray/truffles> #efe2c8 %2 x 80 g {latte, panna, zucchero, caffè}; TORTA GELATO ALLA MERINGA %500 g {panna, albume d'uovo, zucchero} @13 <cake/layers> #f3e3c4 #c8285a; TRONCHETTO GELATO %500 g {latte, panna, cacao, nocciole} <cake/log> #5a3320 #f6e8cf; SEMIFREDDO AL TORRONE %450 g {panna, uova, mandorle, miele} @14 <cake/plain> #ead2a0 #b5793a
`;
