import { expect, it } from "vitest";
import { seedCatalogue } from "../catalogue/generate";
import { drawPicture } from "./draw-picture";

const { products } = seedCatalogue("l");
const drawn = (sign: RegExp) =>
  products.filter(({ name }) => sign.test(name)).map(({ picture }) => drawPicture(picture, "thumb"));
const topsOf = (markup: string) =>
  [...markup.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));

it("leaves the space under the hanging hole of a card unprinted", () => {
  const cards = drawn(/^(PELAPATATE|LAMPADINA)/);
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards) for (const y of topsOf(card)) expect(y).toBeGreaterThan(36);
});

it("gives the whole label to the name where there is no brand", () => {
  const plain = products.filter(
    ({ name, picture }) => picture.brand === "" && /^POLLO ALLA ROMANA/.test(name),
  );
  expect(plain.length).toBeGreaterThan(0);
  for (const { picture } of plain) {
    const sizes = [...drawPicture(picture, "thumb").matchAll(/font-size="([\d.]+)"/g)].map(([, one]) =>
      Number(one),
    );
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeGreaterThan(10);
  }
});

it("shows no emblem without a relation to the product", () => {
  for (const markup of drawn(/^(GELATINA IN FOGLI|LASAGNE AL RAGÙ|RUM SCURO)/))
    expect(markup).not.toContain("#f3e3b8");
});

it("shows a fruit in its own colour on a label of any colour", () => {
  const pots = products.filter(({ picture }) => picture.motif === "strawberry" && picture.shape === "cup");
  expect(pots.length).toBeGreaterThan(2);
  for (const { picture } of pots) expect(drawPicture(picture, "thumb"), picture.brand).toContain("#d8283a");
});
