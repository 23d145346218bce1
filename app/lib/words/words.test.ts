import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldWords, tellingWords } from "./fold";
import { distance, soundOf } from "./near";
import { stem } from "./stem";
import {
  someWordBegins,
  isKnown,
  nearest,
  isOfChain,
  isQuality,
  noWords,
  readVocabulary,
  stapleVocabulary,
  vocabularyText,
  withTexts,
  withWordsOf,
} from "./vocabulary";

test("foldWords ignores accents, case and signs", () => {
  expect(foldWords(" Caffè  & Tè ")).toBe(foldWords("CAFFE, TE"));
  expect(foldWords("💥")).toBe("");
});

describe("tellingWords", () => {
  test.each([
    ["Latte d'avena", "latte avena"],
    ["olio extravergine di oliva 1 l", "olio extravergine oliva"],
    ["acqua 6x1,5", "acqua"],
    ["acqua 6 x 1,5 litri", "acqua"],
    ["pasta 500g", "pasta"],
    ["mezzo litro di latte", "latte"],
    ["due etti di prosciutto", "prosciutto"],
    ["6 bottiglie di acqua", "acqua"],
    ["due lattine di tonno", "tonno"],
    ["3 pacchi di pasta", "pasta"],
    ["un chilo e mezzo di patate", "patate"],
    ["una dozzina di uova", "uova"],
    ["½ kg di pane", "pane"],
    ["mezz'etto di speck", "speck"],
    ["2 x 400 g pelati", "pelati"],
    ["otto uova", "otto uova"],
    ["un chilogrammo di mele", "mele"],
    ["quattro stagioni", "quattro stagioni"],
    ["un chilo", "un chilo"],
    ["farina 00", "farina 00"],
    ["farina 00 busta", "farina 00 busta"],
    ["farina 00 1 kg", "farina 00"],
    ["di", "di"],
    ["1 kg", "1 kg"],
    ["🍕", ""],
  ])("tellingWords of %j are %j", (text, words) => expect(tellingWords(text).join(" ")).toBe(words));

  test("tellingWords keeps its own result for any text", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = tellingWords(text);
        expect(tellingWords(once.join(" "))).toEqual(once);
      }),
    ));
  test("tellingWords keeps its own result among amounts", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom("1", "5", "6x1", "x", "kg", "l", "di", "un", "due", "chilo", "mele", "500g"),
        ),
        (words) => {
          const once = tellingWords(words.join(" "));
          expect(tellingWords(once.join(" "))).toEqual(once);
        },
      ),
    ));
});

describe("stems", () => {
  test.each([
    ["mela", "mele"],
    ["pesca", "pesche"],
    ["arancia", "arance"],
    ["ciliegia", "ciliegie"],
    ["pacco", "pacchi"],
    ["fungo", "funghi"],
    ["olio", "oli"],
    ["uovo", "uova"],
    ["salsiccia", "salsicce"],
    ["bistecca", "bistecche"],
  ])("stem gives %s and %s the same stem", (one, many) => expect(stem(one)).toBe(stem(many)));
  test("stem separates words that only look alike", () => {
    expect(stem("pesche")).not.toBe(stem("pesce"));
    expect(stem("mela")).not.toBe(stem("miele"));
    expect(stem("panni")).not.toBe(stem("panna"));
    expect(stem("panni")).toBe(stem("panno"));
  });
});

const words = withTexts(noWords, [
  ...[
    "Latte fresco",
    "Latte intero",
    "Mozzarella di bufala",
    "Mozzarelline panate",
    "Carta igienica",
    "Caffè",
  ],
  ...["Spaghetti", "Moka", "Feta dop", "Fette biscottate", "Prosciutto cotto"],
]);

describe("the nearest word", () => {
  test.each([
    ["mozarela", "mozzarella"],
    ["moza", "mozzarella"],
    ["igenica", "igienica"],
    ["spagetti", "spaghetti"],
    ["ltate", "latte"],
    ["fete", "fette"],
    ["prosciuto", "prosciutto"],
    ["late", "latte"],
  ])("nearest finds for %s the word %s", (typed, meant) => expect(nearest(words, typed)).toBe(meant));
  test.each(["xyzzy", "tv", "8000000000017", "automobile", ""])("nearest returns undefined for %j", (typed) =>
    expect(nearest(words, typed)).toBeUndefined(),
  );
  test("nearest returns a word of the vocabulary or undefined", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const word of foldWords(text).split(" ")) {
          const near = nearest(words, word);
          expect(near === undefined || words.words.has(near)).toBe(true);
        }
      }),
    ));
  test("nearest finds a word for any known long word with one wrong letter", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...words.words.keys()),
        fc.nat(),
        fc.constantFrom(..."abcdefghilmnopqrstuvz"),
        (word, at, letter) => {
          const place = 1 + (at % Math.max(1, word.length - 1));
          const typed = word.slice(0, place) + letter + word.slice(place + 1);
          const near = nearest(words, typed);
          if (word.length > 6) expect(near).toBeDefined();
        },
      ),
    ));
});

test("distance counts wrong, missing, extra or swapped letters and is symmetric", () => {
  expect(distance("burro", "buro", 2)).toBe(1);
  expect(distance("yogrut", "yogurt", 2)).toBe(1);
  expect(distance("pane", "latte", 2)).toBe(3);
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distance(one, other, 9)).toBe(distance(other, one, 9));
      expect(distance(one, one, 2)).toBe(0);
    }),
  );
});

test("soundOf gives different spellings of a sound the same form", () => {
  for (const [one, other] of [
    ["mozzarella", "mozarela"],
    ["acqua", "aqua"],
    ["igienica", "igenica"],
    ["whisky", "wisky"],
    ["philadelphia", "filadelfia"],
  ] as const)
    expect(soundOf(one)).toBe(soundOf(other));
});

describe("a vocabulary", () => {
  test("knows words in all their forms and the beginnings of words", () => {
    expect(isKnown(words, "fresche")).toBe(true);
    expect(someWordBegins(words, "mozz")).toBe(true);
    expect(someWordBegins(words, "zz")).toBe(false);
    expect(words.words.get("caffe")?.written).toBe("caffè");
  });
  test("a vocabulary survives its text form, any other text reads as the staples alone", () => {
    const again = readVocabulary(vocabularyText(words));
    const own = [...again.words].filter(([word]) => isOfChain(again, word));
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(words.words));
    for (const text of ["", "{", "[[1,2,3]]", "null"])
      expect([...readVocabulary(text).words]).toEqual([...stapleVocabulary().words]);
  });
  // spec again: V4 a shop that has learnt nothing yet, or its departments alone, shows as much of what people mean
  test("a vocabulary begins with Italian staples, which it does not store for the chain", () => {
    const staples = stapleVocabulary();
    expect(nearest(staples, "spagetti")).toBe("spaghetti");
    expect(isOfChain(staples, "spaghetti")).toBe(false);
    const learnt = withTexts(staples, ["Spaghetti n.5"]);
    expect(isOfChain(learnt, "spaghetti")).toBe(true);
    expect(vocabularyText(learnt)).toBe('[["spaghetti","spaghetti",10]]');
    expect(isKnown(readVocabulary(vocabularyText(learnt)), "cerotti")).toBe(true);
  });
  test("writes a staple as usual until the chain's products use a different form", () => {
    const begun = withTexts(stapleVocabulary(), ["Succo di limone"]);
    expect(begun.byStem.get("limon")).toBe("limoni");
    expect(withTexts(begun, ["Limone verdello"]).byStem.get("limon")).toBe("limone");
  });
  test("merging vocabularies of two isolates counts shared words once", () => {
    const one = withTexts(noWords, ["Latte", "Latte di capra"]);
    const both = withWordsOf(one, withTexts(noWords, ["Latte", "Pane"]));
    expect(Object.fromEntries(both.words)).toMatchObject({ latte: { count: 20 }, pane: { count: 10 } });
  });
  test("isQuality recognises qualities in all their forms", () => {
    for (const word of ["bianca", "rosse", "integrali"]) expect(isQuality(word)).toBe(true);
    for (const word of ["pane", "pomodori"]) expect(isQuality(word)).toBe(false);
  });
  test("withTexts returns the same vocabulary if it learns no new word", () =>
    expect(withTexts(words, ["latte"])).toBe(words));
  test("a full vocabulary holds 5000 words and still knows a frequent word", () => {
    const names = Array.from({ length: 7000 }, (_, index) =>
      [...String(index)].map((digit) => "abcdefghil"[Number(digit)]).join(""),
    );
    const full = withTexts(words, names);
    expect(full.words.size).toBe(5000);
    expect(full.words.has("latte")).toBe(true);
  });
});
