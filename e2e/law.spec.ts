import { readFileSync } from "node:fs";
import { tenantSchema, type Tenant } from "../tenants/schema";
import { isPage, routes } from "../tests/route-table";
import { addressesOf, setStage, staged } from "./addresses";
import { expect, test } from "./fixtures";
import { goods, plain, type Good } from "./goods";
import { Visitor } from "./visitor";

/** Legally required statements in the running shop; docs/law.md names the rules. */
const chains = ["loggia", "quantobasta", "terrecomuni"] as const;
const factsOf = (id: string): Pick<Tenant, "name" | "legalName" | "company" | "adr" | "email"> =>
  tenantSchema
    .pick({ name: true, legalName: true, company: true, adr: true, email: true })
    .parse(JSON.parse(readFileSync(new URL(`../tenants/${id}/tenant.json`, import.meta.url), "utf8")));
const legalPages = [
  ...["condizioni-di-vendita", "privacy", "diritto-di-recesso"],
  ...["reclami", "dichiarazione-di-accessibilita"],
].map((name) => `/page/${name}`);

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&#x27;|&nbsp;|\u00a0/g, (found) => (found === "&#x27;" ? "'" : " "));
const footerOf = (html: string) => /<footer[^]*<\/footer>/.exec(html)?.[0] ?? "";
const lowest = /Prezzo più basso in 30 giorni: \d+,\d\d €/;
const lowestOnCard = /Min\. 30 gg: \d+,\d\d €/;

// spec law: company data, contacts and the law's pages in each page's footer <- app/frame/footer.tsx, app/frame/footer-links.tsx, tenants/cli/checks/checks.ts
test("the footer of every page names the company and links the legal pages", async ({ sandbox, shop }) => {
  test.setTimeout(180_000);
  const { company, legalName, email } = factsOf("loggia");
  const stage = await setStage(sandbox, shop());
  const facts = [legalName, company.address, company.vatNumber, company.rea, company.certifiedMail];
  const said = [...facts, "2.400.000", email, "800 014 260"];
  const led = [...legalPages, "/recesso", "/consent"].map((page) => `href="${page}`);
  const lacking: string[] = [];
  let seen = 0;
  for (const { pattern } of routes.filter(isPage))
    for (const address of (addressesOf[pattern]?.(stage) ?? []).slice(0, 1))
      for (const person of [stage.visitor, stage.shopper]) {
        const { status, body } = await staged(address, stage, () => person.get(address));
        // A not-found page has no shell (§2.2) and so no footer.
        if ((status >= 300 && status < 400) || status === 404) continue;
        const footer = footerOf(body);
        const missing = [
          ...said.filter((one) => !words(footer).includes(one)),
          ...led.filter((one) => !footer.includes(one)),
        ];
        if (missing.length > 0) lacking.push(`${status} ${address}: ${missing.join(", ")}`);
        seen += 1;
      }
  expect(lacking).toEqual([]);
  expect(seen).toBeGreaterThan(routes.filter(isPage).length);
});

// spec law: withdrawal and its exceptions for food, complaints with the chain's own ADR body, accessibility statement, terms and privacy
test("legal pages are readable in each chain, in its own words, also without the CMS", async ({
  sandbox,
  shop,
}) => {
  for (const down of [false, true])
    for (const id of chains) {
      const { legalName, adr, name } = factsOf(id);
      if (down) await sandbox.at(id).scenario("cms-down");
      for (const page of legalPages) {
        const { status, body } = await Visitor.of(shop(id)).get(`${page}${down ? "?cms=down" : ""}`);
        const text = words(body.replace(footerOf(body), ""));
        expect.soft(status, `${id} ${page}`).toBe(200);
        expect.soft(text, `${id} ${page}`).toContain(legalName);
        for (const other of chains.filter((one) => one !== id))
          expect.soft(text, `${id} ${page}`).not.toContain(factsOf(other).name);
        if (page.endsWith("privacy"))
          expect.soft(text, name).toMatch(/statistica.*profilazione.*Google.*se li accetti.*un anno/s);
        if (page.endsWith("vendita")) expect.soft(text, name).toContain("Recedere dal contratto qui");
        if (page.endsWith("recesso")) expect.soft(body, name).toContain('href="/recesso"');
        if (page.endsWith("reclami")) expect.soft(text, name).toContain(adr.name);
        // The European platform was closed on 20 July 2025.
        expect.soft(body, `${id} ${page}`).not.toContain("ec.europa.eu/consumers/odr");
      }
    }
});

// spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it
// spec law: a unit price on every offer, told by the backend or from what the pack holds
test("each card shows its unit price, and some reduced ones the lowest price before", async ({ shop }) => {
  for (const id of chains) {
    const cards: string[] = [];
    for (const address of [
      "/search?promo=1",
      "/search?promo=1&page=2",
      "/search?query=latte",
      "/search?query=pane",
    ]) {
      const { body } = await Visitor.of(shop(id)).get(address);
      cards.push(...(body.match(/<li id="[^"]+" class="card-product[^]*?<\/li>/g) ?? []));
    }
    expect(cards.length).toBeGreaterThan(60);
    for (const card of cards) expect.soft(words(card), id).toMatch(/€\/(kg|l|pz)|al kg/);
    const reduced = cards.filter((card) => card.includes("price-promo"));
    const told = reduced.filter(
      (card) => lowestOnCard.test(words(card)) && lowest.test(card.replaceAll("\u00a0", " ")),
    );
    expect(told.length, id).toBeGreaterThan(3);
    expect(reduced.length, id).toBeGreaterThan(told.length);
    for (const card of cards.filter((one) => !reduced.includes(one)))
      expect.soft(words(card)).not.toMatch(lowestOnCard);
  }
});

const adultsAlone = "Vietata la vendita ai minori di 18 anni";
const isToldReduced = (one: Good) => plain(one) && /Minimo €/.test(one.description);

// spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it
// spec law: allergens before the purchase, on the product's own page
// spec law: alcohol is sold to adults alone, said on the product, in the cart and before the payment, where the chain names its categories <- app/features/catalog/product/routes/product.tsx, app/features/cart/panel/cart-view.ts, app/features/cart/panel/cart-panel.tsx, app/features/checkout/routes/checkout.tsx
// spec law: an order button that says that one pays; goods, delivery and its minimum before it <- app/features/checkout/routes/payment.tsx, app/features/checkout/summary/amount-rows.tsx, app/features/checkout/payment-methods/order-button-text.ts
// spec law: terms and privacy can be read before they are accepted <- app/features/content/read-links.tsx, app/features/checkout/routes/checkout.tsx
test("product, cart and checkout show allergens, lowest price, costs and terms", async ({
  sandbox,
  shop,
}) => {
  const [reduced] = await goods(sandbox, isToldReduced);
  const stage = await setStage(sandbox, shop());
  const { shopper } = stage;
  const read = async (address: string) => {
    const { body } = await shopper.get(address);
    return { body, text: words(body) };
  };
  const product = await read(`/product/${reduced?.slug}`);
  expect(product.text).toMatch(lowest);
  const food = await read(
    `/product/${(await goods(sandbox, (one) => one.name.startsWith("LATTE")))[0]?.slug}`,
  );
  expect(food.text).toContain("Allergeni");

  const [wine] = await goods(sandbox, (one) => plain(one) && one.breadCrumbs[0]?.slug === "vino");
  expect((await read(`/product/${wine?.slug}`)).text).toContain(adultsAlone);
  for (const { text } of [food, await read("/cart")]) expect(text).not.toContain(adultsAlone);

  for (const good of [reduced, wine])
    await shopper.post("/cart/add", { productId: String(good?.productId), quantity: "1" });
  const cart = await read("/cart");
  expect(cart.text).toContain(adultsAlone);
  expect(cart.text).toMatch(lowest);
  expect(cart.text).toMatch(/Consegna(\d+,\d\d €|gratis)/);

  const checkout = await read("/checkout");
  expect(checkout.text).toContain(adultsAlone);
  expect(checkout.body.indexOf('href="/page/condizioni-di-vendita" target="_blank"')).toBeGreaterThan(0);
  expect(checkout.body.indexOf('href="/page/condizioni-di-vendita" target="_blank"')).toBeLessThan(
    checkout.body.indexOf('name="terms"'),
  );
  await shopper.post("/checkout", { terms: "on" });
  const payment = await read("/payment");
  expect(payment.text).toMatch(/Consegna(\d+,\d\d €|gratis)/);
  const button = /Ordin(a e paga|a con obbligo di pagare) \d+,\d\d €/.exec(payment.text);
  const before = payment.text.slice(0, button?.index);
  expect(button).not.toBeNull();
  expect(before).toMatch(/La tua spesa.*Prodotti.*(Totale da pagare|Totale stimato)/s);
});
