import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../catalogue/generate";
import type { PictureSpec } from "../catalogue/seed-types";
import { drawCategoryPicture } from "./category-picture";
import { drawCategoryTile, tileGood } from "./category-tile";
import { drawHero } from "./hero";
import { drawLeafletPage } from "./leaflet";
import { bytes, faultOf, idsOf, referencesOf } from "./testing";

const oil: PictureSpec = {
  shape: "bottle",
  colour: "#a8b53a",
  accent: "#3f5a22",
  brand: "L'Alba",
  name: "Olio",
  pack: "1 L",
  motif: "olive",
  variant: 3,
};
const same = [oil, oil, oil];

function check(markup: string) {
  expect(faultOf(markup)).toBeUndefined();
  expect(markup).not.toMatch(/NaN|undefined|Infinity|<script|foreignObject/);
  const ids = idsOf(markup);
  expect(new Set(ids).size).toBe(ids.length);
  for (const reference of referencesOf(markup)) expect(ids).toContain(reference);
}

describe.each(["marketHall", "discountShelf", "countryside"] as const)("hero of %s", (kind) => {
  it("is well-formed and under 20 kB", () => {
    const hero = drawHero(kind);
    check(hero);
    expect(bytes(hero)).toBeLessThan(20_000);
  });
});

it.each([1, 2, 6, 7, 8, 9, 12])("a leaflet page takes %i products, up to nine", (count) => {
  const products = Array.from({ length: count }, (_, i) => ({
    spec: { ...oil, variant: i % 2 },
    name: `Olio & aceto n. ${i}`,
    price: "4,99 €",
  }));
  const page = drawLeafletPage({
    title: "Tutto < 5 €",
    tenantColour: "#8a2a1f",
    accent: "#e8a02a",
    products,
    page: 2,
    pages: 4,
    validity: "dal 13 al 26 novembre",
  });
  check(page);
  expect(page.match(/>4,99 €</g)?.length).toBe(Math.min(9, count));
  expect(page).toContain("Tutto &lt; 5 €");
});

it.each([0, 1, 2, 3])("a category picture shows %i products, even alike", (count) => {
  const picture = drawCategoryPicture(same.slice(0, count), 360);
  check(picture);
  expect(picture.match(/viewBox="0 0 200 200"/g)?.length ?? 0).toBe(count);
});

describe("a category's tile", () => {
  const { categories } = seedCatalogue("l");

  it("is one square good of its own for each department", () => {
    const roots = categories.filter(({ parentId, hidden }) => parentId === undefined && !hidden);
    const tiles = roots.map(({ slug }) => {
      const good = tileGood(slug, []);
      return good ? drawCategoryTile(good, 240) : "";
    });
    for (const tile of tiles) {
      check(tile);
      expect(tile).toMatch(/^<svg [^>]*width="240" height="240"/);
    }
    expect(new Set(tiles).size).toBe(roots.length);
  });

  it("prints an emblem on a label without any text", () => {
    const print = /scale\(\.?\d/;
    for (const slug of ["pasta", "sughi-e-conserve", "surgelati", "uova-e-pasta-fresca"]) {
      const good = tileGood(slug, []);
      expect(good?.motif, slug).toBeDefined();
      const [plain, tile] = [{ ...good, motif: undefined }, good].map((spec) =>
        spec ? drawCategoryTile(spec as PictureSpec, 240) : "",
      );
      expect(tile, slug).toMatch(print);
      expect(tile, slug).not.toBe(plain);
    }
  });

  it("is elsewhere the first best seller that fills a square, else the first", () => {
    const jar: PictureSpec = { ...oil, shape: "jar" };
    expect(tileGood("vino/rossi", [oil, jar])).toBe(jar);
    expect(tileGood("vino/rossi", [oil])).toBe(oil);
    expect(tileGood("vino/rossi", [])).toBeUndefined();
  });
});
