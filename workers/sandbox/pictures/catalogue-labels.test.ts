import { expect, it } from "vitest";
import { seedCatalogue } from "../catalogue/generate";
import type { SeedProduct } from "../catalogue/seed-types";
import { drawPicture } from "./draw-picture";
import type { Size } from "./canvas";
import { escapeXml } from "./text-fit";

const goods = [
  ...new Map(
    (["l", "q", "t"] as const)
      .flatMap((range) => seedCatalogue(range).products)
      .map((one) => [one.slug, one]),
  ).values(),
];
const packed = goods.filter(
  ({ picture }) => picture.shape !== "wedge" && drawPicture(picture, "thumb").includes("<text"),
);
const connecting =
  /\s(di|da|del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|a|e|in|con|per|senza|il|lo|la|i|gli|le|un|una|o|\d+)$/i;

function printed({ picture }: SeedProduct, size: Size): { text: string; smallest: number } {
  const markup = drawPicture(picture, size);
  const sizes = [...markup.matchAll(/<g font-size="([\d.]+)"/g)].map(([, one]) => Number(one));
  return {
    text: [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(" "),
    smallest: Math.min(...sizes),
  };
}

it.each<Size>(["thumb", "photo"])(
  "prints the whole brand and the whole name of every packed good: %s",
  (size) => {
    expect(packed.length).toBeGreaterThan(3000);
    for (const good of packed) {
      const { text } = printed(good, size);
      for (const words of [good.picture.brand, good.picture.name])
        expect(text.toLowerCase(), good.name).toContain(escapeXml(words.toLowerCase()));
    }
  },
);

it("prints all text on a card large enough to be read", () => {
  for (const good of packed) expect(printed(good, "thumb").smallest, good.name).toBeGreaterThanOrEqual(6.5);
});

it("ends no label in a connecting word", () => {
  for (const { name, picture } of packed)
    if (!connecting.test(name)) expect(picture.name, name).not.toMatch(connecting);
});

it.each([
  [/SAN DANIELE/, "San Daniele"],
  [/DI PARMA/, "di Parma DOP"],
  [/E14/, "LED E14 5 W"],
  [/EARL/, "Earl Grey"],
  [/D'AVOLA/, "Nero d'Avola"],
  [/ALTO ADIGE/, "Alto Adige IGP"],
])("keeps the capitals of proper names and signs: %s", (sign, words) => {
  const found = goods.filter(({ name }) => sign.test(name));
  expect(found.length).toBeGreaterThan(0);
  for (const { picture } of found) expect(picture.name).toContain(words);
});
