import type { Page } from "@playwright/test";
import { expect, onServer, test } from "../fixtures";
import { expectSaid } from "../steps";

test.use({ asksConsent: true });

const bar = (page: Page) => page.getByRole("region", { name: "La tua scelta sui cookie" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
/** The detailed view: a page, or with a script a dialog over the one that asks. */
const details = (page: Page) =>
  page.locator("main, dialog").filter({ has: page.getByRole("heading", { name: "Preferenze sui cookie" }) });
const box = (page: Page, name: string) => details(page).getByLabel(name, { exact: true });

async function openDetails(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Preferenze sui cookie" }).click();
  await expect(box(page, "Tecnici")).toBeChecked();
  await expect(box(page, "Tecnici")).toBeDisabled();
}

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit <- app/features/consent/consent-bar.tsx, app/features/consent/routes/consent.tsx
test("a new visitor is asked on every page, and refuses once for all", async ({ page }) => {
  await page.goto("/catalog");
  await expect(button(page, "Accetta tutti")).toBeVisible();
  await page.goto("/category/frutta-e-verdura");
  await button(page, "Rifiuta tutti").click();
  await expectSaid(page, "La tua scelta sui cookie è salvata.");
  await expect(page).toHaveURL("/category/frutta-e-verdura");
  await expect(bar(page)).toBeHidden();
  await page.goto("/");
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).not.toBeChecked();
  await expect(box(page, "Profilazione")).not.toBeChecked();
});

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit
test("the cross refuses, as the button does", async ({ page }) => {
  await page.goto("/");
  await button(page, "Chiudi e rifiuta tutti").click();
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).not.toBeChecked();
});

// spec §4: cookie consent: accept all or refuse all sets both, a choice is stamped and valid one year, then asked for again
test("who accepted all takes one back, from the footer, and keeps the code of the choice", async ({
  page,
}) => {
  await page.goto("/catalog");
  await button(page, "Accetta tutti").click();
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).toBeChecked();
  const code = /Codice della scelta: ([\w-]{36})/;
  const [, first] = code.exec(await details(page).innerText()) ?? [];
  expect(first).toBeDefined();
  await box(page, "Profilazione").uncheck();
  await details(page).getByRole("button", { name: "Salva ed esci" }).click();
  await expectSaid(page, "La tua scelta sui cookie è salvata.");
  await expect(page).toHaveURL("/catalog");
  await openDetails(page);
  await expect(box(page, "Statistica")).toBeChecked();
  await expect(box(page, "Profilazione")).not.toBeChecked();
  expect(await details(page).innerText()).toContain(first);
});

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit
test("more options from the bar, chosen one by one", async ({ page }) => {
  await page.goto("/catalog");
  await bar(page).getByRole("link", { name: "Più opzioni" }).click();
  await box(page, "Statistica").check();
  await details(page).getByRole("button", { name: "Salva ed esci" }).click();
  await expect(page).toHaveURL("/catalog");
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).toBeChecked();
  await expect(box(page, "Profilazione")).not.toBeChecked();
});

test("a choice is one chain's, and a cookie of rubbish is none", onServer, async ({ page, shop }) => {
  await page.goto("/");
  await button(page, "Rifiuta tutti").click();
  await expect(bar(page)).toBeHidden();
  await page.goto(shop("quantobasta"));
  await expect(bar(page)).toBeVisible();
  for (const value of ["rubbish", encodeURIComponent('{"technical":true}')]) {
    await page.context().addCookies([{ name: "consent", value, url: shop() }]);
    await page.goto("/");
    await expect(button(page, "Rifiuta tutti")).toBeVisible();
  }
});

test("the question covers nothing and moves nothing", async ({ page, shop }) => {
  for (const chain of ["loggia", "quantobasta", "terrecomuni"]) {
    await page.goto(shop(chain));
    const asked = await bar(page).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(asked && header && asked.y + asked.height <= header.y + 1, chain).toBe(true);
  }
});

test("a choice leaves what is typed on the page as it is, with a script", async ({ page, script }) => {
  await page.goto("/login");
  const email = page.getByRole("main").getByLabel("E-mail");
  await email.fill("maria@example.com");
  await button(page, "Rifiuta tutti").click();
  await expect(bar(page)).toBeHidden();
  if (script === "on") await expect(email).toHaveValue("maria@example.com");
});
