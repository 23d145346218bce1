import { Backend } from "../backend";
import { expect, test } from "../fixtures";
import { good, plain } from "../goods";
import type { Sandbox } from "../sandbox";
import { W3m } from "./w3m";

/** A shopper whose home and slot are chosen, and a product. */
async function setScene(sandbox: Sandbox, port: number) {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  const product = await good(sandbox, plain);
  const held = async () =>
    (await backend.cart()).cartItems.map((item) => [item.product.productId, item.quantity]);
  return { who, product, held, origin: `http://127.0.0.1:${port}` };
}

const pricesIn = (page: string) =>
  [...page.matchAll(/^\s+(\d+,\d\d)\s€(?!\/)/gm)].map(([, price = ""]) => Number(price.replace(",", ".")));

// spec attacked: B2 pages read well as plain text <- app/ui/button-form.tsx, app/lib/pressed.ts
test("X18: in w3m a shopper logs in, adds a product, and changes how much of it", async ({
  pair,
  sandbox,
}) => {
  const { who, product, held, origin } = await setScene(sandbox, pair.shopPort);
  const w3m = await W3m.at(`${origin}/login?back=/product/${product.slug}`);
  await w3m.fill("E-mail", who.login);
  await w3m.fill("Password", who.password);
  await w3m.press("Accedi");
  expect(await w3m.press("Aggiungi")).toContain("Nel carrello: 1 pezzo di ");
  expect(await held()).toEqual([[product.productId, 1]]);

  await w3m.open(`${origin}/cart`);
  await w3m.fill("Quantità di", "3");
  expect(await w3m.press("Aggiorna")).toContain("Nel carrello: 3 pezzi di ");
  expect(await held()).toEqual([[product.productId, 3]]);
  await w3m.press("Più ");
  expect(await held()).toEqual([[product.productId, 4]]);
  await w3m.quit();
});

// spec attacked: B2 pages read well as plain text <- app/features/catalog/listing/listing-view.tsx, app/features/lists/favourites/heart.tsx
test("X18: in w3m a shopper sorts, asks for more filters in that order, and saves a product", async ({
  pair,
  sandbox,
}) => {
  const { who, origin } = await setScene(sandbox, pair.shopPort);
  const w3m = await W3m.at(`${origin}/login?back=/search?query=latte`);
  await w3m.fill("E-mail", who.login);
  await w3m.fill("Password", who.password);
  await w3m.press("Accedi");
  await w3m.choose("Ordina per", 1);
  const sorted = await w3m.press("Mostra");
  expect(sorted).toContain("[Prezzo, dal più basso");
  const prices = pricesIn(sorted);
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(await w3m.press("Mostra altr")).toContain("[Prezzo, dal più basso");
  expect(await w3m.press("Preferito: ")).toMatch(/Fatto: .* nei preferiti/);
  await w3m.quit();
});
