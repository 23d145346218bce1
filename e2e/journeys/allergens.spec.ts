import type { Page } from "@playwright/test";
import { expect, onServer, test } from "../fixtures";
import { good, goods, plain, type Good } from "../goods";
import { readyToOrder, withCart } from "../scene";
import { cartLine, expectSaid, openProduct, signIn } from "../steps";
import { bring, signedIn } from "../visitor";

const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("checkbox", { name });
const save = (page: Page) => main(page).getByRole("button", { name: "Salva la scelta" }).click();
const isMilk = (one: Good) => plain(one) && one.metaData?.product_description.allergens === "Contiene: latte";
const isMilkAsOneLikes = (one: Good) =>
  Boolean(one.selectOptions) &&
  one.available > 1000 &&
  one.metaData?.product_description.allergens === "Contiene: latte";
const unknown = "Di alcuni prodotti qui non conosciamo tutti gli allergeni";

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.goto("/allergeni");
  for (const name of names) await box(page, name).check();
  await save(page);
}

// spec again: allergens that matter are chosen once and kept on the device alone
test("allergens chosen from a product's page are marked there and can be unchecked", async ({
  page,
  sandbox,
}) => {
  const [milk] = await goods(sandbox, isMilk);
  await openProduct(page, milk?.slug ?? "");
  await expect(main(page)).not.toContainText("Contiene latte");
  await main(page).getByRole("link", { name: "Segnala gli allergeni che ti interessano" }).click();
  await box(page, "Latte e lattosio").check();
  await box(page, "Sedano").check();
  await save(page);
  await expectSaid(page, "D'ora in poi segnaliamo: latte e sedano.");
  await expect(page).toHaveURL(new RegExp(`/product/${milk?.slug}`));
  await expect(main(page).getByRole("article").getByText("Contiene latte", { exact: true })).toBeVisible();

  await page.goto("/menu");
  await page.getByRole("main").getByRole("link", { name: "I tuoi allergeni" }).click();
  await expect(box(page, "Latte e lattosio")).toBeChecked();
  await expect(box(page, "Uova")).not.toBeChecked();
  await box(page, "Latte e lattosio").uncheck();
  await box(page, "Sedano").uncheck();
  await save(page);
  await expectSaid(page, "Non segnaliamo più nessun allergene.");
  await page.goto(`/product/${milk?.slug}`);
  await expect(main(page)).not.toContainText("Contiene latte");
});

// spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart
test("cards, options, cart and checkout name the chosen allergens, and only if contained", async ({
  page,
  sandbox,
}) => {
  const [milk] = await goods(sandbox, isMilk);
  const [apples] = await goods(
    sandbox,
    (one) => plain(one) && one.breadCrumbs[0]?.slug === "frutta-e-verdura",
  );
  if (!milk || !apples) throw new Error("No milk or no fruit");
  const { who } = await withCart(sandbox, [
    { good: milk, quantity: 1 },
    { good: apples, quantity: 1 },
  ]);
  const other = await openProduct(page, apples.slug);
  const name = await openProduct(page, milk.slug);
  await signIn(page, who, "/cart");
  await expect(main(page)).not.toContainText("Contiene latte");
  await choose(page, "Latte e lattosio");
  await page.goto("/cart");
  await expect(cartLine(page, name)).toContainText("Contiene latte");
  await expect(cartLine(page, other)).not.toContainText("Contiene");
  await expect(main(page)).not.toContainText(unknown);

  await page.goto("/checkout");
  const lines = main(page).getByRole("listitem");
  await expect(lines.filter({ hasText: name })).toContainText("Contiene latte");
  await expect(lines.filter({ hasText: other })).not.toContainText("Contiene");

  await page.goto(`/search?query=${encodeURIComponent(name)}`);
  const card = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(card.first()).toContainText("Contiene latte");
  const sliced = await good(sandbox, isMilkAsOneLikes);
  await page.goto(`/product/${sliced.slug}/options`);
  await expect(page.getByRole("heading", { name: "Come lo vuoi?" })).toBeVisible();
  await expect(main(page)).toContainText("Contiene latte");

  await page.goto("/category/frutta-e-verdura/frutta");
  await expect(main(page)).not.toContainText("Contiene latte");
});

// spec again: above goods whose allergens nobody told it is said once that they are not known <- app/features/allergens/unknown-allergens.tsx
test(
  "a chain without allergens in listings says above a listing that they are unknown",
  onServer,
  async ({ page, shop }) => {
    await page.goto(`${shop("quantobasta")}/search?query=latte`);
    await expect(main(page)).not.toContainText(unknown);
    await page.goto(`${shop("quantobasta")}/allergeni`);
    await box(page, "Latte e lattosio").check();
    await save(page);
    await page.goto(`${shop("quantobasta")}/search?query=latte`);
    await expect(main(page).getByText(unknown)).toHaveCount(1);
  },
);

// spec again: above goods whose allergens nobody told it is said once that they are not known
test(
  "frequent products say that allergens are unknown if listings have no allergens",
  onServer,
  async ({ page, shop, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox.at("quantobasta"));
    await backend.order();
    await bring(page, await signedIn(shop("quantobasta"), who), shop("quantobasta"));
    await page.goto(`${shop("quantobasta")}/allergeni`);
    await box(page, "Latte e lattosio").check();
    await save(page);
    await page.goto(`${shop("quantobasta")}/profile/lists/usual`);
    await expect(main(page).getByText(unknown)).toHaveCount(1);
  },
);

// spec again: above goods whose allergens nobody told it is said once that they are not known
test(
  "substitutes and repeated orders say that allergens are unknown without listing data",
  onServer,
  async ({ page, shop, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox.at("quantobasta"));
    const order = await backend.order();
    const [line] = (await backend.fill([{ good: await good(sandbox.at("quantobasta"), plain), quantity: 1 }]))
      .cartItems;
    await bring(page, await signedIn(shop("quantobasta"), who), shop("quantobasta"));
    await page.goto(`${shop("quantobasta")}/allergeni`);
    await box(page, "Latte e lattosio").check();
    await save(page);
    for (const path of [`/cart/lines/${line?.itemId}/preferences`, `/profile/orders/${order}/again`]) {
      await page.goto(shop("quantobasta") + path);
      await expect(main(page).getByText(unknown)).toHaveCount(1);
    }
  },
);

// spec again: allergens that matter are chosen once and kept on the device alone
test("an invalid allergen cookie counts as no choice", onServer, async ({ page, context, baseURL }) => {
  for (const value of ["%7B%22", "latte.kryptonite", "x".repeat(3000)]) {
    await context.addCookies([{ name: "loggia-allergens", value, url: baseURL ?? "" }]);
    await page.goto("/allergeni");
    await expect(main(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.goto("/search?query=latte");
    await expect(main(page)).not.toContainText("Contiene latte");
  }
});
