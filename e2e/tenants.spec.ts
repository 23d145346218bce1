import { expect, test } from "./fixtures";
import { Backend } from "./backend";
import { good, goods, plain } from "./goods";
import { ask } from "./http";
import { addButton, expectSaid, openProduct, signInByForm } from "./steps";

/**
 * Two chains used in turn in one browser: neither ever shows a text, price, cookie or cart of its
 * counterpart.
 */
// spec §1: one client, several tenants by host
test("two chains used alternately in one browser do not mix", async ({ page, sandbox, shop }) => {
  const [hall, discount] = [sandbox, sandbox.at("quantobasta")];
  const elsewhere = new Map((await goods(discount, plain)).map((one) => [one.slug, one]));
  const shared = await good(hall, (one) => {
    const twin = elsewhere.get(one.slug);
    return plain(one) && twin !== undefined && twin.priceDisplay !== one.priceDisplay;
  });
  const twin = elsewhere.get(shared.slug);
  const euro = (price: number | undefined) => `${price?.toFixed(2).replace(".", ",")} €`;
  const [giulia, other] = [await hall.shopper("regular"), await discount.shopper("regular")];
  const [here, there] = [await Backend.as(hall, giulia), await Backend.as(discount, other)];
  await here.settle();
  await there.settle();

  await page.goto(`${shop()}/product/${shared.slug}`);
  await expect(page).toHaveTitle(/La Loggia/);
  await expect(page.getByRole("article")).toContainText(euro(shared.priceDisplay));
  await page.goto(`${shop("quantobasta")}/product/${shared.slug}`);
  await expect(page).toHaveTitle(/Quantobasta/);
  await expect(page.getByRole("article")).toContainText(euro(twin?.priceDisplay));
  await expect(page.locator("body")).not.toContainText("La Loggia");

  await signInByForm(page, giulia);
  await page.goto(`${shop("quantobasta")}/`);
  await expect(page.getByRole("link", { name: "Accedi", exact: true }).first()).toBeVisible();
  await page.goto(`${shop()}/`);
  const name = await openProduct(page, shared.slug);
  await addButton(page, name).click();
  await expectSaid(page, "Nel carrello: 1 pezzo");

  await page.goto(`${shop("quantobasta")}/cart`);
  await expect(page.getByRole("heading", { name: "Accedi per vedere il carrello" })).toBeVisible();
  expect((await there.cart()).cartItems).toEqual([]);
  await page.goto(`${shop("quantobasta")}/login?back=/cart`);
  await page.getByLabel("E-mail").fill(other.login);
  await page.getByLabel("Password").fill(other.password);
  await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();

  await page.goto(`${shop()}/cart`);
  await expect(page.getByRole("main")).toContainText(name);
  expect((await here.cart()).cartItems).toHaveLength(1);
  expect((await there.cart()).cartItems).toEqual([]);

  const own = async (tenant: string) => (await page.context().cookies(shop(tenant))).map(({ name }) => name);
  for (const tenant of ["loggia", "quantobasta"]) {
    const cookies = await own(tenant);
    expect(cookies.filter((cookie) => /-s-[0-9a-f]{8}$/.test(cookie))).toHaveLength(1);
    // The cookie choice applies to this host only, and its name is the same in every chain.
    expect(cookies.filter((cookie) => !cookie.startsWith(`${tenant}-`))).toEqual(["consent"]);
  }
});

// spec light: icons and the chains' drawings are pictures that are what is drawn, and show in forced colours
test("each chain's pages link an existing icon of their own", async ({ page, shop }) => {
  const icons = new Set<string>();
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    await page.goto(`${shop(tenant)}/`);
    const href = await page.locator('link[rel="icon"]').getAttribute("href");
    const { status, headers, body } = await ask(new URL(shop(tenant)).host, href ?? "");
    expect([status, headers["content-type"]], tenant).toEqual([200, "image/png"]);
    icons.add(body);
  }
  expect(icons.size).toBe(3);
});
