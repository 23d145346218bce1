import { expect, onServer, test } from "../fixtures";
import { goods, plain, type Good } from "../goods";
import type { Sandbox } from "../sandbox";
import { addButton, cartLine, chooseHome, chooseSlot, openProduct, signIn, signInHere } from "../steps";

const hidden = "Accedi per vedere i prezzi";
const euro = /\d,\d\d\s€/;

/**
 * A product that no other journey opens, so no cache holds its price. The backend sends prices only
 * to signed-in shoppers.
 */
async function unpriced(sandbox: Sandbox, nth: number): Promise<Good> {
  const product = (await goods(sandbox, plain)).at(-nth);
  if (!product) throw new Error(`Nothing like that in ${sandbox.tenant}`);
  await sandbox.scenario("no-prices");
  return product;
}

test("X17: a visitor without prices adds a product, logs in and finds prices and product", async ({
  page,
  sandbox,
}) => {
  const name = await openProduct(page, (await unpriced(sandbox, 1)).slug);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: hidden }).first()).toBeVisible();
  await expect(main.locator(".price-page")).toHaveCount(0);

  await addButton(page, name).click();
  await signInHere(page, await sandbox.shopper("regular"));
  await chooseHome(page);
  await chooseSlot(page);
  await expect(main.getByRole("link", { name: hidden })).toHaveCount(0);
  await expect(main.locator(".price-page")).toHaveText(euro);
  await page.goto("/cart");
  await expect(cartLine(page, name)).toContainText(euro);
});

test(
  "X17: prices are hidden again after a signed-in shopper leaves",
  onServer,
  async ({ page, context, sandbox }) => {
    const product = await unpriced(sandbox, 2);
    const pages = [
      `/category/${product.breadCrumbs.at(-1)?.slug}?sort=name_desc`,
      `/search?query=${encodeURIComponent(product.name)}`,
      `/product/${product.slug}`,
    ];
    const main = page.getByRole("main");
    const expectPrices = async (areTold: boolean) => {
      for (const path of pages) {
        await page.goto(path);
        const [told, hint] = [
          main.locator(".price").first(),
          main.getByRole("link", { name: hidden }).first(),
        ];
        await expect(main.getByRole("button", { name: /^Aggiungi: / }).first()).toBeVisible();
        await expect(areTold ? told : hint).toBeVisible();
        await expect(areTold ? hint : told).toBeHidden();
      }
    };
    await expectPrices(false);
    await page.goto(pages[0] ?? "");
    await expect(page.getByRole("option", { name: "Nome, dalla Z alla A" })).toHaveCount(1);
    await expect(page.getByRole("option", { name: "Prezzo, dal più basso" })).toHaveCount(0);
    await signIn(page, await sandbox.shopper("regular"));
    await expectPrices(true);
    await context.clearCookies();
    await expectPrices(false);
  },
);

test(
  "X17: the way from a hidden price leads back to the product with its price",
  onServer,
  async ({ page, sandbox }) => {
    const { name } = await unpriced(sandbox, 3);
    const path = `/search?query=${encodeURIComponent(name)}`;
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: hidden }).first().click();
    await signInHere(page, await sandbox.shopper("regular"));
    await expect(page).toHaveURL((url) => url.pathname === "/search");
    await expect(main.locator(".price").first()).toHaveText(euro);
  },
);
