/** Cheese, milk, yogurt, eggs and fresh pasta, in the notation of family-text.ts. */
export const dairy = `
= Formaggi (cheese)
: vat=4 | keep=fridge | own=.4 | cov=.55 | by=Valcerasa, Malga Fosca, Pratolieto | eat=latte vaccino pastorizzato, sale, caglio | rank=24 | kw=formaggio latticini | nut=380 30 20 0.5 0.5 0 26 1.6
: by=Valcerasa, Malga Fosca, Fontelieta
== Banco formaggi
: sell=cut 300 50 | packs=al kg | per=16 | look=wedge #f0cf7a #c8962f cow | opt=wedge | say=Il taglio viene dalla forma intera.
=== Stagionati
: kw=parmigiano grana pecorino
PARMIGIANO REGGIANO DOP 24 MESI @21.9 {latte, sale, caglio} <wedge/grain>; PARMIGIANO REGGIANO DOP 36 MESI #e0b85a @26.9 {latte, sale, caglio} <wedge/grain>; GRANA PADANO DOP 16 MESI @15.9 {latte, sale, caglio, lisozima da uovo} <wedge/grain>; PECORINO ROMANO DOP #f2ead0 #22201e @18.9 {latte di pecora, sale, caglio} &Casale Ginestra <wedge/plain>; PECORINO TOSCANO DOP #f3e2a6 #c58a3a @19.9 {latte di pecora, sale, caglio} <wedge/plain>; PECORINO SARDO DOP #f1e0b0 #5f4632 @20.9 {latte di pecora, sale, caglio} <wedge/plain>; PECORINO DI AMATRICE #efe2b4 #8f8468 @19.9 {latte di pecora, sale, caglio} &Casale Ginestra <wedge/plain>; PROVOLONE VALPADANA DOP PICCANTE #e8c85a @15.9 <wedge/round>; CACIOCAVALLO SILANO DOP #e0b04a @16.9 <fresh-cheese/caciocavallo>; ASIAGO STAGIONATO DOP #e6bf62 #a8742a @16.9 <wedge/small-eyes>; FORMAGGIO DI FOSSA #dcb468 #b58a4a @28.9 {latte di pecora, latte vaccino, sale, caglio} <wedge/plain>; MONTASIO DOP @15.9 <wedge/plain>; PIAVE VECCHIO DOP #dda94c #8f5a22 @18.9 <wedge/grain>
=== Da tavola e erborinati
: per=13 | kw=fontina asiago gorgonzola taleggio
FONTINA DOP #e8b85a #9a6a3a @17.9 <wedge/small-eyes>; ASIAGO FRESCO DOP #f4e6b0 #dcc07a @12.9 <wedge/small-eyes>; EMMENTAL @11.9 <wedge/eyes> #f0cf7a; GORGONZOLA DOP DOLCE #f2ecd8 #5a7a9a @13.9 <wedge/blue>; GORGONZOLA DOP PICCANTE #efe6c8 #3f5f7f @14.9 <wedge/blue>; TALEGGIO DOP #e8c8a0 @13.9 <wedge/soft>; BITTO DOP #e9c15e #8a6a3a @26.9 <wedge/small-eyes>; TOMA DI MONTAGNA #efd690 #8f8676 @15.9 <wedge/half>; CACIOTTA MISTA #f7ecc4 #f2d98a @11.9 {latte vaccino, latte di pecora, sale, caglio} <wedge/plain>; CACIOTTA AL TARTUFO #e8dcb8 #3a2a20 @21.9 {latte, tartufo nero, sale} <wedge/plain>; PECORINO FRESCO DELLA TUSCIA #faf3dc #e6d29a @14.9 {latte di pecora, sale, caglio} &Casale Ginestra <wedge/plain>; PROVOLA AFFUMICATA @12.9 <fresh-cheese/scamorza> #d99a4a #a8642a; BRIE #f6f0dc @10.9 <fresh-cheese/brie>
=== Freschi al banco
: sell=hg 2 0.5 | opt= | look=cup #fffdf5 #7fb5d8 cow | per=10 | nut=170 12 8 3 3 0 11 0.4 | kw=ricotta mozzarella
RICOTTA ROMANA DI PECORA DOP <fresh-cheese/ricotta> @9.9 {siero di latte di pecora, sale} &Casale Ginestra; RICOTTA VACCINA <fresh-cheese/ricotta> @6.9 {siero di latte, latte, sale}; RICOTTA DI BUFALA <fresh-cheese/ricotta> @9.9 {siero di latte di bufala} &Bufalara; PRIMO SALE <fresh-cheese/block> @11.9; PRIMO SALE AL PISTACCHIO <fresh-cheese/block> #eef0d2 @14.9 {latte, pistacchi, sale}; STRACCIATELLA PUGLIESE <fresh-cheese/strands> @15.9 {latte, panna, sale, caglio} &Bufalara; SCAMORZA FRESCA <fresh-cheese/scamorza> #fbf4dc @11.9; CAPRINO FRESCO <fresh-cheese/log> @15.9 {latte di capra, sale, caglio}; SQUACQUERONE DOP <fresh-cheese/cream> @14.9
== Mozzarelle e freschi
: sell=pz | packs=125 g | per=9 | look=tub #ffffff #2a7fc0 cow | nut=240 18 12 1.5 1 0 17 0.6
=== Mozzarella e burrata
: by=Valcerasa, Fontelieta, Lievelatte, Bufalara | kw=mozzarella bufala burrata
MOZZARELLA <fresh-cheese/pouch> #ffffff %125 g,3 x 125 g,400 g @8.2; MOZZARELLA CILIEGINE <fresh-cheese/small> #ffffff %250 g @9; MOZZARELLA PER PIZZA <fresh-cheese/filmed-loaf> #fffdf4 %400 g @7.5; MOZZARELLA FIOR DI LATTE <fresh-cheese/pouch> #fffdf4 %250 g @9.9; MOZZARELLA DI BUFALA CAMPANA DOP <fresh-cheese/ball> %125 g,250 g,500 g {latte di bufala, siero innesto, sale, caglio} @15 &Bufalara; BOCCONCINI DI BUFALA DOP <fresh-cheese/small> %250 g {latte di bufala, siero innesto, sale, caglio} @16 &Bufalara; BURRATA <fresh-cheese/burrata> %125 g,200 g {latte, panna, sale, caglio} @14; TRECCIA FRESCA <fresh-cheese/braid> %500 g @11; NODINI <fresh-cheese/small> %250 g @11; MOZZARELLA LIGHT <fresh-cheese/pouch> #ffffff %125 g @9; SCAMORZA BIANCA <fresh-cheese/filmed-scamorza> #fbf4dc %250 g @10; SCAMORZA AFFUMICATA <fresh-cheese/filmed-scamorza> %250 g #c8843a @10.5
=== Ricotta, stracchino e spalmabili
: by=Valcerasa, Fontelieta, Alpe Serena, Lievelatte | kw=ricotta stracchino robiola mascarpone
RICOTTA FRESCA %250 g,500 g {siero di latte, latte, panna} @5.4; STRACCHINO <sachet/wrap> %100 g,200 g @11; CRESCENZA <sachet/wrap> %170 g @11; ROBIOLA %100 g,2 x 100 g @13; FORMAGGIO FRESCO SPALMABILE %150 g,200 g {latte, panna, sale} @9.5; FORMAGGIO SPALMABILE ALLE ERBE %150 g {latte, panna, erba cipollina, aglio, sale} @10.5; FORMAGGIO SPALMABILE LIGHT %150 g {latte, sale} @10; FIOCCHI DI LATTE %200 g @8; MASCARPONE %250 g,500 g {panna, acido citrico} @8.5; CAPRINO SPALMABILE %80 g {latte di capra, sale} @17; GORGONZOLA E MASCARPONE %200 g {gorgonzola, mascarpone} @15; QUARK MAGRO %250 g @7
== Formaggi confezionati
: sell=conf | packs=200 g | per=14 | look=tray #f0cf7a #ffffff cow | by=Valcerasa, Malga Fosca, Alpe Serena, Lievelatte
=== Fette, porzioni e grattugiati
: kw=fette toast grattugiato sottilette
FORMAGGIO FUSO A FETTE <sachet> %200 g,400 g {formaggio, latte in polvere, burro, sali di fusione} @7.5; EMMENTAL A FETTE %150 g @13 <tray/cheese-slices> #f0cf7a; PROVOLA A FETTE %150 g @14 <tray/cheese-slices>; CHEDDAR A FETTE #f09a2a %150 g @12 <tray/cheese-slices>; FORMAGGINI <box> %140 g {formaggio, latte, burro} @9.5; PARMIGIANO REGGIANO GRATTUGIATO DOP <bag/shreds> #f0dca0 %100 g {parmigiano reggiano} @25; GRANA PADANO GRATTUGIATO DOP <bag/shreds> #f2e2ac %100 g,200 g {grana padano, lisozima da uovo} @20; PECORINO ROMANO GRATTUGIATO DOP %100 g {pecorino romano} @22 <bag/shreds> #f3ead0; MIX GRATTUGIATO PER PASTA <bag/shreds> #f4e6bc %100 g {formaggi misti, latte} @12; SNACK DI PARMIGIANO %5 x 20 g {parmigiano reggiano} @30 <tray/cubes>; FORMAGGIO A CUBETTI PER INSALATA %150 g @14 <tray/cubes>; SCAGLIE DI GRANA DOP %100 g {grana padano, lisozima da uovo} @22 <tray/cubes>
=== Spicchi confezionati
: sell=tray | packs=300 g,500 g | per=17 | look=wedge #f0cf7a #c8962f cow
PARMIGIANO REGGIANO DOP 22 MESI IN SPICCHI {latte, sale, caglio} @21.5 <wedge/grain>; PARMIGIANO REGGIANO DOP 30 MESI IN SPICCHI {latte, sale, caglio} %1 kg @23.5 <wedge/grain>; GRANA PADANO DOP IN SPICCHI {latte, sale, caglio, lisozima da uovo} %300 g,1 kg @15.5 <wedge/grain>; PECORINO ROMANO DOP IN SPICCHI {latte di pecora, sale, caglio} @18.5 <wedge/plain>; PECORINO STAGIONATO IN SPICCHI {latte di pecora, sale, caglio} @17.9 <wedge/plain>; ASIAGO DOP IN SPICCHI #f4e6b0 #dcc07a @13 <wedge/small-eyes>; FONTINA DOP IN SPICCHI #e8b85a #9a6a3a @17 <wedge/small-eyes>; PROVOLONE DOLCE IN SPICCHI #f4e4ac @13.5 <wedge/round>; GORGONZOLA DOP IN SPICCHI #f2ecd8 #5a7a9a @14 <wedge/blue>
=== Feta, brie e dal mondo
: per=13 | look=box #f6f0dc #ffffff cow
FETA DOP <fresh-cheese/block> #fdfcf6 %150 g,200 g {latte di pecora, latte di capra, sale} @13; BRIE AL TAGLIO <fresh-cheese/brie> %200 g @11; CAMEMBERT <fresh-cheese/camembert> %250 g @11; HALLOUMI <fresh-cheese/folded> #f8f2dc %225 g {latte di pecora, latte vaccino, menta, sale} @15; EMMENTAL SVIZZERO <wedge/eyes> #f0cf7a %250 g @15; EDAM AFFETTATO <tray/red-rimmed-slices> #f2c55c %150 g @10; FORMAGGIO DI CAPRA STAGIONATO <wedge/plain> #f4ecd8 #a08a60 %150 g {latte di capra, sale} @20; TOMINI DA PIASTRA <fresh-cheese/wheel> %200 g @12; PROVOLETTA ALLA PIASTRA <fresh-cheese/grilled> #f2dc98 %200 g @13
= Latte e yogurt (milk)
: vat=4 | keep=fridge | own=.6 | cov=.6 | by=Fontelieta, Alpe Serena, Lievelatte | rank=40 | sell=pz
== Latte
: look=carton #2a7fc0 #ffffff cow | packs=1 l | per=1.65 | eat=latte vaccino pastorizzato omogeneizzato | nut=64 3.6 2.5 4.8 4.8 0 3.3 0.1 | say=Dal produttore al frigorifero in un giorno.
=== Latte fresco
: by=Fontelieta, Alpe Serena, Campo Sereno | kw=latte intero scremato
LATTE FRESCO INTERO ALTA QUALITÀ %1 l,500 ml; LATTE FRESCO PARZIALMENTE SCREMATO #5fb0e0 %1 l,500 ml @1.55; LATTE FRESCO SCREMATO #8fd0f0 @1.5; LATTE FIENO STG INTERO <bottle/wide> #fdfdf8 @1.99; LATTE MICROFILTRATO INTERO @1.6; LATTE MICROFILTRATO PARZIALMENTE SCREMATO @1.55; LATTE DI CAPRA FRESCO %500 ml {latte di capra pastorizzato} @3.8; KEFIR DA BERE BIANCO <bottle/wide> %500 ml #fdfdf8 {latte, fermenti del kefir} @3.6
=== Latte a lunga conservazione
: keep=dry | per=1.25 | case=6 | eat=latte vaccino UHT
: by=Fontelieta, Alpe Serena, Lievelatte | kw=UHT lunga conservazione
LATTE UHT INTERO %1 l,500 ml; LATTE UHT PARZIALMENTE SCREMATO %1 l,6 x 1 l,500 ml @1.15; LATTE UHT SCREMATO @1.1; LATTE UHT AD ALTA DIGERIBILITÀ @1.5; LATTE CRESCITA BAMBINI %500 ml @3 {latte, vitamine, ferro}; LATTE AL CACAO %3 x 200 ml #6b3a1f {latte, zucchero, cacao} @3.2; LATTE CONDENSATO <tube> %170 g {latte, zucchero} @11; LATTE IN POLVERE <box> %400 g {latte in polvere} @13
=== Bevande vegetali
: keep=dry | vat=10 | by=Avenella, Campo Sereno | look=brick #c9a96a #ffffff leaf | per=2.2 | eat=acqua, $v, sale | nut=45 1.5 0.2 6 3.5 0.6 1 0.1 | own=.35 | cls=Vegano | kw=vegetale vegano
BEVANDA DI SOIA {acqua, semi di soia 8%, sale}; BEVANDA DI AVENA {acqua, avena 11%, olio di semi di girasole, sale}; BEVANDA DI RISO {acqua, riso 14%, olio di semi di girasole, sale}; BEVANDA DI MANDORLA {acqua, mandorle 3%, zucchero, sale} @2.6; BEVANDA DI COCCO {acqua, crema di cocco, riso, sale} @2.7; BEVANDA DI SOIA ALLA VANIGLIA {acqua, semi di soia, zucchero, aroma di vaniglia} @2.4; BEVANDA DI AVENA E CACAO #6b3a1f {acqua, avena, cacao, zucchero} @2.6; BEVANDA DI AVENA BARISTA {acqua, avena, olio di colza} @2.9; BEVANDA DI NOCCIOLA {acqua, nocciole 3%, zucchero} @2.8
== Yogurt e dessert
: vat=10 | look=cup #ffffff #e8344a cow | packs=2 x 125 g | per=4.4 | nut=98 3.2 2.1 13 12.5 0.2 3.5 0.1 | eat=latte intero, zucchero, $v 10%, fermenti lattici vivi
=== Yogurt intero e magro
: kw=yogurt merenda
YOGURT INTERO [FRAGOLA, ALBICOCCA, MIRTILLO, LIMONE, CAFFÈ, VANIGLIA]; YOGURT MAGRO 0,1% [FRAGOLA, PESCA, CILIEGIA, ANANAS] @4.6 {latte scremato, $v, fermenti lattici vivi}; YOGURT BIANCO INTERO %500 g,2 x 125 g,1 kg {latte intero, fermenti lattici vivi} @3.6; YOGURT BIANCO MAGRO %500 g {latte scremato, fermenti lattici vivi} @3.5; YOGURT CON CEREALI %150 g {latte, zucchero, fiocchi di avena, malto d'orzo} @7.5
=== Yogurt greco e proteico
: per=7.6 | packs=150 g,170 g | nut=75 0 0 5 4.5 0 10 0.1 | eat=latte scremato pastorizzato, $v, fermenti lattici | kw=greco proteine skyr
YOGURT GRECO 0% BIANCO %150 g,500 g {latte scremato, fermenti lattici}; YOGURT GRECO 5% BIANCO %150 g,500 g {latte, panna, fermenti lattici}; YOGURT GRECO 0% [MIELE, FRAGOLA, MIRTILLO, COCCO, LIMONE]; SKYR BIANCO {latte scremato, fermenti lattici}; SKYR [LAMPONE, VANIGLIA]; YOGURT PROTEICO [BANANA, CACAO] %200 g @8.5
=== Da bere, vegetali e per bambini
: per=5.5 | packs=4 x 100 g | look=bottle/yogurt #f8d8e0 #e8344a
YOGURT DA BERE [FRAGOLA, PESCA, BIANCO] %200 g {latte, zucchero, $v, fermenti lattici}; FERMENTI LATTICI DA BERE [NATURALE, AGRUMI, FRUTTI ROSSI] %6 x 100 g @6.2 {latte scremato, zucchero, fermenti lattici}; YOGURT BAMBINI FRAGOLA E BANANA <cup> %4 x 100 g {latte, fragola, banana, zucchero}; KEFIR [MIRTILLO, VANIGLIA] <bottle/wide> %500 ml {latte, $v, fermenti del kefir} @4
: by=Avenella | cls=Vegano | look=cup #f5eed8 #3d6b4f leaf | own=.2 | per=7
DESSERT DI SOIA [BIANCO, PESCA, CILIEGIA] VEGANO %2 x 125 g {bevanda di soia, zucchero, $v, fermenti}; DESSERT DI COCCO VEGANO %125 g {crema di cocco, acqua, amido di tapioca, fermenti}
=== Budini e dessert
: per=7.2 | packs=2 x 100 g | nut=150 5 3 22 18 0.5 3.2 0.1 | look=cup #6b3a1f #f4e3c0 cocoa | kw=budino tiramisù panna cotta
BUDINO [CIOCCOLATO, VANIGLIA, CREME CARAMEL] {latte, zucchero, $v, amido modificato}; PANNA COTTA [FRUTTI DI BOSCO, CARAMELLO] {panna, latte, zucchero, $v, gelatina} @9; TIRAMISÙ <tray/tiramisu> #5b351f %2 x 80 g {mascarpone, uova, savoiardi, caffè, cacao, zucchero} @13; PROFITEROLES <tray/profiteroles> %300 g {panna, farina di frumento, uova, cacao, zucchero} @12; MOUSSE AL CIOCCOLATO {latte, panna, cioccolato, zucchero} @10; CRÈME BRÛLÉE %2 x 100 g {panna, tuorlo d'uovo, zucchero} @11; RICOTTA E PERE <cup> {ricotta, pere, zucchero} @11
== Burro e panna
: by=Fontelieta, Alpe Serena, Lievelatte | packs=250 g | per=10.5 | look=brick #f6dd7a #2a7fc0 cow | eat=panna di latte vaccino
=== Burro e margarina
: nut=745 82 52 0.8 0.8 0 0.6 0.02
BURRO <fresh-cheese/butter> #f6dd7a %250 g,125 g,500 g; BURRO DI MALGA <fresh-cheese/butter> #f2d060 @14.5; BURRO SALATO <fresh-cheese/butter> #f6dd7a {panna di latte, sale} @12.5; BURRO CHIARIFICATO %240 g @19 {burro anidro di latte} <jar/smooth>; BURRO LIGHT <fresh-cheese/butter> #faeaa0 %250 g @8.5 {burro, latte, gelatina}; MARGARINA VEGETALE <tub> %250 g {olio di girasole, olio di cocco, acqua, sale} @6; BURRO MONOPORZIONE %8 x 10 g @18
=== Panna e besciamella
: look=brick #fdf6e3 #c22f4d cow | per=6 | packs=200 ml | nut=290 30 20 3.5 3.5 0 2.2 0.1
PANNA DA CUCINA %200 ml,2 x 200 ml {panna, stabilizzante}; PANNA FRESCA DA MONTARE <carton> %250 ml,500 ml {panna} @8.5; PANNA VEGETALE DA MONTARE {acqua, olio di palmisto, zucchero} @5; PANNA SPRAY %250 g {panna, zucchero} @12 <spray/aerosol>; BESCIAMELLA %200 ml,500 ml {latte, farina di frumento, burro, sale} @5; PANNA AI FUNGHI {panna, funghi, sale} @7.5; PANNA DI SOIA DA CUCINA {bevanda di soia, olio di semi} @6; PANNA ACIDA <cup> %200 g {panna, fermenti lattici} @8
= Uova e pasta fresca (egg)
: vat=10 | keep=fridge | own=.5 | cov=.6 | rank=26 | sell=conf
== Uova
=== Uova fresche
: by=Aia Chiara, Campo Sereno, Prati Bradi, Orti di Veio | look=egg-box #d8a878 #f0b429 hen | packs=6 uova,10 uova | per=.34 | eat=uova fresche di gallina categoria A | nut=128 8.7 3.2 0.7 0.7 0 12.4 0.3 | kw=uova galline allevate a terra
UOVA FRESCHE DA ALLEVAMENTO A TERRA; UOVA FRESCHE DA ALLEVAMENTO ALL'APERTO @.42; UOVA GRANDI XL %4 uova,6 uova @.45; UOVA PASTA GIALLA %6 uova @.4; UOVA DI QUAGLIA <egg-box/quail> %12 uova #b8a078 @.25
=== Albume e preparati
: by=Aia Chiara | look=carton #f0b429 #ffffff hen | packs=500 g | per=6.5 | nut=50 0 0 0.7 0.7 0 11 0.4
ALBUME D'UOVO PASTORIZZATO {albume d'uovo}; TUORLO PASTORIZZATO %250 g {tuorlo d'uovo} @10; UOVO INTERO PASTORIZZATO %500 g {uova} @7; FRITTATA CON ZUCCHINE %200 g {uova, zucchine, parmigiano} @14 <tray/rolls> #e8b84a; FRITTATA CON CIPOLLE %200 g {uova, cipolle, parmigiano} @14 <tray/rolls> #e8b84a; UOVA SODE SGUSCIATE %2 uova {uova} @.9 <tray/eggs>
== Pasta fresca
: by=Sfogliarina, Nonna Delfina | look=tray #f2c86a #ffffff wheat | packs=250 g | per=9 | nut=290 8 3.5 42 2 2.5 11.5 1.1 | vat=4 | say=Tre minuti di cottura, e il condimento resta.
=== Pasta ripiena
: kw=tortellini ravioli
TORTELLINI PROSCIUTTO CRUDO {semola, uova, carne di suino, prosciutto crudo, parmigiano} %250 g,500 g <tray/tortellini> #eec468; RAVIOLI RICOTTA E SPINACI {semola, uova, ricotta, spinaci} %250 g,500 g <tray/ravioli> #eec468; TORTELLONI FUNGHI PORCINI {semola, uova, funghi porcini, ricotta} @10.5 <tray/tortellini> #eec468; CAPPELLETTI DI CARNE {semola, uova, carne di bovino, mortadella} <tray/tortellini> #eec468; AGNOLOTTI AL BRASATO {semola, uova, carne di bovino, vino} @11 <tray/ravioli> #eec468; RAVIOLI ZUCCA E AMARETTI {semola, uova, zucca, amaretti con mandorle} @11 <tray/ravioli> #eec468; GIRASOLI BURRATA E POMODORO {semola, uova, burrata con latte, pomodoro} @12 <tray/ravioli> #eec468; FAGOTTINI CACIO E PEPE {semola, uova, pecorino, pepe} @12 <tray/ravioli> #eec468; MEZZELUNE AL SALMONE {semola, uova, salmone, ricotta} @12 <tray/ravioli> #eec468; RAVIOLI AL TARTUFO {semola, uova, ricotta, tartufo} @14 <tray/ravioli> #eec468
=== Pasta all'uovo e gnocchi
: per=6.4 | nut=280 3 0.9 53 2 2.6 11 0.1 | eat=semola di grano duro, uova fresche 20%
TAGLIATELLE ALL'UOVO %250 g,500 g <tray/nests> #eec468; FETTUCCINE ALL'UOVO %250 g,500 g <tray/nests> #eec468; PAPPARDELLE ALL'UOVO <tray/ribbons> #eec468; TONNARELLI <tray/nests> #eec468; LASAGNE SFOGLIA FRESCA <tray/cheese-slices> #f2d07a; TAGLIOLINI ALL'UOVO <tray/nests> #eec468; STROZZAPRETI {semola di grano duro, acqua} <tray/twists> #ecd29a; ORECCHIETTE FRESCHE {semola di grano duro, acqua} %500 g @4.5 <tray/shells> #ecd29a; GNOCCHI DI PATATE %500 g,1 kg {patate, farina di frumento, sale} @3.6 <bag/gnocchi>; CHICCHE DI PATATE %400 g {patate, farina di frumento, sale} @4 <bag/gnocchi>; GNOCCHI ALLA ROMANA %500 g {semolino di grano, latte, uova, parmigiano} @8 <tray/discs> #eed08a
== Basi e sughi freschi
: by=Sfogliarina, Nonna Delfina, Panalto | vat=10 | per=7
=== Basi pronte
: look=sachet #f0d28a #c8432f wheat | packs=230 g | per=6.2 | nut=360 18 8 42 2 2 7 1.1 | kw=pizza sfoglia brisée
PASTA SFOGLIA ROTONDA {farina di frumento, burro, acqua, sale}; PASTA SFOGLIA RETTANGOLARE {farina di frumento, burro, acqua, sale}; PASTA BRISÉE {farina di frumento, olio di girasole, acqua, sale}; PASTA FROLLA {farina di frumento, burro, zucchero, uova}; BASE PIZZA ROTONDA %385 g {farina di frumento, acqua, olio di oliva, lievito} @5; IMPASTO PER PIZZA IN PALLA %250 g {farina di frumento, acqua, lievito} @3.6; PASTA FILLO %250 g {farina di frumento, acqua, amido di mais} @9; PIADINA ROMAGNOLA IGP <bag/flatbreads> %360 g {farina di frumento, strutto, acqua, sale} @5.5; PIADINA ALL'OLIO <bag/flatbreads> %360 g {farina di frumento, olio extravergine di oliva, acqua} @5.5
=== Sughi e salse fresche
: look=tub #4f8a3a #ffffff leaf | packs=140 g | per=15 | nut=400 38 6 6 2 2 6 2
PESTO ALLA GENOVESE FRESCO {basilico, olio di semi di girasole, anacardi, parmigiano, pecorino}; PESTO SENZA AGLIO {basilico, olio di semi di girasole, anacardi, parmigiano}; PESTO ROSSO #c8402f {pomodori secchi, olio di semi di girasole, anacardi, parmigiano}; RAGÙ ALLA BOLOGNESE FRESCO #a8402a %180 g {carne di bovino, pomodoro, carote, sedano, vino}; SALSA DI NOCI #d8b88a {noci, panna, parmigiano}; SUGO ALL'AMATRICIANA FRESCO #c8402f %180 g {pomodoro, guanciale, pecorino}; SALSA TARTUFATA #4a3a2f {funghi, tartufo, panna} @22; CREMA CACIO E PEPE #f2e8c8 {pecorino, panna, pepe} @16
== Vegetali e proteine
=== Tofu, seitan e burger vegetali
: by=Avenella, Campo Sereno | cls=Vegano | look=tray #c8a868 #3d6b4f leaf | packs=200 g | per=15 | nut=190 9 1.3 9 2 4 16 1.1 | own=.25 | kw=vegano vegetariano tofu
TOFU AL NATURALE {tofu da semi di soia, acqua} %250 g @9 <tray/cheese-slices> #f3ead2; TOFU AFFUMICATO {tofu da semi di soia, sale} <tray/cheese-slices> #f3ead2; SEITAN AL NATURALE {glutine di frumento, acqua, salsa di soia} <tray/cubes> #a8743f; BURGER DI CECI {ceci, patate, olio di semi di girasole, pangrattato} <tray/discs> #b8803f; BURGER DI SPINACI {spinaci, patate, pangrattato, olio di semi di girasole} <tray/discs> #b8803f; COTOLETTE VEGETALI {proteine di soia, acqua, pangrattato, olio di semi di girasole} <tray/breaded> #d9953f; POLPETTE DI LENTICCHIE {lenticchie, carote, pangrattato} <tray/meatballs> #9a6238; AFFETTATO VEGETALE {acqua, proteine di pisello, olio di semi} %100 g @24 <tray/ham> #e8b0a0; TEMPEH {semi di soia, fermenti} @15 <tray/cheese-slices> #f3ead2
`;
