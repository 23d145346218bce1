import { expect, awake, test } from "./fixtures";
import { good, plain } from "./goods";
import type { Answer } from "./http";
import { setStage, staged } from "./addresses";
import { readyToOrder } from "./scene";
import { signIn } from "./steps";
import { Visitor } from "./visitor";
import { pagesOf } from "./walk";
import { layoutShift } from "./layout-shift";

const nonceOf = ({ headers }: Answer) =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
const tag = (body: string, pattern: RegExp) => pattern.exec(body)?.[1];

// spec §2.1: /
// spec §2.1: /product/{slug}
test("each page has a title of its own, a canonical address and the chain's name", async ({
  shop,
  sandbox,
}) => {
  for (const [tenant, name] of [
    ["loggia", "La Loggia"],
    ["quantobasta", "Quantobasta"],
    ["terrecomuni", "Terrecomuni"],
  ] as const) {
    const one = await good(sandbox.at(tenant), plain);
    const visitor = Visitor.of(shop(tenant));
    const titles = new Set<string>();
    for (const path of ["/", "/catalog", `/category/${one.breadCrumbs[0]?.slug}`, `/product/${one.slug}`]) {
      const { body, status } = await visitor.get(`${path}?utm_source=mail`);
      expect(status).toBe(200);
      const title = tag(body, /<title>([^<]+)<\/title>/) ?? "";
      expect.soft(title, `${tenant} ${path}`).toContain(name);
      titles.add(title);
      const canonical =
        tag(body, /<link rel="canonical" href="([^"]+)"/) ?? tag(body, /href="([^"]+)" rel="canonical"/);
      expect.soft(new URL(canonical ?? "http://none").pathname, `${tenant} ${path}`).toBe(path);
      expect.soft(canonical, path).not.toContain("utm_source");
      expect
        .soft(tag(body, /<meta name="description"[^>]* content="([^"]{20,})"/), `description of ${path}`)
        .toBeTruthy();
      expect.soft(tag(body, /<meta property="og:title" content="([^"]+)"/), `og of ${path}`).toBeTruthy();
      expect.soft(body).toContain('<html lang="it"');
    }
    expect(titles.size).toBe(4);
    for (const path of ["/login", "/cart", "/not-found", "/search?query=latte"]) {
      expect.soft((await visitor.get(path)).body, path).toMatch(/<meta name="robots" content="noindex/);
    }
  }
});

// spec house: CSP with nonces, security headers, explicit Cache-Control
// spec house: whole pages for anonymous visitors, the nonce new on every hit
test("every response has security headers, and each nonce is used once", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  for (const path of [
    "/",
    "/catalog",
    "/login",
    "/cart",
    "/nope",
    "/not-found",
    "/service-down",
    "/robots.txt",
    "/checkout",
  ]) {
    const { headers } = await visitor.get(path);
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
    expect.soft(headers["referrer-policy"], path).toBeTruthy();
    expect.soft(headers["permissions-policy"], path).toBeTruthy();
    expect.soft(headers["x-frame-options"], path).toBe("DENY");
    expect.soft(headers["cache-control"], path).toBeTruthy();
    if (String(headers["content-type"]).startsWith("text/html")) {
      const policy = String(headers["content-security-policy"]);
      expect.soft(policy, path).toContain("frame-ancestors 'none'");
      expect.soft(policy, path).not.toContain("unsafe-");
    }
  }
  const anonymous = () => Visitor.of(shop()).get("/catalog");
  const answers = [await anonymous(), await anonymous(), await anonymous()];
  const nonces = answers.map(nonceOf);
  expect(new Set(nonces).size).toBe(3);
  answers.forEach(({ body }, index) => {
    const inPage = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(inPage.length).toBeGreaterThan(0);
    expect(new Set(inPage)).toEqual(new Set([nonces[index]]));
  });
});

// spec §2.2: footer on every page of the shop <- app/frame/footer.tsx
test("T16: every page ends with the chain's footer, full or short", async ({ shop, sandbox }) => {
  test.setTimeout(120_000);
  const stage = await setStage(sandbox, shop());
  const seen = new Set<string>();
  for (const person of [stage.visitor, stage.shopper]) {
    for (const [pattern, addresses] of await pagesOf(person, stage)) {
      // An unknown address has a page outside the shop's shell (§2.2).
      if (pattern === "/*") continue;
      for (const address of addresses) {
        const { body } = await staged(address, stage, () => person.get(address));
        const [footer = "", more] = body.split('<footer class="footer').slice(1);
        expect.soft(more, `${address}: one footer`).toBeUndefined();
        expect.soft(footer, address).toContain('href="tel:800014260"');
        expect.soft(footer, address).toMatch(/P\.\sIVA e C\.F\.\s08974510581/);
        seen.add(pattern);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(60);
});

// spec §2.1: /not-found for unknown categories and products
// spec §2.2: an unknown route shows a 404 page instead of the shell <- app/frame/routes/unknown.tsx
test("U28: error pages show a code, and an unknown URL a search and the way home", async ({
  page,
  shop,
  sandbox,
}) => {
  const visitor = Visitor.of(shop());
  const unknown = await visitor.get("/questa-pagina-non-esiste");
  expect(unknown.status).toBe(404);
  await page.goto("/questa-pagina-non-esiste");
  await expect(page.getByRole("heading", { level: 1, name: "Questa pagina non c'è" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "La Loggia" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Cerca un prodotto")).toBeVisible();
  await expect(page.getByRole("link", { name: "Vai alla pagina iniziale" })).toHaveAttribute("href", "/");
  await page.goto("/product/non-esiste");
  await expect(page.getByRole("heading", { level: 1, name: "Questo prodotto non c'è" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Vai alla pagina iniziale" }).click();
  await expect(page).toHaveURL("/");

  await sandbox.scenario("down");
  const down = await visitor.get("/cart-non-esiste-ancora");
  expect(down.status).toBe(404);
  const failed = await visitor.get("/search?query=mai-cercato-prima");
  expect(failed.status).toBe(503);
  const code = String(failed.headers["x-request-id"]).slice(0, 8);
  expect(code).toHaveLength(8);
  expect(failed.body).toContain(`Codice: ${code}<`);
  expect(failed.headers["retry-after"]).toBeTruthy();
});

test("pages at 360 px have sized pictures, no sideways scroll and no layout shift", async ({
  page,
  sandbox,
}) => {
  const { who, good: wanted } = await readyToOrder(sandbox);
  await page.setViewportSize({ width: 360, height: 740 });
  const leaf = wanted.breadCrumbs.at(-1)?.slug;
  const look = async (path: string) => {
    await page.goto(path);
    await awake(page);
    const moved = await layoutShift(page);
    const found = await page.evaluate(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      unsized: [...document.images]
        .filter(
          (image) =>
            !image.getAttribute("width") || !image.getAttribute("height") || !image.hasAttribute("alt"),
        )
        .map((image) => image.outerHTML.slice(0, 100)),
      small: [...document.querySelectorAll("main button, main a.btn, main input:not([type=hidden])")]
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          box: (control.closest("label") ?? control).getBoundingClientRect(),
          text: control.outerHTML.slice(0, 80),
        }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ text }) => text),
    }));
    expect.soft(found, path).toMatchObject({ wider: 0, unsized: [], small: [] });
    expect.soft(moved, `layout shift of ${path}`).toBeLessThan(0.05);
  };
  for (const path of [
    "/",
    "/catalog",
    `/category/${leaf}`,
    "/search?query=latte",
    `/product/${wanted.slug}`,
    "/login",
    "/cart",
    "/not-found",
  ])
    await look(path);
  await signIn(page, who);
  for (const path of [
    "/",
    "/cart",
    "/checkout",
    "/delivery/address",
    "/delivery/address?servizio=pickup",
    "/delivery/address/new",
    "/delivery/timeslot",
    "/profile/orders",
  ])
    await look(path);
});

test("English and the lite mode stay chosen across pages", async ({ page, sandbox: _ }) => {
  await page.goto("/catalog");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Accedi");
  await page.goto("/catalog");
  await page.getByRole("button", { name: "Italiano" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accedi");
  await page.goto("/catalog");
  await page.getByRole("button", { name: "Passa alla versione leggera" }).click();
  await expect(page.getByRole("button", { name: "Torna alla versione completa" })).toBeVisible();
  await page.goto("/catalog");
  expect(await page.locator("script[type=module], script[src], link[rel=modulepreload]").count()).toBe(0);
  await page.getByRole("button", { name: "Torna alla versione completa" }).click();
  await awake(page);
});

test("pictures have the size the screen needs, those in view first", async ({ page, sandbox: _ }) => {
  await page.goto("/category/frutta-e-verdura");
  const pictures = page.getByRole("main").locator(".card-product .picture");
  const first = pictures.first();
  await expect(first).toHaveAttribute("fetchpriority", "high");
  await expect
    .poll(() => first.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeGreaterThan(100);
  expect(await first.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\/thumb\/.+\.webp$/);
  await expect(pictures.last()).toHaveAttribute("loading", "lazy");
});

// spec light: icons and the chains' drawings are pictures that are what is drawn, and show in forced colours
test("every icon has the colour of text in forced colours", async ({ browser, shop }) => {
  const page = await browser.newPage({ forcedColors: "active" });
  await page.goto(`${shop()}/category/frutta-e-verdura`);
  const drawn = await page.evaluate(() => {
    const colour = (of: string, pseudo?: string) => {
      const one = document.querySelector(of);
      return one && getComputedStyle(one, pseudo).backgroundColor;
    };
    return [colour(".icon"), colour(".with-icon", "::before"), colour(".heart", "::after")];
  });
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(`${shop()}/catalog`);
  drawn.push(
    await page
      .locator(".department-switch")
      .first()
      .evaluate((one) => getComputedStyle(one, "::after").backgroundColor),
  );
  expect(new Set(drawn).size, drawn.join(", ")).toBe(1);
  expect(drawn[0]).not.toBe(paper);
  await page.close();
});
