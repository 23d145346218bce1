import { Backend } from "../backend";
import { expect, test } from "../fixtures";
import { good, plain } from "../goods";
import type { Login, Sandbox } from "../sandbox";
import { Lynx } from "./lynx";
import { W3m } from "./w3m";

const browsers = { w3m: W3m, lynx: Lynx };

/** A shopper with a chosen home and slot, and a product. */
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

/** Undoes the browser's line breaks. */
const inOneLine = (page: string) => page.replace(/\s+/g, " ");

async function logIn(browser: W3m | Lynx, { login, password }: Login): Promise<void> {
  await browser.fill("E-mail", login);
  await browser.fill("Password", password);
  await browser.press("Accedi");
}

for (const [name, Browser] of Object.entries(browsers)) {
  // spec attacked: B2 pages read well as plain text <- app/ui/button-form.tsx, app/lib/pressed.ts
  test(`X18: a shopper in ${name} logs in, adds a product, changes its quantity, logs out`, async ({
    pair,
    sandbox,
  }) => {
    const { who, product, held, origin } = await setScene(sandbox, pair.shopPort);
    const browser = await Browser.at(`${origin}/login?back=/product/${product.slug}`);
    await logIn(browser, who);
    expect(inOneLine(await browser.press("Aggiungi"))).toContain("Nel carrello: 1 pezzo di ");
    expect(await held()).toEqual([[product.productId, 1]]);

    await browser.open(`${origin}/cart`);
    await browser.fill("Quantità di", "3");
    expect(inOneLine(await browser.press("Aggiorna"))).toContain("Nel carrello: 3 pezzi di ");
    expect(await held()).toEqual([[product.productId, 3]]);
    await browser.press("Più ");
    expect(await held()).toEqual([[product.productId, 4]]);
    expect(await browser.press("Esci")).toContain("Fatto: Hai chiuso la sessione");
    await browser.quit();
  });

  // spec attacked: B2 pages read well as plain text <- app/features/catalog/listing/listing-view.tsx, app/features/lists/favourites/heart.tsx
  test(`X18: a shopper in ${name} sorts, keeps the order with more filters, saves a product`, async ({
    pair,
    sandbox,
  }) => {
    const { who, origin } = await setScene(sandbox, pair.shopPort);
    const browser = await Browser.at(`${origin}/login?back=/search?query=latte`);
    await logIn(browser, who);
    await browser.choose("Ordina per", 1);
    const sorted = await browser.press("Mostra");
    // lynx counts the options: (2)__Prezzo.
    const byPrice = /\[(?:\(2\)_+)?Prezzo, dal più basso/;
    expect(sorted).toMatch(byPrice);
    const prices = pricesIn(sorted);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(await browser.press("Mostra altr")).toMatch(byPrice);
    expect(inOneLine(await browser.press("Preferito: "))).toMatch(/Fatto: .* nei preferiti/);
    await browser.quit();
  });
}
