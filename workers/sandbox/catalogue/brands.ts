export type Brand = {
  vendorId: number;
  name: string;
  /** first letters of the tenants that sell it */
  tenants: string;
  /** its price level, 1 = average */
  level: number;
  colour: string;
  accent: string;
  story: string;
  /** printed after every name: "BIO", "SENZA GLUTINE" */
  mark: string;
  classes: string[];
  /** first letter of the tenant whose own label it is */
  own?: string;
};

/** name | tenants | level | colours | "own", or mark and "+" classes | story */
const rows = `
Ortolieve|lqt|1|#3f8f3a #f4e3b2||Dal campo la mattina, in negozio il giorno dopo.
Montefrutto|lqt|1.04|#c8452f #f6d365||Frutteti di collina, raccolta a mano.
Sciarafia|lqt|1.05|#e07b1f #fff1d0||Agrumi siciliani coltivati tra muretti a secco.
Campo Sereno|lqt|1.38|#5b8c3e #f3ead0|BIO|Agricoltura biologica certificata, da semi non trattati.
Verdechiaro|lqt|1|#4fae4b #eaf7d8||Tre lavaggi, poi l'asciugatura: si porta subito in tavola.
Boscolieve|lqt|1.08|#5a3a78 #e9d8f2||Piccoli frutti e funghi scelti uno per uno.
Orti di Veio|lt|1.1|#2f7a4c #f7e7b5|+Km zero|Orti della campagna romana, a meno di 60 chilometri.
Torrebella|lqt|1|#9e2430 #f2d9c5||Carni da allevamenti italiani seguiti passo per passo.
Cornalieta|lqt|1|#d99a1c #fff3cf||Avicoli allevati a terra e nutriti con mangimi vegetali.
Prati Bradi|lt|1.34|#5c6b2f #efe3c8|BIO|Animali al pascolo e fieno di montagna.
Maremonti di Tolfa|lt|1.22|#6b3b22 #ead3b0|+Km zero|Razze maremmane allevate all'aperto nella Tuscia.
Mare Quieto|lqt|1|#1f6fa8 #d7eef8||Pesce lavorato entro poche ore dallo sbarco.
Lampara Blu|lqt|1.06|#173f7a #f2c94c||Pesca con reti selettive nel Mediterraneo.
Fiordo Grigio|lqt|1.12|#5f7f94 #f08a6c||Affumicatura lenta con legno di faggio.
Borgorosso|lqt|1|#a3262a #f5e0c0||Salumi stagionati secondo la ricetta di famiglia.
Castel Nerina|lt|1.22|#2b2b33 #d6a94a||Lunga stagionatura in cantine di pietra.
Ceppo Antico|lqt|.94|#7a3b2e #f3cf8a||Solo carne italiana e spezie macinate al momento.
Valcerasa|lqt|1.02|#c22f4d #fdeedd||Caseificio di valle, latte raccolto ogni giorno.
Malga Fosca|lt|1.2|#3a4a3f #e8c86a||Formaggi di malga stagionati su assi di abete.
Bufalara|lqt|1.15|#20406e #ffffff||Bufale campane, latte lavorato crudo entro dodici ore.
Casale Ginestra|lt|1.14|#d8a514 #5b3a1e|+Km zero|Pecore della campagna laziale e caglio naturale.
Fontelieta|lqt|1|#2a7fc0 #ffffff||Latte italiano raccolto entro le ventiquattro ore.
Alpe Serena|lqt|1.08|#0f5c4d #dff1e4||Latte fieno di alta quota.
Lievelatte|lqt|1.16|#7b5ea7 #f4eefb|SENZA LATTOSIO|Tutto il buono del latte, facile da digerire.
Avenella|lqt|1.1|#c9a96a #3d6b4f||Bevande e specialità vegetali, senza ingredienti di origine animale.
Aia Chiara|lqt|1|#f0b429 #7b3f1d||Galline italiane e mangimi senza coloranti.
Sfogliarina|lqt|1|#f2c230 #8c2f1b||Sfoglia ruvida tirata sottile, ripieno generoso.
Nonna Delfina|lt|1.18|#7d2f3b #f7e3c4||Pasta fresca come la domenica a casa.
Quattrovie|lqt|1|#b5752a #fbe8c6||Lievitazione lenta e cottura su pietra.
Panalto|lqt|.96|#e0a13a #7a2e18||Pane morbido senza conservanti.
Senzaspiga|lqt|1.5|#5b9a8b #fff6dc|SENZA GLUTINE|Laboratorio dedicato, spiga sbarrata e tanto gusto.
Selvarossa|lt|1.35|#8f1d21 #e9c46a||Trafilatura al bronzo, essiccazione a bassa temperatura.
Granalba|lqt|1|#1d4e89 #f4d35e||Solo grano duro italiano.
Tre Mulinelle|lqt|.9|#d1383d #ffe28a||La pasta di tutti i giorni, tiene sempre la cottura.
Molino Levante|lqt|1.02|#b98b4a #fff4dd||Macinatura a pietra, a ciclo lento.
Acquatina|lqt|1.02|#2d8f86 #fff2c9||Riso coltivato tra Vercelli e Novara.
Solerosso|lqt|1|#cf2e2e #fff0c2||Pomodori italiani lavorati in giornata.
Orto di Cesira|lqt|1.14|#6f8f2d #f9dcc4||Verdure scelte e ricette di casa.
Scogliera|lqt|1.05|#12476b #f6c445||Filetti interi lavorati a mano.
Sabellio|lt|1.28|#4a5a23 #e7d389|+Km zero|Olio della Sabina da olive frante entro sera.
Pietrachiara|lqt|1|#6b7a2a #f2ead0||Estrazione a freddo, solo olive italiane.
Acetaia Bruna|lqt|1.05|#3b1f1b #c9a24d||Mosti cotti e lunghe attese in botte.
Speziale Corvo|lqt|1|#2f2a38 #e2572b||Spezie macinate a bassa temperatura.
Mattinella|lqt|1|#f29f05 #7a2e0e||La colazione che sa di forno.
Forno Allegro|lqt|.95|#e4572e #fff1d6||Ricette semplici e niente olio di palma.
Celestina|lt|1.2|#6aa9d8 #5a2d1a||Biscotti al burro impastati come una volta.
Saltarello|lqt|1.04|#5a1f1b #e8b04a||Tostatura lenta, miscela napoletana.
Neraroma|lqt|.94|#22201e #c8102e||Caffè intenso macinato fine.
Luna di Tè|lqt|1.05|#3c6e57 #f0d9ef||Foglie intere e infusi senza aromi artificiali.
Zagarella|lqt|1.1|#e2a400 #fff7dc||Miele italiano, mai scaldato.
Marmellaia|lqt|1|#b3273f #fff3e0||Frutta cotta a bassa temperatura.
Cacaoteca|lqt|1.1|#3e2016 #e0b15e||Cacao tostato e raffinato nello stesso stabilimento.
Fiordalba|lqt|1|#e86a92 #fff4f7||Dolci soffici da condividere.
Caramellaia|lqt|1|#d6336c #ffe066||Aromi naturali e succo di frutta.
Scrocchia|lqt|1|#e8a100 #a61e22||Frittura a mano, in piccole quantità.
Murgella|lqt|1.04|#b86b2b #f7ecd2||Forno pugliese con olio extravergine.
Fonte Aurina|lqt|1|#2f8fd0 #e8f6ff||Una sorgente a 900 metri, acqua leggera e pura.
Biancaspina|lqt|.9|#3aa6a0 #ffffff||Minerale equilibrata per tutta la famiglia.
Serapia|lt|1.2|#1c3f77 #c8e3f7||Effervescenza naturale di origine vulcanica.
Frizzolà|lqt|1|#e63b2e #ffd23f||Bibite italiane con vero succo di frutta.
Lieta Frutta|lqt|1.02|#f2803a #3e8f3e||Frutta matura spremuta e nient'altro.
Colle Ombroso|lqt|1|#5b1830 #d8b65a||Vigne sui colli laziali, fermentazione in acciaio.
Vignalara|lt|1.45|#2c2c34 #b08d3f||Selezione dei grappoli e affinamento in legno.
Riofosco|lqt|.9|#7b2d3e #efe0c2||Vini schietti per la tavola di ogni giorno.
Montelauro|lqt|1.12|#274c43 #e4c767||Spumanti da uve raccolte a mano.
Rupenera|lt|1.3|#1f1f1f #e5a823||Birra artigianale non filtrata.
Malto Biondo|lqt|1|#d9a400 #b3202a||Puro malto d'orzo e luppolo aromatico.
Amaròla|lqt|1.05|#2e4a2f #e9c25d||Erbe in infusione e ricetta segreta.
Gelivera|lqt|1|#1e78c2 #bfe6f7||Surgelazione in poche ore, per tenere il sapore.
Nordelizia|lqt|.95|#0f4c75 #ffb703||Porzioni pratiche, pronte in pochi minuti.
Cremalieve|lqt|1.06|#7c3f58 #fce5cd||Gelato mantecato con latte fresco italiano.
Stecchì|lqt|.98|#ff7a59 #ffe9a8||Il fresco che mette tutti d'accordo.
Bimbolieto|lqt|1.08|#6ec1e4 #fff2b2||Tutto pensato per i più piccoli.
Nannaluna|lqt|1|#b59be0 #f6f0ff||Formule delicate sulla pelle, con test dermatologici.
Dermalieva|lqt|1.08|#3aa8a1 #f1fbf9||Formule delicate a pH fisiologico.
Capellissima|lqt|1|#8e3b8a #f6d6e8||Senza siliconi, con estratti vegetali.
Sorridella|lqt|1|#1793d1 #ffffff||Per un sorriso pulito e un alito fresco.
Morbidea|lqt|1|#f08fb0 #ffffff||Pura cellulosa certificata.
Rasolesto|lqt|1|#2b4c7e #9fd3c7||Lame di precisione e striscia lenitiva.
Splendella|lqt|1|#1aa34a #ffe74c||Il pulito si vede già alla prima passata.
Biancofino|lqt|1.03|#1b5fc1 #ff5d8f||Smacchia anche a freddo.
Verdelibera|lt|1.2|#7cb518 #f7fbe8||Tensioattivi vegetali e flaconi riciclati.
Cucinetta|lqt|1|#e76f51 #264653||Gli alleati pratici di ogni cucina.
Lumiera|lqt|1|#f4a300 #33312e||Qualità pratica per la casa.
Fidolieto|lqt|1|#c1440e #ffe8b6||Alimenti completi per cani attivi.
Micioro|lqt|1|#d4a017 #4b2e83||Per convincere anche i gatti difficili.
Terra e Popoli|lt|1.3|#a8562a #f2d8a7|BIO+Equo e solidale|Commercio equo con cooperative di piccoli produttori.
Loggia|l|.86|#7a1f2b #f3dfb3|own|La scelta dei banchi della Loggia.
Quantobasta|q|.72|#ffd400 #12284b|own|Quello che serve al prezzo giusto.
Terrecomuni|t|.84|#2f6b3a #f5e9c9|own|Dai soci della cooperativa, con prezzo equo a chi produce.`;

export const brands: ReadonlyMap<string, Brand> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row, index) => {
      const [name = "", tenants = "", level = "1", colours = "", mark = "", story = ""] = row.split("|");
      const [colour = "#888888", accent = "#ffffff"] = colours.split(" ");
      const own = mark === "own" ? tenants : undefined;
      const [printed = "", ...classes] = own ? [] : mark.split("+");
      return [
        name,
        {
          vendorId: 124700 + index * 3,
          name,
          tenants,
          level: Number(level),
          colour,
          accent,
          story,
          mark: printed,
          classes,
          own,
        },
      ];
    }),
);
