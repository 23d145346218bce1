/**
 * Baby, personal care, cleaning, home, pets and special diets, in the notation of family-text.ts.
 */
export const home = `
= Infanzia (baby)
: vat=10 | own=.2 | cov=.6 | rank=14 | by=Bimbolieto, Nannaluna, Campo Sereno
== Alimentazione bimbi
=== Omogeneizzati e pappe
: by=Bimbolieto, Campo Sereno | look=jar/smooth #e8c48a #6ec1e4 baby | packs=2 x 80 g | per=13 | keep=dry | nut=75 2.5 0.8 8 2 1 5 0.1 | kw=svezzamento neonato
OMOGENEIZZATO DI VITELLO {carne di vitello, acqua, amido di mais}; OMOGENEIZZATO DI POLLO {carne di pollo, acqua, amido di riso}; OMOGENEIZZATO DI PLATESSA {platessa, acqua, patate}; OMOGENEIZZATO MELA %2 x 100 g {mela, succo di limone} @8; OMOGENEIZZATO PERA E BANANA %2 x 100 g {pera, banana} @8; CREMA DI RISO <box> %200 g {farina di riso} @14; PASTINA STELLINE BIMBI <box> %320 g {semola di grano duro} @6; FRUTTA DA SPREMERE <sachet> %4 x 90 g {mela, pera, banana} @10; BISCOTTI PRIMI MESI <box> %320 g {farina di frumento, zucchero, latte in polvere} @9
=== Latte in polvere e merende
: by=Bimbolieto | look=can #6ec1e4 #fff2b2 baby | packs=800 g | per=24 | keep=dry | cov=1
LATTE IN POLVERE PROSEGUIMENTO 2 {latte scremato in polvere, lattosio, oli vegetali, vitamine} @22; LATTE IN POLVERE CRESCITA 3 {latte scremato in polvere, lattosio, vitamine} @20; LATTE LIQUIDO CRESCITA <brick> %2 x 500 ml {latte, acqua, vitamine} @4; MERENDA LATTE E FRUTTA <cup> %2 x 100 g {latte, mela, zucchero} @10; SUCCO DI FRUTTA BIMBI <brick> %3 x 125 ml {succo di mela, acqua} @5; TISANA BIMBI AL FINOCCHIO <jar> %200 g {destrosio, finocchio} @18
== Cura del bebè
: food=no | vat=22 | keep=home | by=Nannaluna, Bimbolieto | look=bag #b59be0 #f6f0ff baby
=== Pannolini e salviette
: packs=30 pz | per=.25 | kw=pannolini salviettine
PANNOLINI MINI 3-6 KG <bag/nappies> #fdfbf7; PANNOLINI MIDI 4-9 KG <bag/nappies> #fdfbf7; PANNOLINI MAXI 7-18 KG <bag/nappies> #fdfbf7; PANNOLINI JUNIOR 11-25 KG %26 pz <bag/nappies> #fdfbf7; MUTANDINE ASSORBENTI XL %24 pz @.4 <bag/pull-ons> #fdfbf7; SALVIETTINE UMIDIFICATE <bag/wipes> %72 pz,3 x 72 pz @.03; TRAVERSINE USA E GETTA <bag/stack> %10 pz @.45
=== Igiene del bebè
: packs=300 ml | per=12 | look=dispenser #b59be0 #f6f0ff baby
BAGNO SCHIUMA DELICATO BEBÈ %300 ml,500 ml; SHAMPOO SENZA LACRIME %250 ml; OLIO BEBÈ <bottle/plastic> %200 ml @18; CREMA CAMBIO ALL'OSSIDO DI ZINCO <tube> %100 ml @45; LATTE CORPO BEBÈ; BIBERON ANTICOLICA <card/feeding-bottle> %1 pz @7; SUCCHIETTO IN SILICONE %2 pz @3.5 <card/dummy>
= Igiene e bellezza (sparkles)
: food=no | vat=22 | keep=home | own=.2 | cov=.5 | rank=14 | by=Dermalieva, Nannaluna
== Corpo e viso
=== Bagno, doccia e saponi
: look=bottle/plastic #8fd8d0 #3aa8a1 bubble | packs=500 ml | per=5
BAGNOSCHIUMA MUSCHIO BIANCO %500 ml,750 ml; BAGNOSCHIUMA MANDORLA #e8d0b0; DOCCIA SHAMPOO SPORT %250 ml @9; DOCCIA CREMA COCCO %250 ml @9; SAPONE LIQUIDO MANI LAVANDA <dispenser> %300 ml; RICARICA SAPONE LIQUIDO <bag> %750 ml @3; SAPONETTE VEGETALI <box> %4 pz @.6; DETERGENTE INTIMO <dispenser> %250 ml @11; SALI DA BAGNO MARE <jar/crystals> %600 g @6
=== Viso, corpo e deodoranti
: look=tube #3aa8a1 #f1fbf9 flower | packs=50 ml | per=150
CREMA VISO IDRATANTE <jar/smooth>; CREMA VISO ANTIETÀ @220 <jar/smooth>; CREMA MANI %75 ml @40; LATTE CORPO <dispenser> %250 ml @18; ACQUA MICELLARE <bottle/plastic> %400 ml @10; DISCHETTI STRUCCANTI <bag> %80 pz @.015; DEODORANTE SPRAY %150 ml @18 <spray/aerosol>; DEODORANTE ROLL-ON <bottle/plastic> %50 ml @50; CREMA SOLARE SPF 50 %200 ml @55; BURRO DI CACAO LABBRA %1 pz @2 <card/lipstick>
== Capelli e bocca
=== Capelli
: by=Capellissima, Dermalieva | look=bottle/plastic #c88ac0 #8e3b8a flower | packs=250 ml | per=11
SHAMPOO LAVAGGI FREQUENTI; SHAMPOO ANTIFORFORA; SHAMPOO CAPELLI RICCI; BALSAMO NUTRIENTE; MASCHERA CAPELLI @16 <jar/smooth>; LACCA TENUTA FORTE %300 ml <spray/aerosol>; GEL EFFETTO BAGNATO <tube> %150 ml @14; COLORAZIONE CASTANO <box> %1 pz @6.5; SCHIUMA VOLUME %250 ml <spray/aerosol>
=== Igiene orale e rasatura
: by=Sorridella, Rasolesto | look=tube #1793d1 #ffffff bubble | packs=75 ml | per=28
: by=Sorridella
DENTIFRICIO SBIANCANTE %75 ml,2 x 75 ml; DENTIFRICIO ALLA MENTA; DENTIFRICIO BAMBINI FRAGOLA %50 ml @40; COLLUTORIO <bottle/plastic> %500 ml @7; SPAZZOLINO MEDIO %1 pz,2 pz @2 <card/toothbrush>; FILO INTERDENTALE <box> %1 pz @3
: by=Rasolesto
RASOI USA E GETTA %5 pz @.8 <card/razors>; LAME DI RICAMBIO %4 pz @3 <card/razors>; SCHIUMA DA BARBA %300 ml @8 <spray/aerosol>; DOPOBARBA <bottle/plastic> %100 ml @50
== Carta e protezione
=== Carta igienica e fazzoletti
: by=Morbidea | look=roll #ffffff #f08fb0 flower | packs=4 rotoli | per=.45 | cov=1 | own=.7 | rank=80
CARTA IGIENICA 2 VELI %4 rotoli,12 rotoli <roll/toilet>; CARTA IGIENICA 3 VELI %4 rotoli,8 rotoli @.6 <roll/toilet>; CARTA IGIENICA MAXI %6 rotoli @.8 <roll/toilet>
: rank=14
FAZZOLETTI 4 VELI <bag/stack> %10 pacchetti @.2; VELINE <box> %100 pz @.018; CARTA IGIENICA UMIDIFICATA <bag/wipes> %60 pz @.03
=== Assorbenti e medicazione
: by=Nannaluna, Dermalieva | look=box #f08fb0 #ffffff flower | packs=12 pz | per=.22
ASSORBENTI CON ALI GIORNO %14 pz; ASSORBENTI NOTTE %10 pz @.28; SALVASLIP %30 pz @.06; TAMPONI REGULAR %16 pz; CEROTTI ASSORTITI %20 pz @.1; COTONE IDROFILO <bag> %100 g @15; ACQUA OSSIGENATA <bottle/plastic> %250 ml @5; BASTONCINI COTONATI %200 pz @.008
= Detersivi (spray)
: food=no | vat=22 | keep=home | own=.3 | cov=.45 | rank=16 | by=Splendella, Biancofino, Verdelibera
== Bucato
=== Detersivi per lavatrice
: by=Biancofino, Splendella, Verdelibera | look=jug #1b5fc1 #ff5d8f bubble | packs=25 lavaggi | per=.19 | kw=lavatrice bucato
DETERSIVO LIQUIDO CLASSICO %25 lavaggi,50 lavaggi; DETERSIVO LIQUIDO MARSIGLIA; DETERSIVO LIQUIDO LAVANDA; DETERSIVO LANA E DELICATI %20 lavaggi @.22; DETERSIVO IN CAPSULE <bag> %20 lavaggi,40 lavaggi @.3; DETERSIVO IN POLVERE <box> %40 lavaggi; DETERSIVO CAPI SCURI %20 lavaggi @.24
=== Ammorbidenti e additivi
: look=jug #7aa8e8 #ff5d8f flower | packs=1 l | per=2.4
AMMORBIDENTE PRIMAVERA %1 l,2 l; AMMORBIDENTE CONCENTRATO LAVANDA %750 ml @4; CANDEGGINA %1 l,3 l #e8f0f7 @1.1; CANDEGGINA DELICATA %1 l; SMACCHIATORE SPRAY <spray> %500 ml @6; SALVACOLORE <box> %20 pz @.2; ANTICALCARE LAVATRICE <box> %24 pz @.3; APPRETTO PER STIRO %500 ml @4 <spray/aerosol>
== Cucina e superfici
=== Piatti e lavastoviglie
: look=bottle/plastic #b8e04a #1aa34a lemon | packs=1 l | per=2
DETERSIVO PIATTI AL LIMONE %1 l,500 ml; DETERSIVO PIATTI ALOE; RICARICA DETERSIVO PIATTI <bag> %1,25 l @1.6; PASTIGLIE LAVASTOVIGLIE <bag/tablets> %30 pz,60 pz @.2; BRILLANTANTE %500 ml @4.4; SALE PER LAVASTOVIGLIE <box> %1 kg @1; CURALAVASTOVIGLIE %250 ml @13
=== Pavimenti, bagno e vetri
: look=spray #1aa34a #ffe74c bubble | packs=750 ml | per=3
SGRASSATORE UNIVERSALE; DETERGENTE PAVIMENTI FRESCHEZZA MARINA <jug> %1 l @2; DETERGENTE PARQUET <jug> %1 l @3; ANTICALCARE BAGNO; GEL WC <bottle/plastic> %750 ml @2.6; PULITORE VETRI; CREMA DETERGENTE <bottle/plastic> %500 ml @4; IGIENIZZANTE SUPERFICI; TAVOLETTE WC <box> %2 pz @1.2; STURALAVANDINI <jug> %1 l @4
= Casa e cucina (home)
: food=no | vat=22 | keep=home | own=.3 | cov=.6 | rank=10 | by=Cucinetta, Lumiera
== Cucina
=== Carta, pellicole e sacchetti
: look=roll #f5f0e8 #e76f51 | packs=2 rotoli | per=1.2 | by=Cucinetta, Morbidea
CARTA CASA %2 rotoli,4 rotoli <roll/kitchen>; CARTA CASA MAXI %1 rotolo @3.2 <roll/kitchen>; PELLICOLA TRASPARENTE <box/long> %30 m @.07; ALLUMINIO <box/long> %16 m @.14; CARTA FORNO <box/long> %20 m @.1; TOVAGLIOLI 2 VELI <bag/stack> %100 pz @.018; SACCHETTI GELO <box> %40 pz @.05; SACCHI IMMONDIZIA %20 pz @.12 <roll/bags>; SACCHI COMPOSTABILI %15 pz @.2 <roll/bags>
=== Utensili e usa e getta
: look=box #e76f51 #264653 star | packs=1 pz | per=5
PADELLA ANTIADERENTE 28 CM @17 <tool/pan>; CAFFETTIERA 3 TAZZE @16 <tool/moka>; COLTELLO DA CUCINA @7 <card/knife>; PELAPATATE @3 <card/peeler>; TAGLIERE IN LEGNO @10 <tool/board>; MESTOLO IN LEGNO @2.5 <card/spoon>; PIATTI IN CARTA %20 pz @.12 <tool/plates>; BICCHIERI IN CARTA <cup> %25 pz @.08; CONTENITORE SALVAFRESCHEZZA <tub> @4.5
== Casa
=== Pulizia e panni
: look=bag #f4a300 #33312e bubble | packs=1 pz | per=3
SPUGNE ABRASIVE %3 pz,6 pz @.4 <card/sponges>; PANNO MICROFIBRA <card/cloth>; PANNI MULTIUSO %5 pz @.45 <card/cloth>; GUANTI IN LATTICE %1 paio @1.6 <card/gloves>; SCOPA PER INTERNI @6 <tool/broom>; RICAMBIO LAVAPAVIMENTI <bag/stack> @4; PANNI CATTURAPOLVERE %20 pz @.15 <card/cloth>; PAGLIETTA IN ACCIAIO %3 pz @.5 <card/scourer>
=== Lampadine, pile e candele
: by=Lumiera | look=box #f4a300 #33312e sun | packs=4 pz | per=.9 | cov=1 | own=.5
PILE ALCALINE STILO AA %4 pz,8 pz <card/batteries>; PILE ALCALINE MINISTILO AAA %4 pz <card/batteries>; LAMPADINA LED E27 10 W %1 pz,2 pz @3 <card/bulb>; LAMPADINA LED E14 5 W %1 pz @2.8 <card/bulb>; CANDELE BIANCHE %6 pz @.5 <card/candles>; FIAMMIFERI <box/flat> %2 pz @.9; ACCENDIFUOCO ECOLOGICO %32 pz @.08; INSETTICIDA SPRAY %400 ml @9 <spray/aerosol>; PROLUNGA 3 METRI %1 pz @7 <card/cable>
= Animali (paw)
: food=no | vat=22 | keep=home | own=.3 | cov=.55 | rank=13 | by=Fidolieto, Micioro
== Cani
: by=Fidolieto, Lumiera
=== Cibo per cani
: by=Fidolieto, Terra e Popoli | look=can #c1440e #ffe8b6 paw | packs=400 g | per=3
: by=Fidolieto
PATÉ PER CANI AL MANZO; PATÉ PER CANI AL POLLO; BOCCONI PER CANI CON VERDURE %400 g,1,25 kg; CROCCHETTE CANI ADULTI MANZO %2 kg,10 kg @3 <bag/kibble>; CROCCHETTE CANI PICCOLA TAGLIA POLLO %1,5 kg @4.4 <bag/kibble>; CROCCHETTE CUCCIOLI %1,5 kg @5 <bag/kibble>; VASCHETTA MANZO E CAROTE %150 g @6 <tray/salad> #8a4a30; CROCCHETTE SALMONE E RISO %2 kg @5 <bag/kibble>
=== Snack e accessori per cani
: by=Fidolieto, Lumiera | look=sachet #c1440e #ffe8b6 paw | packs=100 g | per=18
BASTONCINI DENTALI PER CANI %7 pz @.3; BISCOTTI PER CANI %500 g @5 <sachet/biscuits>; OSSO IN PELLE %2 pz @1.6 <card/bone>; STRISCIOLINE DI POLLO; SACCHETTI IGIENICI <box> %60 pz @.04; TAPPETINI ASSORBENTI <bag/stack> %10 pz @.5; SHAMPOO PER CANI <bottle/plastic> %250 ml @18
== Gatti e piccoli amici
=== Cibo per gatti
: by=Micioro, Fidolieto | look=can #d4a017 #4b2e83 paw | packs=85 g | per=8
: by=Micioro | cov=1 | own=.6
PATÉ PER GATTI AL TONNO; PATÉ PER GATTI AL POLLO; BUSTINE IN SALSA AL MANZO <sachet> %85 g,4 x 85 g,12 x 85 g @6; BUSTINE IN SALSA AL SALMONE <sachet> %4 x 85 g @6; CROCCHETTE GATTI POLLO %400 g,1,5 kg @5 <bag/kibble>; CROCCHETTE GATTI STERILIZZATI %400 g @7 <bag/kibble>; CROCCHETTE GATTI SALMONE %400 g @5.5 <bag/kibble>; SNACK PER GATTI <sachet> %60 g @25
=== Lettiere, uccelli e roditori
: by=Micioro, Lumiera | look=bag #d4a017 #4b2e83 paw | packs=5 l | per=.9
LETTIERA MINERALE <bag/sack>; LETTIERA AGGLOMERANTE <bag/sack> %5 l,10 l @1.2; LETTIERA VEGETALE <bag/sack> %6 l @1.4; MANGIME PER CANARINI <box> %500 g @5; MANGIME PER CRICETI <box> %800 g @4; MANGIME PER PESCI <can> %50 g @60; FIENO PER CONIGLI %1 kg @4
= Senza glutine e bio (leaf)
: vat=10 | keep=dry | own=.25 | cov=.7 | rank=15 | nut=400 12 4 65 15 4 5 0.7
== Senza glutine
: by=Senzaspiga | cov=1 | cls=Senza glutine
=== Pane e sostitutivi senza glutine
: look=bag #5b9a8b #fff6dc wheat | packs=300 g | per=8 | eat=amido di mais, farina di riso, acqua, olio di girasole
PANE A FETTE <bag>; PANINI MORBIDI %200 g @11 <bag>; BAGUETTE %200 g; CRACKERS %200 g @12 <box/crackers>; GRISSINI %150 g @14 <bag/sticks> #d9a054; BASE PER PIZZA %250 g @11; FETTE BISCOTTATE <box> %240 g @12; PANGRATTATO %250 g @8; FARINA PER PANE E PIZZA %1 kg @4 {amido di mais, farina di riso, fecola di patate}
=== Dolci e biscotti senza glutine
: look=box #5b9a8b #fff6dc star | packs=250 g | per=13 | eat=farina di riso, amido di mais, zucchero, olio di girasole, uova
FROLLINI AL BURRO {farina di riso, burro, zucchero, uova} <box/biscuits>; FROLLINI CON GOCCE DI CIOCCOLATO {farina di riso, cioccolato, zucchero, uova} <box/biscuits>; PLUMCAKE ALLO YOGURT %180 g {amido di mais, yogurt, uova} <box/loaf-cakes>; WAFER ALLA NOCCIOLA %150 g {farina di riso, nocciole, zucchero}; MUFFIN AL CACAO %200 g {farina di riso, cacao, uova} <box/cakes> #5a3320; CEREALI AL CACAO %300 g {riso, mais, cacao, zucchero} @9 <box/hazelnuts> #5a3320 #6a3a1f; CROSTATINE ALL'ALBICOCCA %200 g <box/tartlets> #f2992a
== Bio e benessere
=== Superalimenti e semi
: by=Campo Sereno, Terra e Popoli | look=bag #5b8c3e #f3ead0 leaf | packs=200 g | per=14 | eat=$n
SEMI DI LINO @7 <bag/grains> #8a5a34; SEMI DI CANAPA @16 <bag/grains> #8f9a6a; BACCHE DI GOJI %100 g @28 <bag/dried-fruit> #b8342a; CACAO CRUDO IN POLVERE @22; OLIO DI COCCO %300 ml @16 <jar/smooth>; LATTE DI COCCO <can> %400 ml @6 {latte di cocco}; TAHINA %280 g {sesamo} @16 <jar/smooth>; SCIROPPO D'AGAVE <bottle/sauce> %250 ml @16; GERME DI GRANO %250 g @9 {germe di grano} <bag/grains> #d9b070
=== Integratori e sportivi
: by=Dermalieva, Mattinella | look=box #3aa8a1 #f1fbf9 star | packs=20 compresse | per=.35 | vat=10
MULTIVITAMINICO {vitamine, minerali, cellulosa}; VITAMINA C MASTICABILE {vitamina C, aroma arancia}; MAGNESIO E POTASSIO <box> %14 bustine {magnesio, potassio, aroma di agrumi} @.55; FERMENTI LATTICI IN FLACONI %7 flaconcini {acqua, fermenti} @1; BARRETTA PROTEICA AL CACAO <sachet> %35 g,3 x 35 g {proteine del latte, cacao} @42; PROTEINE IN POLVERE VANIGLIA %500 g {proteine del latte, aroma di vaniglia} @36 <jar/smooth>; MELATONINA %30 compresse {melatonina, cellulosa} @.22
=== Vegano in dispensa
: by=Avenella, Campo Sereno | look=jar/smooth #c9a96a #3d6b4f leaf | cls=Vegano | packs=200 g | per=12
RAGÙ VEGETALE DI SOIA {proteine di soia, pomodoro, carote} %200 g; PESTO VEGANO DI BASILICO {basilico, olio di girasole, anacardi} %190 g; MAIONESE VEGANA DI RISO {olio di girasole, latte di riso, aceto di mele}; BOCCONCINI DI SOIA DISIDRATATI {soia} @9 <bag/kibble> #d9b87a; LIEVITO ALIMENTARE IN SCAGLIE {lievito} %150 g @26; CREMA DI CECI {ceci, limone, olio di girasole}; PATÉ DI LENTICCHIE E CURRY {lenticchie, olio di girasole, curcuma}; GRATTUGIATO VEGETALE <bag> {mandorle, lievito alimentare, sale} %100 g @26
`;
