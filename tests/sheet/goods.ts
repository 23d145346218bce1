// npm run goods: draws twelve goods of each department as a shopper sees them, without names, to be
// guessed (docs/pictures.md); the names go to a separate file.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { seedCatalogue } from "../../workers/sandbox/catalogue/generate";
import type { SeedCategory, SeedProduct } from "../../workers/sandbox/catalogue/seed-types";
import { pictureParts } from "../../workers/sandbox/pictures/draw-picture";
import { root } from "../../workers/run/run-step.mjs";

const folder = `${root}/.goods`;
const wanted = 12;
const columns = 4;
const side = 200;

const pathOf = (specifier: string) => createRequire(import.meta.url).resolve(specifier);
const bytesOf = (specifier: string) => new Uint8Array(readFileSync(pathOf(specifier)));

const digest = ({ slug }: SeedProduct): string => createHash("sha256").update(slug).digest("hex");

/**
 * Selects twelve goods independently of their pictures: by the digest of their slugs, first one
 * from each lowest category.
 */
function chosen(products: readonly SeedProduct[]): SeedProduct[] {
  const ordered = products.toSorted((one, other) => (digest(one) < digest(other) ? -1 : 1));
  const taken = new Map<number, number>();
  const rounds = ordered.map((product) => {
    const round = taken.get(product.categoryId) ?? 0;
    taken.set(product.categoryId, round + 1);
    return { product, round };
  });
  return rounds
    .toSorted((one, other) => one.round - other.round)
    .slice(0, wanted)
    .map(({ product }) => product);
}

function sheetOf(products: readonly SeedProduct[]): string {
  const goods = products.map(({ picture }, i) => {
    const [x, y] = [(i % columns) * side, Math.floor(i / columns) * side];
    return `<text x="${x + 6}" y="${y + 20}" font-size="15" fill="#777">${i + 1}</text><svg x="${x + 10}" y="${y + 10}" width="${side - 20}" height="${side - 20}" viewBox="0 0 200 200">${pictureParts(picture, "thumb", `good${i}`)}</svg>`;
  });
  const [width, height] = [columns * side, Math.ceil(products.length / columns) * side];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Arial"><rect width="100%" height="100%" fill="#f5f2ec"/>${goods.join("")}</svg>`;
}

const { categories, products } = seedCatalogue("l");
const parents = new Map(categories.map((category) => [category.categoryId, category]));
function departmentOf(categoryId: number): SeedCategory | undefined {
  const category = parents.get(categoryId);
  return category?.parentId === undefined ? category : departmentOf(category.parentId);
}

await initWasm(bytesOf("@resvg/resvg-wasm/index_bg.wasm"));
const font = {
  fontBuffers: [
    bytesOf("@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf"),
    bytesOf("@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf"),
  ],
  defaultFontFamily: "Arimo",
  sansSerifFamily: "Arimo",
  serifFamily: "Gelasio",
};
mkdirSync(folder, { recursive: true });
const names: string[] = [];
for (const department of categories.filter(({ parentId, hidden }) => parentId === undefined && !hidden)) {
  const own = chosen(products.filter(({ categoryId }) => departmentOf(categoryId) === department));
  writeFileSync(`${folder}/${department.slug}.png`, new Resvg(sheetOf(own), { font }).render().asPng());
  names.push(`${department.name}\n${own.map(({ name }, i) => `${i + 1}. ${name}`).join("\n")}\n`);
}
writeFileSync(`${folder}/names.txt`, names.join("\n"));
console.log(`.goods: ${names.length} sheets, and names.txt to read after the guesses.`);
