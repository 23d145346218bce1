import { beyond } from "../boxes";
import { expect, onServer, test } from "../fixtures";
import { barcodeOf, dear, good, plain } from "../goods";
import { withCart } from "../scene";
import { expectSaid, openFilters, signIn } from "../steps";

// spec §2.1: /search: query, parent_category_id, filter, mode; short, hostile and misspelt words answered
// spec §3: searched words: name, counter, timestamp
test("words typed on any page find goods, and are remembered until the shopper clears them", async ({
  page,
}) => {
  for (const word of ["latte", "pane", "latte"]) {
    await page.goto("/");
    const search = page.getByRole("search").first();
    await search.getByLabel("Cerca un prodotto").fill(word);
    await search.getByRole("button", { name: "Cerca" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Risultati per “${word}”` })).toBeVisible();
  }
  await page.goto("/search");
  const past = page.getByRole("region", { name: "Cercati di recente" });
  await expect(past.getByRole("link")).toHaveText(["latte", "pane"]);
  await past.getByRole("link", { name: "pane" }).click();
  await expect(page).toHaveURL(/query=pane/);

  await page.goto("/search");
  await past.getByRole("button", { name: "Dimentica le ricerche" }).click();
  await expectSaid(page, "Ricerche dimenticate");
  await expect(past).toHaveCount(0);
});

// spec again: V4 who searches for offers, novelties or the flyer is led to their page
test("a search for offerte leads to the offers", onServer, async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("search").first();
  await search.getByLabel("Cerca un prodotto").fill("Offerte");
  await search.getByRole("button", { name: "Cerca" }).click();
  await expect(page).toHaveURL(/\/search\?promo=1$/);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Aggiungi: / })
      .first(),
  ).toBeVisible();
});

// spec §2.1: /search: query, parent_category_id, filter, mode; short, hostile and misspelt words answered
// spec again: V4 a corrected word is said, and can be undone
test("a misspelt search finds the near word, says so, and can be undone", async ({ page }) => {
  await page.goto("/search?query=mozarela");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Risultati per “mozzarella”" })).toBeVisible();
  await expect(main).toContainText("Hai scritto “mozarela”");
  await expect(
    main
      .getByRole("listitem")
      .getByRole("link", { name: /^Mozzarella/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("search").first().getByLabel("Cerca un prodotto")).toHaveValue("mozarela");
  await main.getByRole("link", { name: "Cerca invece “mozarela”" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Non abbiamo trovato “mozarela”");
  await expect(main.getByRole("link", { name: "Forse cercavi “mozzarella”?" })).toBeVisible();
});

test("a search for one letter asks for more and offers departments", onServer, async ({ page }) => {
  for (const path of ["/search?query=a", "/fast-search?q=a"]) {
    await page.goto(path);
    const here = page.getByRole("main");
    await expect(here.getByRole("heading", { level: 1, name: "Una lettera è troppo poco" })).toBeVisible();
    await expect(here.getByLabel("Cerca un prodotto")).toHaveCount(1);
    await expect(here.getByRole("link", { name: "Pane e forno" })).toBeVisible();
    await expect(page.getByRole("search").first().getByLabel("Cerca un prodotto")).toHaveValue("a");
  }
});

// spec §2.1: /search: query, parent_category_id, filter, mode; short, hostile and misspelt words answered
test(
  "three hundred letters are cut for the search, and refused by the fast one",
  onServer,
  async ({ page }) => {
    const long = "latte ".repeat(50);
    await page.goto(`/search?query=${encodeURIComponent(long)}`);
    await expect(page.getByRole("main")).toContainText("Abbiamo cercato solo le prime parole");
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    const answer = await page.goto(`/fast-search?q=${"a".repeat(300)}`);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1, name: "È un po' troppo lungo" })).toBeVisible();
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  },
);

// spec §2.1: /fast-search, guarded by a pre-entry check
test("the fast search opens the product with that name or code", onServer, async ({ page, sandbox }) => {
  await page.goto("/fast-search?q=PANE%20e%20forno");
  await expect(page).toHaveURL(/\/category\/pane-e-forno$/);

  const { slug } = await good(sandbox, plain);
  await page.goto(`/fast-search?q=${await barcodeOf(sandbox, slug)}`);
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));

  await page.goto(`/search?query=${await barcodeOf(sandbox, slug)}`);
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
  await page.goto("/search?query=4006381333932");
  await expect(page.getByRole("main")).toContainText("Questo codice a barre non torna");

  await page.goto("/fast-search?q=biscotti%20al");
  await expect(page).toHaveURL(/\/search\?query=biscotti\+al$/);
});

// spec attacked: S12 fields of cart/add, store-proximity and auth/test
test(
  "S12: an add sends the search and the choice for a missing product to the backend",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
    await signIn(page, who, "/cart");
    await page.getByText(/^Se un prodotto manca: /).click();
    await page.getByRole("radio", { name: /^Non mettere niente/ }).check();
    await page.getByRole("button", { name: "Usa per tutti" }).click();
    await expectSaid(page, "Salvato per tutto il carrello.");
    await page.goto("/search?query=biscotti");
    await page
      .getByRole("button", { name: /^Aggiungi: / })
      .first()
      .click();
    await expectSaid(page, " di ");
    expect((await backend.cart()).cartItems).toMatchObject([
      { cartItemInfo: { accept_alternatives: "false" } },
      { cartItemInfo: { accept_alternatives: "false" }, searchParams: "q=biscotti" },
    ]);
  },
);

// spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
test("a long list of choices shows the rest on request and keeps the selection", async ({ page }) => {
  await page.goto("/search?promo=1");
  const main = await openFilters(page);
  const brands = main.getByRole("group", { name: "Marchio" });
  const names = () =>
    brands
      .getByRole("checkbox")
      .evaluateAll((all) => all.map(({ parentElement }) => parentElement?.textContent));
  const first = await names();
  expect(first).toHaveLength(5);
  const order = main.getByRole("combobox", { name: "Ordina per" });
  await order.selectOption("Prezzo, dal più basso");
  const kinds = main.getByRole("group", { name: "Caratteristiche" });
  for (const facet of [kinds, brands])
    await facet.getByRole("button", { name: /^Mostra altre \d+ voci$/ }).click();
  await expect(page).toHaveURL(/[?&]all(=|%3D)product_class_10000(,|%2C)vendor_id/);
  await expect(main.getByRole("button", { name: /^Mostra altre/ })).toHaveCount(0);
  await expect(order).toHaveValue("price_asc");
  await expect(brands).toBeInViewport();
  const all = await names();
  expect(all.length).toBeGreaterThan(7);

  const hidden = all.find((name) => !first.includes(name)) ?? "";
  const brand = /^(.*) \(\d+\)$/.exec(hidden)?.[1] ?? "";
  await brands.getByRole("checkbox", { name: new RegExp(`^${brand} `) }).check();
  // With script the choice is already applied, and the button scrolls to the goods.
  await main
    .getByRole("button", { name: /^Mostra( \d+ prodott[io])?$/ })
    .last()
    .click();
  await expect(main.getByRole("link", { name: `Togli il filtro ${brand}`, exact: true })).toBeVisible();
  await expect(order).toHaveValue("price_asc");
  await expect(page).not.toHaveURL(/[?&]all(=|%3D)/);
});

test("Enter on a filter shows the products, also beside a long list", async ({ page }) => {
  await page.goto("/search?promo=1&all=vendor_id");
  const main = await openFilters(page);
  const rare = main.getByRole("group", { name: "Marchio" }).getByRole("checkbox", { name: / \(1\)$/ });
  const id = (await rare.first().getAttribute("value")) ?? "no brand";
  await page.goto(`/search?promo=1&vendor_id=${id}`);
  await openFilters(page);
  await expect(main.getByRole("button", { name: /^Mostra altre/ })).not.toHaveCount(0);
  await main.getByRole("checkbox", { name: "Solo novità" }).press("Enter");
  await expect(page).toHaveURL(/#products$/);
  await expect(page).toHaveURL(new RegExp(`vendor_id=${id}\\b`));
  await expect(page).not.toHaveURL(/[?&]all(=|%3D)/);
});
