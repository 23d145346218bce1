import { expect, test } from "vitest";
import { seedCatalogue } from "../workers/sandbox/catalogue/generate";
import { sentenceCase } from "~/ebsn/text/title-case";

const names = new Set(
  (["l", "q", "t"] as const).flatMap((chain) => seedCatalogue(chain).products.map(({ name }) => name)),
);
const shown = [...names].map((name) => sentenceCase(name.toUpperCase()));

const marks = /\b(BIO|DOP|IGP|DOC|DOCG|STG)\b/g;
/** Goods whose name has no place, or begins with the place. */
const withoutPlace = new RegExp(
  "^(Abbacchio romano|Aceto balsamico|Aglianico|Asiago|Asti|Barolo|Bitto|Bocconcini|Carciofi romaneschi|Chianti|Falanghina|Feta|Fontina|" +
    "Franciacorta|Frascati|Gorgonzola|Lambrusco|Latte fieno|Lazio|Mele annurca|Montasio|Pane sciapo|Passito|Piadina|Piave|Pinot|Prosecco|" +
    "Ricotta romana|Riso vialone|Salame finocchiona|Salamini|Scaglie di grana|Squacquerone|Taleggio|Vin santo|Vino rosso)",
);

test("every product of protected origin has its place with a capital letter", () => {
  const ofOrigin = shown.filter((name) => /\b(DOP|IGP|DOC|DOCG)\b/.test(name) && !withoutPlace.test(name));
  expect(ofOrigin.length).toBeGreaterThan(30);
  const small = ofOrigin.filter((name) => !/[ '’]\p{Lu}\p{Ll}/u.test(name.replaceAll(marks, "")));
  expect(small).toEqual([]);
  for (const name of ["Cesanese del Piglio DOCG", "Greco di Tufo DOCG", "Prosciutto San Daniele DOP"])
    expect(shown).toContain(name);
});

/** Capitalised only beside another word of the same name, as in "Alto Adige". */
const inSomeNames =
  "adige alto campana castelli deglet delicious earl grey nour padano piceno reggiano romano royal sardo silano stark terre toscano valpadana".split(
    " ",
  );

test("every place with a capital in one name has it in every name", () => {
  const capitals = new Set(
    shown
      .flatMap((name) => name.match(/(?<=[ '’])\p{Lu}\p{Ll}{3,}/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );
  for (const word of inSomeNames) capitals.delete(word);
  const small = shown.filter((name) =>
    (name.match(/(?<=[ '’])\p{Ll}+/gu) ?? []).some((word) => capitals.has(word)),
  );
  expect(small).toEqual([]);
});
