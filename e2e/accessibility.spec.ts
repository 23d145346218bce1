import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { Backend } from "./backend";
import { expect, hydrated, test } from "./fixtures";
import { good, plain } from "./goods";
import { readyToOrder } from "./scene";
import { acceptTerms, openProduct, pay, signIn } from "./steps";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function clean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode() // the other one opens a second page for every check; it is for pages with frames
    .analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
  expect.soft(told, where).toEqual([]);
  const main = await page.getByRole("main").count();
  const titles = await page.getByRole("heading", { level: 1 }).count();
  expect.soft([main, titles], `${where}: one main, one title`).toEqual([1, 1]);
}

/** Colours differ by chain, the frame by width: every chain on a phone, the first at a desk too. */
const places = [
  { tenant: "loggia", width: 360 },
  { tenant: "loggia", width: 1280 },
  { tenant: "quantobasta", width: 360 },
  { tenant: "terrecomuni", width: 360 },
];

for (const { tenant, width } of places) {
  test(`${tenant} at ${width}: every page of a visitor`, async ({ page, sandbox, shop }) => {
    const one = await good(sandbox.at(tenant), plain);
    const optional = await good(
      sandbox.at(tenant),
      (each) => Boolean(each.selectOptions) && each.available > 0,
    );
    const leaf = one.breadCrumbs.at(-1)?.slug;
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/",
      "/catalog",
      `/category/${leaf}`,
      "/search?query=latte",
      "/search?query=xqzw",
      "/search?promo=1",
      `/product/${one.slug}`,
      `/product/${optional.slug}/options`,
      "/login",
      "/cart",
      "/volantini",
      "/negozi",
      "/consegna",
      "/not-found",
      "/service-down",
      "/questa-pagina-non-esiste",
    ]) {
      await page.goto(shop(tenant) + path);
      await hydrated(page);
      await clean(page, `${tenant} ${width} ${path}`);
    }
  });

  test(`${tenant} at ${width}: every page of a shopper`, async ({ page, sandbox, shop }) => {
    const { who } = await readyToOrder(sandbox.at(tenant));
    await page.goto(`${shop(tenant)}/login`);
    await page.getByLabel("E-mail").fill(who.login);
    await page.getByLabel("Password").fill(who.password);
    await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
    await expect(page.getByRole("banner").getByText(/^Ciao/)).toBeVisible();
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/",
      "/cart",
      "/delivery/address",
      "/delivery/address?servizio=pickup",
      "/delivery/address/new",
      "/delivery/timeslot",
      "/checkout",
      "/delivery/address/new?mano=1",
      "/profile/orders",
      "/profile/lists",
      "/profile/lists/favourites",
      "/profile/addresses",
      "/lista-veloce",
      "/resume",
    ]) {
      await page.goto(shop(tenant) + path);
      await hydrated(page);
      await clean(page, `${tenant} ${width} ${path}`);
    }
    await page.goto(`${shop(tenant)}/profile/orders`);
    await page
      .getByRole("link", { name: /^Vedi l'ordine/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /^Ordine/ })).toBeVisible();
    await clean(page, `${tenant} ${width} order`);
  });
}

test("dialogs, drawers, mistakes and outcomes", async ({ page, sandbox }) => {
  const { who, good: wanted } = await readyToOrder(sandbox);
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await clean(page, "login with mistakes");

  await signIn(page, who);
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Carrello: / })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Vai al pagamento" })).toBeVisible();
  await clean(page, "cart drawer");
  await page.keyboard.press("Escape");
  await page
    .getByRole("navigation", { name: "Reparti e offerte" })
    .getByText("Reparti", { exact: true })
    .click();
  await clean(page, "departments menu");
  await page.setViewportSize({ width: 360, height: 800 });
  await page
    .getByRole("navigation", { name: "Navigazione veloce" })
    .getByRole("link", { name: "Prodotti" })
    .click();
  await expect(page.getByRole("dialog", { name: "Reparti" })).toBeVisible();
  await clean(page, "departments drawer");
  await page.setViewportSize({ width: 1280, height: 800 });

  const name = await openProduct(page, wanted.slug);
  await page.goto("/cart");
  await hydrated(page);
  await page.getByRole("link", { name: `Togli ${name} dal carrello` }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await clean(page, "remove dialog");

  await page.goto("/checkout");
  await page.getByRole("button", { name: "Continua al pagamento" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await clean(page, "checkout with mistakes");
  await sandbox.scenario("slot-full", true, who.login);
  await acceptTerms(page);
  await expect(page.getByRole("alert")).toContainText("Questa fascia non è più libera");
  await clean(page, "lost slot");
  await page.getByRole("alert").getByRole("button").first().click();
  await expect(page).toHaveURL("/checkout");
  await acceptTerms(page);
  await expect(page.getByRole("heading", { name: "Come vuoi pagare?" })).toBeVisible();
  await clean(page, "payment");
  await page.getByRole("link", { name: "Torna al riepilogo" }).click();
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Rifiuta il pagamento" }).click();
  await expect(page.getByRole("heading", { name: "Il pagamento non è riuscito" })).toBeVisible();
  await clean(page, "payment failed");
  await page.getByRole("button", { name: "Riprova a pagare" }).click();
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!" })).toBeVisible();
  await clean(page, "payment completed");
  const order = (await (await Backend.as(sandbox, who)).orders())[0]?.orderId;
  await page.goto(`/profile/orders/${order}/cancel`);
  await clean(page, "cancel order");
});

test("every page can be used by keyboard: the skip link leads to the content, focus is always seen", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Vai al contenuto" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return "nothing";
      const shown = [null, "::after"].map((part) => getComputedStyle(focused, part));
      const ring = shown.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
      );
      return ring ? "seen" : focused.outerHTML.slice(0, 120);
    });
    expect.soft(seen).toBe("seen");
  }
});
