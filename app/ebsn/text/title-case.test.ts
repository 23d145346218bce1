import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandCase, labelCase, quietSentence, sentenceCase } from "./title-case";

describe("sentenceCase", () => {
  test.each([
    ["MEZZE MANICHE RIGATE N.84", "Mezze maniche rigate n.84"],
    ["PARMIGIANO REGGIANO DOP 24 MESI", "Parmigiano Reggiano DOP 24 mesi"],
    ["MORTADELLA BOLOGNA I.G.P.", "Mortadella Bologna I.G.P."],
    ["PROSCIUTTO DI PARMA DOP", "Prosciutto di Parma DOP"],
    ["POMODORI SAN MARZANO, IN SCATOLA", "Pomodori San Marzano, in scatola"],
    ["MONTEPULCIANO D'ABRUZZO (ROMA)", "Montepulciano d'Abruzzo (Roma)"],
    ["CESANESE DEL PIGLIO DOCG", "Cesanese del Piglio DOCG"],
    ["PROSCIUTTO SAN DANIELE DOP", "Prosciutto San Daniele DOP"],
    ["SPECK ALTO ADIGE IGP", "Speck Alto Adige IGP"],
    ["SALE ROSA DELL'HIMALAYA", "Sale rosa dell'Himalaya"],
    ["NERO D'AVOLA (SICILIA)", "Nero d'Avola (Sicilia)"],
    ["MELE FUJI ALTO", "Mele Fuji alto"],
    ["SALE MARINO", "Sale marino"],
    ["LATTE UHT (BIO)", "Latte UHT (BIO)"],
    ["LAMPADINA LED E27 10 W", "Lampadina LED E27 10 W"],
    ["SUCCO CON VITAMINA C", "Succo con vitamina C"],
    ["PANE E OLIO", "Pane e olio"],
    ["CAFFE' MACINATO", "Caffè macinato"],
    ["PIU' GUSTO, BONTA' PURA", "Più gusto, bontà pura"],
    ["UN PO' DI SALE", "Un po' di sale"],
    ["OLIO D'OLIVA", "Olio d'oliva"],
    ["CAFFÈ D'ORZO", "Caffè d'orzo"],
    ["4 BICCHIERI", "4 bicchieri"],
    ["  TROPPI   SPAZI ", "Troppi spazi"],
    ["Già scritto Bene", "Già scritto Bene"],
    ["", ""],
  ])("sentenceCase writes %s as %s", (shouted, spoken) => expect(sentenceCase(shouted)).toBe(spoken));

  test("sentenceCase changes at most the case when applied again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const spoken = sentenceCase(name.toUpperCase());
        expect(sentenceCase(spoken).toLowerCase()).toBe(spoken.trim().toLowerCase());
      }),
      { examples: [["MELE' "], ["'"], ["E'"]] },
    );
  });
});

test.each([
  ["Dop", "DOP"],
  ["Igp", "IGP"],
  ["Vini Doc e Docg", "Vini DOC e DOCG"],
  ["Biologico", "Biologico"],
  ["SENZA GLUTINE", "Senza glutine"],
])("labelCase writes %s as %s", (written, shown) => expect(labelCase(written)).toBe(shown));

test.each([
  ["LA MOLISANA", "La Molisana"],
  ["POGGIO DEL SOLE", "Poggio del Sole"],
  ["L'ORTO DI NONNA", "L'Orto di Nonna"],
  ["ROSSI & FIGLI", "Rossi & Figli"],
  ["Biscottificio Mio", "Biscottificio Mio"],
  ["", ""],
])("brandCase writes %s as %s", (shouted, spoken) => expect(brandCase(shouted)).toBe(spoken));

// spec attacked: S3 infos, warnings and further errors are heard and shown
test.each([
  ["MEZZE MANICHE RIGATE N.84: hai preso gli ultimi.", "Mezze maniche rigate n.84: hai preso gli ultimi."],
  ["PANE: ne resta 1.", "Pane: ne resta 1."],
  ["8 UOVA FRESCHE sono finite.", "8 uova fresche sono finite."],
  ["Non ci sono: PANE, LATTE UHT INTERO.", "Non ci sono: Pane, Latte UHT intero."],
  ["Di CAFFE' MACINATO non ce n'è. Altro", "Di Caffè macinato non ce n'è. Altro"],
  ["PRODOTTO ESAURITO", "Prodotto esaurito"],
])("T15: quietSentence writes product names in sentence case: %s", (said, shown) =>
  expect(quietSentence(said)).toBe(shown),
);

test.each([
  "Il codice ESTATE10 non vale.",
  "Manca il CAP",
  "Paga all'IBAN IT60 X054 2811 entro domani.",
  "Hai guadagnato 12 punti.",
])("T15: quietSentence keeps codes and abbreviations: %s", (said) => expect(quietSentence(said)).toBe(said));
