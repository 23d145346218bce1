import type { Page } from "@playwright/test";
import { awake, expect, morning, test } from "../fixtures";
import { demo, type Call } from "../sandbox";
import { readyToOrder } from "../scene";
import { addButton, signIn, calling } from "../steps";
import { Visitor } from "../visitor";
import { beShell, callsTo, fire, shellAgent } from "./fake-shell";

test.use({ userAgent: shellAgent, viewport: { width: 360, height: 740 } });

const listing = "/category/frutta-e-verdura";
const halfAnHour = 31 * 60_000;
const tokens = (calls: Call[]): (string | null)[] =>
  calls
    .filter(({ path }) => path.endsWith("externalregistration/register"))
    .map(({ query }) => new URLSearchParams(query).get("external_id"));

const begun = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-started"))).not.toBeNull();

async function stopClock(page: Page) {
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(Date.parse(morning) + 1000);
}

/** From the next page on, a plugin's method never answers or throws at once. */
const breakPlugin = (page: Page, plugin: "App" | "InAppBrowser", method: string, how: "never" | "throws") =>
  page.addInitScript(
    ([name, called, fault]) => {
      const { Capacitor } = window as { Capacitor?: { Plugins?: Record<string, object> } };
      const broken = () => {
        if (fault === "throws") throw new Error("no such method");
        return new Promise(() => undefined);
      };
      Object.assign(Capacitor?.Plugins?.[name] ?? {}, { [called]: broken });
    },
    [plugin, method, how] as const,
  );

/** Counts the cart's reloads (`shopreload` events) from now on. */
async function countReloads(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener("shopreload", () => (dataset.reloads = String(Number(dataset.reloads ?? 0) + 1)));
  });
  return () => page.evaluate(() => document.documentElement.dataset.reloads);
}

// spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew
test("an add during a cart reload stays, and a line from another device can be changed", async ({
  page,
  sandbox,
  shop,
}) => {
  await beShell(page);
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, listing);
  await awake(page);
  const names = await page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute("aria-label")?.slice(10) ?? ""));
  const [first = "", second = ""] = names;
  const reloads = await countReloads(page);
  const cart = page.locator(".bottombar [data-part=cart]");

  // The pending response was written before the tap.
  await page.evaluate(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1]?.cache === "no-store") {
        document.documentElement.dataset.held = "";
        await new Promise((come) => addEventListener("come", come, { once: true }));
      }
      return answer;
    };
  });
  await fire(page, "App", "resume");
  await expect(page.locator("html")).toHaveAttribute("data-held");
  const before = await cart.innerText();
  await addButton(page, first).click();
  await expect(cart).not.toHaveText(before);
  const after = await cart.innerText();
  await page.evaluate(() => dispatchEvent(new Event("come")));
  await expect.poll(reloads).toBe("1");
  await expect(cart).toHaveText(after, { useInnerText: true });
  await expect(addButton(page, first)).toHaveCount(0);

  await page.reload();
  await awake(page);
  const elsewhere = await Visitor.like(page.context(), shop());
  const form = page.locator("form", { has: addButton(page, second) });
  await elsewhere.post((await form.getAttribute("action")) ?? "", {});
  await fire(page, "App", "resume");
  const field = page.getByRole("textbox", { name: `Quantità di ${second}` });
  const had = await field.inputValue();
  await page.getByRole("button", { name: calling("Più ", second) }).click();
  await expect(field).not.toHaveValue(had);
  await expect(field).not.toHaveAttribute("value", had);
});

// spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew
test("an app that resumes offline stays as it is, and reloads at the next resume", async ({ page }) => {
  await stopClock(page);
  await beShell(page);
  await signIn(page, demo("regular"), "/catalog");
  await begun(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => (document.title = "as before"));
  const reloads = await countReloads(page);
  await page.clock.runFor(halfAnHour);
  await page.context().setOffline(true);
  await fire(page, "App", "resume");
  await page.clock.runFor(200);
  await expect.poll(reloads).toBe("1");
  await expect(page).toHaveTitle("as before");
  await page.context().setOffline(false);
  await fire(page, "App", "resume");
  await page.clock.runFor(200);
  await expect(page).not.toHaveTitle("as before");
});

// spec §4: on an interval the version is compared with the latest; an older one is offered the update, once
test("a half-filled form stays if the upgrade page fails, and the offer comes later", async ({
  page,
  sandbox,
}) => {
  await stopClock(page);
  await beShell(page);
  await sandbox.scenario("app-update");
  await signIn(page, demo("regular"), "/servizio-clienti");
  await begun(page);
  await awake(page);
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Ho ricevuto");
  await page.route("**/app/upgrade", (route) => route.fulfill({ status: 302, headers: { location: "/" } }));
  const asked = page.waitForRequest("**/app/upgrade");
  await page.clock.runFor(601_000);
  await asked;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-looked"))).not.toBeNull();
  await expect(field).toHaveValue("Ho ricevuto");
  await page.unroute("**/app/upgrade");
  await page.clock.runFor(601_000);
  await expect(page.getByRole("dialog", { name: "C'è una nuova versione" })).toContainText("1.2.0");
  await expect(field).toHaveValue("Ho ricevuto");
});

// spec §4: in the app a social login's browser closes at the backend's address, then dashboard or registration
for (const how of ["never", "throws"] as const)
  test(`a browser over the app that ${how === "never" ? "does not say that it has closed" : "cannot be closed"} still lets the login go on`, async ({
    page,
    shop,
  }) => {
    await beShell(page);
    await breakPlugin(page, "InAppBrowser", "close", how);
    await page.goto("/login");
    await begun(page);
    await page.getByRole("link", { name: /Google/ }).click();
    await expect.poll(() => callsTo(page, "InAppBrowser")).toHaveLength(1);
    const url = `${shop()}/registration-user?social_login=google`;
    await fire(page, "InAppBrowser", "urlChangeEvent", { url }).catch(() => undefined);
    await expect(page).toHaveURL(url);
  });

// spec house: a plugin that fails keeps the others from nothing <- app/features/native/bridge/main.ts, app/features/native/bridge/open-apart.ts
test("a failing in-app browser follows the link, and failing links still register the phone", async ({
  page,
  sandbox,
}) => {
  await beShell(page);
  await breakPlugin(page, "InAppBrowser", "openWebView", "throws");
  await page.goto("/login");
  await begun(page);
  await page.getByRole("link", { name: /Google/ }).click();
  await expect(page).toHaveURL(/identity\/google/);

  await breakPlugin(page, "App", "getLaunchUrl", "throws");
  await page.addInitScript(() =>
    addEventListener("unhandledrejection", (event: Event) => event.preventDefault()),
  );
  await sandbox.clearCalls();
  await signIn(page, demo("regular"), "/");
  await expect.poll(async () => tokens(await sandbox.calls())).toEqual(["fcm-1"]);
});

// spec §9: push notifications enabled
test("each new push token is registered once, on any page", async ({ page, sandbox }) => {
  await beShell(page);
  await sandbox.clearCalls();
  await signIn(page, demo("regular"), "/");
  const registered = async () => tokens(await sandbox.calls());
  await expect.poll(registered).toEqual(["fcm-1"]);
  await page.goto("/catalog");
  await begun(page);
  for (const value of ["fcm-2", "fcm-2", "fcm-3"])
    await fire(page, "PushNotifications", "registration", { value });
  await expect.poll(registered).toEqual(["fcm-1", "fcm-2", "fcm-3"]);
});

// spec §9: push notifications enabled
test("a push token is not registered without permission for messages", async ({ page, sandbox }) => {
  await beShell(page, { permission: "denied" });
  await sandbox.clearCalls();
  await signIn(page, demo("regular"), "/");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-phone"))).toContain('"end"');
  await fire(page, "PushNotifications", "registration", { value: "fcm-2" });
  await page.evaluate(() => fetch("/manifest.webmanifest"));
  expect(tokens(await sandbox.calls())).toEqual([]);
});
