import { routes } from "../tests/route-table";
import { addressesOf, setStage } from "./addresses";
import { nonconforming } from "./conforming";
import { expect, test } from "./fixtures";
import { gluedWords, plainText } from "./plain-text";
import { readyToOrder } from "./scene";
import { signedIn } from "./visitor";

for (const who of ["visitor", "shopper"] as const) {
  // spec attacked: B2 pages read well as plain text <- app/ui/summary-list.tsx
  // spec attacked: C8 the HTML of every page conforms to the standard
  test(`B2: every page of a ${who} has separated words, valid HTML and breadcrumbs (C8, C5)`, async ({
    sandbox,
    shop,
  }) => {
    test.setTimeout(180_000);
    const stage = await setStage(sandbox, shop());
    const pasted = await stage[who].post("/lista-veloce", { testo: "latte\n2 pane\nxqzw" });
    expect.soft(gluedWords(pasted.body), "what was found for a list").toEqual([]);
    let pages = 0;
    for (const address of routes.flatMap(({ pattern }) => addressesOf[pattern]?.(stage) ?? [])) {
      const { headers, body } = await stage[who].get(address);
      if (!/^text\/html/.test(String(headers["content-type"])) || body === "") continue;
      pages += 1;
      expect.soft(gluedWords(body), address).toEqual([]);
      expect.soft(await nonconforming(body), address).toEqual([]);
      if (body.includes('class="breadcrumbs"') && body.includes('property="og:url"'))
        expect.soft(body, address).toContain('"@type":"BreadcrumbList"');
    }
    expect(pages).toBeGreaterThan(15);
  });
}

// spec attacked: C8 the HTML of every page conforms to the standard <- e2e/conforming.ts
test("C8: a nonconforming document is reported with the place of its fault", async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="it"><head><title>Shop</title></head><body>${body}</body></html>`;
  expect(await nonconforming(page(`<form id="f"></form><input aria-label="Via" form="f">`))).toEqual([]);
  for (const wrong of [
    `<form><input aria-label="Via" form=""></form>`,
    `<h2><span role="status">Due</span></h2>`,
    `<input aria-label="Via" autocomplete="street-address">`,
    `<link rel="prefetch" as="style" href="/x.css">`,
    `<p id="a"></p><p id="a"></p>`,
    `<label for="b">Via</label>`,
    `<ul><div>Latte</div></ul>`,
    `<button type="go">Vai</button>`,
  ])
    expect.soft(await nonconforming(page(wrong)), wrong).toHaveLength(1);
});

// spec attacked: B2 pages read well as plain text
test("B2: plain text begins with the skip link, and states the cart and each step once", async ({
  sandbox,
  shop,
}) => {
  const { who } = await readyToOrder(sandbox);
  const shopper = await signedIn(shop(), who);
  // The welcome message is shown once.
  await shopper.get("/");
  const text = plainText((await shopper.get("/checkout")).body).replaceAll("\u00a0", " ");
  const lines = text.split("\n");
  expect(lines[0]).toBe("Vai al contenuto");
  expect(text.match(/\bCarrello: 5 articoli, \d+,\d\d €\s/g)).toHaveLength(1);
  const steps = lines.indexOf("Carrello (fatto)");
  expect(lines.slice(steps, steps + 3)).toEqual([
    "Carrello (fatto)",
    "Riepilogo e pagamento",
    "Riepilogo dell'ordine",
  ]);
});

// spec attacked: B8 a changed quantity is confirmed <- app/features/cart/line/routes/line.tsx
test("B8: a changed quantity is confirmed by a message without script", async ({ sandbox, shop }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const shopper = await signedIn(shop(), who);
  const itemId = (await backend.cart()).cartItems[0]?.itemId;
  const fields = { intent: "to:3", back: "/cart" };
  expect((await shopper.post(`/cart/lines/${itemId}`, fields)).status).toBe(303);
  expect(plainText((await shopper.get("/cart")).body)).toContain("Fatto: Nel carrello: 3 pezzi di ");
  // With script the number itself has changed, so no message is needed.
  await shopper.post(`/cart/lines/${itemId}`, { ...fields, intent: "to:4" }, { "X-In-Place": "/cart" });
  expect(plainText((await shopper.get("/cart")).body)).not.toContain("Nel carrello: 4 pezzi");
});
