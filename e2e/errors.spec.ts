import { routes } from "../tests/route-table";
import { addressesOf, setStage } from "./addresses";
import { expect, test } from "./fixtures";
import type { Answer } from "./http";
import { Visitor } from "./visitor";

const machine = { Accept: "application/json" };
const typeOf = ({ headers }: Answer) => String(headers["content-type"]);

/** Expects a page of the shop with this status. */
function isPage(answer: Answer, status: number, what: string) {
  expect(answer.status, what).toBe(status);
  expect(typeOf(answer), what).toMatch(/^text\/html/);
  expect(answer.body, what).toContain("La Loggia");
  expect(answer.body, what).toMatch(/<title>[^<]+<\/title>/);
  expect(answer.body, what).toMatch(/<h1[^>]*>/);
  expect(answer.body, what).not.toContain("[object Object]");
}
function isJson(answer: Answer, status: number, what: string) {
  expect(answer.status, what).toBe(status);
  expect(typeOf(answer), what).toMatch(/^application\/json/);
  expect(JSON.parse(answer.body), what).toMatchObject({ status });
}

// spec attacked: F12 every route answers errors as a page, a machine in JSON
test("F12: every route answers a browser's wrong request with a page and a program's with JSON", async ({
  shop,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const stage = await setStage(sandbox, shop());
  for (const { pattern } of routes) {
    for (const path of addressesOf[pattern]?.(stage) ?? []) {
      for (const who of [stage.visitor, Visitor.of(shop())]) {
        const junk = { odd: "1", listId: "x", quantity: "x", itemId: "x" };
        for (const answer of [await who.get(path), await who.post(path, junk)]) {
          if (answer.status < 400) continue;
          // A browser without a session is refused there (record 158).
          const refusals = path === "/login/cookies" ? [403, 405] : [503, 405, 404, 422, 400];
          expect(refusals, path).toContain(answer.status);
          isPage(answer, answer.status, path);
        }
        for (const answer of [await who.get(path, machine), await who.post(path, junk, machine)])
          if (answer.status >= 400) isJson(answer, answer.status, path);
      }
    }
  }
});

// spec attacked: F12 every route answers errors as a page, a machine in JSON
test("F12: framework errors are a page for browsers and JSON for programs", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  isPage(await visitor.post("/robots.txt", {}), 405, "no such action");
  isPage(await visitor.post("/catalog", {}), 405, "a page without an action");
  isPage(await visitor.get("/?_data=root"), 400, "an old client's question");
  for (const path of ["/_root.data", "/cart.data", "/profile/addresses.data"]) {
    isPage(await visitor.get(path), 404, "no page's data");
    isJson(await visitor.get(path, machine), 404, "no page's data");
  }
  isPage(await visitor.post("/cart/add.data", {}), 404, "no page's data");
  isPage(await visitor.get("/__manifest?version=x&p=/"), 404, "routes are not for browsers");
  isPage(await visitor.get("/sitemaps/foo.xml"), 404, "no such sitemap");
  isPage(await visitor.get("/nowhere/at/all"), 404, "no such page");
  isJson(await visitor.get("/nowhere/at/all", machine), 404, "no such page");
  isJson(await visitor.post("/robots.txt", {}, machine), 405, "no such action");
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect(typeOf(await visitor.post("/cart/add", {}, foreign))).toMatch(/^text\/html/);
  isJson(await visitor.post("/cart/add", {}, { ...foreign, ...machine }), 403, "a foreign form of a machine");
});

// spec §2.1: /not-found for unknown categories and products <- app/page/missing.ts, app/page/error-page.tsx
test("S13: a missing order, list or page is named, with a link to its siblings", async ({
  shop,
  sandbox,
}) => {
  const { shopper } = await setStage(sandbox, shop());
  for (const [path, title, others] of [
    ["/profile/orders/999999", "Questo ordine non c'è", "/profile/orders"],
    ["/profile/lists/999999/rename", "Questa lista non c'è", "/profile/lists"],
    ["/delivery/address/999999/edit", "Questo indirizzo non c'è", "/profile/addresses"],
    ["/volantini/non-esiste", "Questo volantino non c'è", "/volantini"],
    ["/product/non-esiste", "Questo prodotto non c'è", "/search"],
    ["/category/non-esiste", "Questo reparto non c'è", "/search"],
    ["/page/non-esiste", "Questa pagina non c'è", "/search"],
  ] as const) {
    const answer = await shopper.get(path);
    isPage(answer, 404, path);
    const html = answer.body.replaceAll("&#x27;", "'");
    expect(html, path).toContain(`<title>${title} · La Loggia</title>`);
    const [, main = ""] = /<main([\s\S]*)<\/main>/.exec(html) ?? [];
    expect(main, path).toContain(title);
    expect(main, path).toMatch(new RegExp(`(href|action)="${others}["/?]`));
    const words = main.replace(/<form[^]*?<\/form>/, "");
    if (title !== "Questo prodotto non c'è") expect(words, path).not.toContain("prodotto");
  }
});

// spec attacked: F16 a name that no address can carry on is 404 <- app/features/lists/list/find-list.ts
test("F16: an address with characters that no redirect can carry answers 404", async ({ shop, sandbox }) => {
  const { shopper, visitor } = await setStage(sandbox, shop());
  const broken = ["%00/cart", "%0A/cart", "%00/items/1", "%E2%80%A8", "%e2%80%a9/cart"];
  for (const path of ["/%E2%80%A8", ...broken.map((name) => `/profile/lists/${name}`)]) {
    for (const who of [shopper, visitor]) isPage(await who.get(path), 404, path);
    isPage(await shopper.post(path, {}), 404, path);
    isJson(await shopper.get(path, machine), 404, path);
  }
  isPage(await shopper.post("/profile/lists/999999/cart", {}), 404, "somebody else's list");
});

// spec attacked: F27 a written list with mistakes is 422 <- app/features/lists/paste/routes/paste.tsx
test("F27: a written list with errors answers 422", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  for (const text of ["", "   ", "\n\n", "x".repeat(60_000)])
    isPage(await visitor.post("/lista-veloce", { text }), 422, text.slice(0, 5));
});
