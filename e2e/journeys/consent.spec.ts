import type { Page } from "@playwright/test";
import { boxOf, small } from "../boxes";
import { awake, expect, onServer, test, withoutBrowser } from "../fixtures";
import { held } from "../held";
import { expectSaid } from "../steps";
import { Visitor } from "../visitor";
import { layoutShift } from "../layout-shift";

test.use({ asksConsent: true });

const bar = (page: Page) => page.getByRole("region", { name: "La tua scelta sui cookie" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
/** The detailed view: a page, or with script a dialog over the page with the question. */
const details = (page: Page) =>
  page.locator("main, dialog").filter({ has: page.getByRole("heading", { name: "Preferenze sui cookie" }) });
const box = (page: Page, name: string) => details(page).getByLabel(name, { exact: true });

async function openDetails(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Preferenze sui cookie" }).click();
  await expect(box(page, "Tecnici")).toBeChecked();
  await expect(box(page, "Tecnici")).toBeDisabled();
}

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit <- app/features/consent/consent-bar.tsx, app/features/consent/routes/consent.tsx
test("a new visitor sees the question on every page until it is refused", async ({ page }) => {
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
test("a shopper revokes one consent from the footer and keeps the choice's code", async ({ page }) => {
  await page.goto("/catalog");
  await button(page, "Accetta tutti").click();
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).toBeChecked();
  const code = /Codice della scelta: ([\da-f]{8})$/m;
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
test("the bar's further options can be chosen one by one", async ({ page }) => {
  await page.goto("/catalog");
  await bar(page).getByRole("link", { name: "Più opzioni" }).click();
  const ofRole = (name: string, checked: boolean) =>
    details(page).getByRole("switch", { name, exact: true, checked });
  await expect(ofRole("Tecnici", true), "S14").toBeDisabled();
  await expect(ofRole("Profilazione", false), "S14").toBeVisible();
  await expect(ofRole("Statistica", false), "S14").toBeVisible();
  await box(page, "Statistica").check();
  await expect(ofRole("Statistica", true), "S14").toBeVisible();
  await details(page).getByRole("button", { name: "Salva ed esci" }).click();
  await expect(page).toHaveURL("/catalog");
  await expect(bar(page)).toBeHidden();
  await openDetails(page);
  await expect(box(page, "Statistica")).toBeChecked();
  await expect(box(page, "Profilazione")).not.toBeChecked();
});

test(
  "a choice is valid for one chain, and an invalid cookie brings the question back",
  onServer,
  async ({ page, shop }) => {
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
  },
);

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit <- app/styles/consent.css
test("the question shifts no content, and its three answers look alike", async ({ page, shop, script }) => {
  for (const chain of ["loggia", "quantobasta", "terrecomuni"])
    for (const size of [small, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await page.goto(shop(chain));
      const where = `${chain}, ${size.width}`;
      const asked = await boxOf(bar(page));
      expect(asked.bottom, where).toBeLessThanOrEqual((await boxOf(page.getByRole("banner"))).y + 1);
      expect(asked.bottom, where).toBeLessThan(size.height / 3);
      const answers = bar(page).locator(".btn");
      const looks = await answers.evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const over = document.elementFromPoint(x + width / 2, y + height / 2);
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(one);
          const look = [Math.round(height), backgroundColor, color, borderColor, fontSize, fontWeight].join();
          return { look, width: Math.round(width), isCovered: !over || !one.contains(over) };
        }),
      );
      expect(looks, where).toHaveLength(3);
      for (const { look, width, isCovered } of looks) {
        expect(isCovered, where).toBe(false);
        expect(look, where).toBe(looks[0]?.look);
        expect(Math.abs(width - (looks[0]?.width ?? 0)), where).toBeLessThanOrEqual(1);
      }
      if (script !== "off") expect(await layoutShift(page), where).toBe(0);
    }
});

test("the question closes on an answer before the response", async ({ page, script }) => {
  await page.goto("/catalog");
  const answer = held();
  // Without script the browser itself shows the old page until the response has come.
  if (script === "on") await awake(page);
  else answer.release();
  await page.route("**/consent", async (route) => {
    await answer.until;
    await route.continue();
  });
  await button(page, "Rifiuta tutti").click();
  await expect(bar(page)).toBeHidden();
  answer.release();
  await expectSaid(page, "La tua scelta sui cookie è salvata.");
  await expect(bar(page)).toBeHidden();
});

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/choice-form.tsx
test("revoking consent removes the tag manager and its cookies at once", async ({ page, shop }) => {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto(`${shop("quantobasta")}/catalog`);
  await page.keyboard.press("Shift");
  expect(await page.content()).not.toContain("googletagmanager");
  await button(page, "Accetta tutti").click();
  await expectSaid(page, "La tua scelta sui cookie è salvata.");
  await page.goto(`${shop("quantobasta")}/category/frutta-e-verdura`);
  const tags = "script:not([src])";
  const told = async () => (await page.locator(tags).allTextContents()).join().includes("googletagmanager");
  expect(await told()).toBe(true);
  // Cookies of its tags for the widest domain and for this host; the shop's own cookies stay.
  const url = shop("quantobasta");
  const { hostname: domain } = new URL(url);
  await page.context().addCookies([
    { name: "_ga", value: "GA1.1.1", domain: `.${domain}`, path: "/" },
    { name: "_gcl_au", value: "1.1", url },
  ]);
  await openDetails(page);
  for (const name of ["Statistica", "Profilazione"]) await box(page, name).uncheck();
  await details(page).getByRole("button", { name: "Salva ed esci" }).click();
  await expectSaid(page, "La tua scelta sui cookie è salvata.");
  await expect(page).toHaveURL(`${shop("quantobasta")}/category/frutta-e-verdura`);
  expect(await told()).toBe(false);
  const cookies = (await page.context().cookies(url)).map(({ name }) => name);
  expect(cookies.filter((name) => name.startsWith("_g"))).toEqual([]);
  expect(cookies).toContain("consent");
  asked.length = 0;
  await page.keyboard.press("Shift");
  expect(asked).toEqual([]);
});

// spec §4: cookies count as accepted in app mode <- app/platform/http/visitor/app-mode.ts
test(
  "the app shows no question, and its consent page has analytics checked",
  withoutBrowser,
  async ({ shop, sandbox: _ }) => {
    const visitor = Visitor.of(shop("quantobasta"));
    const asks = /La tua scelta sui cookie/;
    expect((await visitor.get("/catalog")).body).toMatch(asks);
    const inApp = { "User-Agent": "Mozilla/5.0 (Linux; Android 14; wv) BottegaApp/1.1.26" };
    const first = await visitor.get("/catalog", inApp);
    expect(first.body).not.toMatch(asks);
    expect(first.body).toContain("googletagmanager");
    expect(String(first.headers["content-security-policy"])).toContain("googletagmanager");
    const details = await visitor.get("/consent", inApp);
    expect(details.body).toMatch(/Codice della scelta: [\da-f]{8}</);
    expect(details.body).toMatch(/name="analytics"[^>]*checked/);
  },
);

test("a choice keeps the typed text of the page, with a script", async ({ page, script }) => {
  await page.goto("/login");
  const email = page.getByRole("main").getByLabel("E-mail");
  await email.fill("maria@example.com");
  await button(page, "Rifiuta tutti").click();
  await expect(bar(page)).toBeHidden();
  if (script === "on") await expect(email).toHaveValue("maria@example.com");
});
