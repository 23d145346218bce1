import { expect, test } from "./fixtures";
import { dear, good, plain } from "./goods";
import { held } from "./held";
import { readyToOrder, withCart } from "./scene";
import { addButton, expectSaid, productName, quantityOf, signIn } from "./steps";

// Presses before the script has loaded, or when it never loads. The journeys test the same without
// script.

// spec §2.1: a chunk that does not load: nobody waits for it, far less the 120 seconds <- app/enhance/boot.ts
test("S14: a link works as a full navigation while the scripts do not arrive", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Reparti e offerte" })
    .getByRole("link", { name: "Reparti" })
    .click();
  await expect(page).toHaveURL("/catalog");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Tutti i reparti");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

// spec light: a tap before the script has come counts, once, also when a link is followed right after it <- app/enhance/boot.ts
test("a tap before the scripts have loaded adds the product once", async ({ page, sandbox }) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
  await signIn(page, who);
  const held: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/product/${one.slug}`, { waitUntil: "commit" });
  const name = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
  await sandbox.clearCalls();
  await addButton(page, name).click({ noWaitAfter: true });
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  for (const go of held.splice(0)) go();
  await page.unroute("**/assets/*.js");
  await expect(quantityOf(page, name)).toHaveValue("1");
  expect((await backend.cart()).cartItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect((await sandbox.calls()).filter(({ path }) => path.endsWith("/cart/add"))).toHaveLength(1);
});

// spec light: a tap before the script has come counts, once, also when a link is followed right after it
test("a tap before the scripts have loaded counts even if a link follows at once", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who);
  const script = held();
  await page.route("**/assets/*.js", async (route) => {
    await script.until;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/product/${one.slug}`);
  const name = await productName(page);
  await addButton(page, name).click({ noWaitAfter: true });
  await page
    .getByRole("navigation", { name: "Sei qui" })
    .getByRole("link")
    .last()
    .click({ noWaitAfter: true });
  script.release();
  await expect(page).toHaveURL(/\/category\//);
  expect((await backend.cart()).cartItems).toHaveLength(2);
});
