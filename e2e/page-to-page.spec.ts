import { expect, awake, test } from "./fixtures";
import { good, plain } from "./goods";
import { readyToOrder } from "./scene";
import { addButton, addedBy, expectSaid, signIn } from "./steps";

// Moves between pages, back and within a long page, with script. The journeys test the same without
// script.

// spec §2.1: scroll to the top, restored on back <- app/page/ahead.ts, app/root.tsx
test("going back to a listing restores its position, with the current cart", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  const one = await good(sandbox, plain);
  const leaf = one.breadCrumbs.at(-1)?.slug ?? "";
  await signIn(page, who);
  await page.goto(`/category/${leaf}`);
  await awake(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .last();
  const name = await addedBy(add);
  await add.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const depth = await scrolled();
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: addButton(page, name) });
  await card.last().getByRole("heading", { level: 3 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  await page.goBack();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: `Più ${name}` })
      .last(),
  ).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(depth - 200);
});

test("a page restored from the back/forward cache shows the current state", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const one = await good(sandbox, plain);
  await signIn(page, who);
  await awake(page);
  const inCart = (await backend.cart()).cartItems[0]?.quantity ?? 0;
  const badge = (count: number) =>
    page.getByRole("banner").getByRole("link", { name: new RegExp(`^Carrello: ${count} articol`) });
  await expect(badge(inCart)).toBeVisible();
  await backend.fill([{ good: one, quantity: 1 }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(badge(inCart + 1)).toBeVisible();
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`pages and forms change with a view transition unless reduced: motion ${motion}`, async ({
    page,
    sandbox: _,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.moved = String(Boolean(event.viewTransition));
      }),
    );
    const moved = motion === "no-preference" ? "true" : "false";
    await page.goto("/catalog");
    await page.getByRole("contentinfo").getByRole("link", { name: "Volantini" }).click();
    await expect(page).toHaveURL("/volantini");
    await expect(page.locator("html")).toHaveAttribute("data-moved", moved);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("data-moved", moved);
  });
}

test("the link to the top appears after 20 px of scrolling", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const up = page.getByRole("banner").getByRole("link", { name: "Torna su" });
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 400));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
});

// spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
test("the rest of a long list of choices opens in place, with the focus on its first entry", async ({
  page,
}) => {
  await page.goto("/search?promo=1");
  await awake(page);
  const brands = page.getByRole("main").getByRole("group", { name: "Marchio" });
  const ids = () => brands.getByRole("checkbox").evaluateAll((all) => all.map(({ id }) => id));
  const known = await ids();
  await page.evaluate(() => scrollTo(0, 300));
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await brands.getByRole("button", { name: /^Mostra altre/ }).press("Enter");
  await expect(brands.getByRole("button")).toHaveCount(0);
  const first = (await ids()).find((id) => !known.includes(id)) ?? "";
  await expect(page.locator(`[id="${first}"]`)).toBeFocused();
  await expect(page.locator(`[id="${first}"]`)).toBeInViewport();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
  await page.goBack();
  await expect(brands.getByRole("button", { name: /^Mostra altre/ })).toBeVisible();
});
