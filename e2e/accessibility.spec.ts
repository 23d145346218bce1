import type { Page } from "@playwright/test";
import { isPage, routes } from "../tests/route-table";
import { addressesOf, setStage } from "./addresses";
import { looker } from "./axe";
import { small } from "./boxes";
import { openers, openersInCode } from "./dialogs";
import { awake, expect, test } from "./fixtures";
import { frascati, goods, plain, pricedElsewhere } from "./goods";
import { readyToOrder, withCart } from "./scene";
import { acceptTerms, addButton, openProduct, pay, signIn, orderButton } from "./steps";
import { bring, signedIn } from "./visitor";
import { desk, open, pagesOf, phone, walk } from "./walk";

test.use({ asksConsent: true });

// spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain <- app/ui/dialog/page-or-dialog.tsx
test("every route has a real address, and every page route shows a page", async ({ sandbox, shop }) => {
  expect(Object.keys(addressesOf).sort()).toEqual(routes.map(({ pattern }) => pattern).sort());
  const stage = await setStage(sandbox, shop());
  // Admin-only pages need an account of single sign-on.
  const employee = await signedIn(shop(), await sandbox.shopper("employee"));
  const shown = new Set([
    ...(await pagesOf(stage.visitor, stage)).keys(),
    ...(await pagesOf(stage.shopper, stage)).keys(),
    ...(await pagesOf(employee, stage)).keys(),
  ]);
  // Resource routes answer with a page, too, when they refuse.
  const withComponent = routes.filter(isPage).map(({ pattern }) => pattern);
  expect(withComponent.filter((pattern) => !shown.has(pattern))).toEqual([]);
});

for (const who of ["visitor", "shopper"] as const) {
  // spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain
  test(`every page, as a ${who}: at a desk with script, on a phone without`, async ({
    page,
    sandbox,
    shop,
    script,
  }) => {
    test.setTimeout(600_000);
    const stage = await setStage(sandbox, shop());
    const addresses = [...(await pagesOf(stage[who], stage)).values()].flat();
    if (who === "shopper") await bring(page, stage.shopper, shop());
    const look = await looker(page, script);
    await walk(page, { stage, shop: shop(), addresses, size: script === "on" ? desk : phone, script, look });
  });
}

// spec §2.2: bottom navigation on small screens: departments as a drawer, the page without a script <- app/frame/bottom-bar.tsx
// spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain
test("every dialog, or the page its link opens, is accessible", async ({ page, sandbox, shop, script }) => {
  test.setTimeout(240_000);
  expect(Object.keys(openers).sort(), "files that open dialogs").toEqual(openersInCode());
  const stage = await setStage(sandbox, shop());
  const look = await looker(page, script);
  for (const [file, ways] of Object.entries(openers)) {
    for (const { at, name, link, onPhone, asVisitor } of ways) {
      if (asVisitor) await page.context().clearCookies();
      else await bring(page, stage.shopper, shop());
      await page.setViewportSize(onPhone ? phone : desk);
      await open(page, at(stage), script);
      await link(page).click();
      const dialog = page.getByRole("dialog", { name });
      if (script === "on") await expect(dialog).toBeVisible();
      else await expect(page).not.toHaveURL(at(stage));
      await look(`${file}: ${at(stage)}`);
      await page.setViewportSize(onPhone ? desk : phone);
      await look(`${file}, other width: ${at(stage)}`);
    }
  }
});

// spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain
test("pages with errors, lost slots and payment outcomes are accessible", async ({
  page,
  sandbox,
  script,
}) => {
  const { who } = await readyToOrder(sandbox);
  const look = await looker(page, script);
  await open(page, "/login", script);
  await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("login with mistakes");

  await signIn(page, who);
  await page
    .getByRole("navigation", { name: "Reparti e offerte" })
    .getByText("Reparti", { exact: true })
    .click();
  if (script === "on") await expect(page.getByRole("dialog", { name: "Reparti" })).toBeVisible();
  else await expect(page).toHaveURL("/catalog");
  await look("departments menu");

  await page.goto("/checkout");
  await orderButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("checkout with mistakes");
  await sandbox.scenario("slot-full", true, who.login);
  await acceptTerms(page);
  await expect(page.getByRole("alert")).toContainText("Questa fascia non è più libera");
  await look("lost slot");
  await page.getByRole("alert").getByRole("button").first().click();
  await expect(page).toHaveURL("/checkout");
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Rifiuta il pagamento" }).click();
  await expect(page.getByRole("heading", { name: "Il pagamento non è riuscito" })).toBeVisible();
  await look("payment failed");
  await page.getByRole("button", { name: "Riprova a pagare" }).click();
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!" })).toBeVisible();
  await look("payment completed");
});

test("a message with OK is accessible", async ({ page, sandbox, script }) => {
  const gone = (await pricedElsewhere(sandbox, frascati))((times) => times === 0);
  const { who, backend } = await readyToOrder(sandbox);
  const look = await looker(page, script);
  await signIn(page, who);
  const name = await openProduct(page, gone.slug);
  // Changed on another device.
  await backend.choosePlace("Casa dei miei");
  await backend.takeSlot();
  await addButton(page, name).click();
  await expect(page.getByRole("dialog", { name: "Errore" })).toBeVisible();
  await look("a message with OK");
});

test("the skip link leads to the content, and the focus is always visible", async ({ page, script }) => {
  await open(page, "/", script);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Vai al contenuto" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").locator(":scope > :focus")).toHaveCount(1);
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

/**
 * Focused element after the key press, and if it lies outside the window or under a fixed or sticky
 * part.
 */
async function focusAfter(page: Page, key: "Tab" | "Shift+Tab") {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    let isCovered = over === null;
    for (let one = over; one && !one.contains(focused); one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) isCovered = true;
    return { what: focused.outerHTML.slice(0, 120), isCovered };
  });
}

/** Tabs through `steps` focusable elements and back; none may be covered. */
async function expectUncovered(page: Page, where: string, steps: number): Promise<void> {
  const seen = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"] as const)
    for (let step = 0; step < steps; step++) {
      const focus = await focusAfter(page, key);
      if (!focus) continue;
      seen.add(focus.what);
      expect.soft(focus.isCovered, `${where}, ${key}: ${focus.what}`).toBe(false);
    }
  expect(seen.size, where).toBeGreaterThan(steps / 2);
}

// spec house: WCAG 2.2 AA: every route of the table and every dialog the code opens, with script and without, every chain
test("elements with the focus are not covered by sticky bars", async ({ page, sandbox, script }) => {
  const lines = (await goods(sandbox, plain)).slice(0, 8).map((one) => ({ good: one, quantity: 1 }));
  const { who } = await withCart(sandbox, lines);
  await page.setViewportSize(small);
  await signIn(page, who);
  for (const address of ["/cart", "/category/frutta-e-verdura"]) {
    await open(page, address, script);
    await expectUncovered(page, address, 80);
  }
  await page.setViewportSize({ ...desk, height: small.height });
  await open(page, "/cart", script);
  await expectUncovered(page, "/cart on a desk", 90);
  // Without script the cart is a page instead of a drawer.
  if (script === "off") return;
  await page.goto("/");
  await awake(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Carrello: / })
    .click();
  await expect(page.getByRole("dialog", { name: "Carrello" })).toBeVisible();
  await expectUncovered(page, "drawer", 60);
});
