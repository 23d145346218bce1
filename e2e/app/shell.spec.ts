import type { Page } from "@playwright/test";
import { looker } from "../axe";
import { awake, expect, morning, test } from "../fixtures";
import { demo, type Call } from "../sandbox";
import { readyToOrder } from "../scene";
import { expectSaid, signIn } from "../steps";
import { beShell, callsTo, fire, shellAgent } from "./fake-shell";

const bridge = 'script[src*="/assets/bridge-"]';
const phone = { width: 360, height: 740 };
const halfAnHour = 31 * 60_000;
const registered = (calls: Call[]): Call[] =>
  calls.filter(({ path }) => path.includes("externalregistration"));

/**
 * The bridge runs once it has stored the app's start time; the page's own timers may be stopped.
 */
const begun = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-started"))).not.toBeNull();

/** Stops the page's clock from its first moment on. */
async function stopClock(page: Page) {
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(Date.parse(morning) + 1000);
}

test.describe("in any other browser", () => {
  // spec §1: the client also runs as a mobile app shell <- app/entry.server.tsx, app/root.tsx
  test("the bridge is not loaded, even with a Capacitor object", async ({ page }) => {
    await beShell(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of ["/", "/category/frutta-e-verdura", "/login"]) {
      await page.goto(path);
      await expect(page.locator(bridge)).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    expect(asked.filter((url) => /bridge|version\.json|app\/phone/.test(url))).toEqual([]);
    expect(await callsTo(page, "")).toEqual([]);
  });
});

test.describe("in the app", () => {
  test.use({ userAgent: shellAgent, viewport: phone });

  // spec §1: the client also runs as a mobile app shell
  // spec §2.2: bottom navigation in the mobile app, the footer hidden on small app screens <- app/frame/footer.tsx, app/frame/bottom-bar.tsx
  test("a small screen has a bottom bar instead of a footer, unless the chain has no app", async ({
    page,
    shop,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator(".bottombar").getByRole("link")).toHaveCount(5);
    await expect(page.locator(bridge)).toHaveCount(1);
    for (const path of ["/catalog", "/login"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo"), path).toBeHidden();
      await expect(page.locator(".bottombar"), path).toBeVisible();
    }
    await page.goto("/menu");
    await expect(page.getByRole("main").getByRole("link", { name: "Privacy" }).first()).toBeVisible();
    await page.goto(`${shop("terrecomuni")}/`);
    await expect(page.locator(bridge)).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  // spec §1: the client also runs as a mobile app shell
  test("the bridge stores no data without a shell around it", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(bridge)).toHaveCount(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  // spec §3: device registration: external id, model, platform, platform version, manufacturer, uuid
  // spec §9: push notifications enabled <- app/features/native/bridge/report-phone.ts
  test("the phone is registered once at login, and unregistered at logout", async ({ page, sandbox }) => {
    await beShell(page, { permission: "prompt" });
    await page.goto("/");
    await begun(page);
    expect(await callsTo(page, "PushNotifications")).toEqual([]);
    await sandbox.clearCalls();
    await signIn(page, demo("regular"), "/");
    await expect.poll(async () => registered(await sandbox.calls())).toHaveLength(1);
    const [call] = registered(await sandbox.calls());
    expect(call).toMatchObject({
      path: expect.stringMatching(/externalregistration\/register$/),
      login: "regular@example.com",
    });
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
      ...{ external_id: "fcm-1", model: "Pixel 8", platform: "android", platform_version: "14" },
      ...{ manufacturer: "Google", uuid: "7f3c01" },
    });
    for (const path of ["/catalog", "/profile/dashboard"]) {
      await page.goto(path);
      await begun(page);
    }
    expect(registered(await sandbox.calls())).toHaveLength(1);
    await page.getByText(/^Ciao/).first().click();
    await page.getByRole("banner").getByRole("button", { name: "Esci", exact: true }).click();
    await expect.poll(async () => registered(await sandbox.calls())).toHaveLength(2);
    expect(registered(await sandbox.calls())[1]?.path).toMatch(/externalregistration\/unregister$/);
  });

  // spec §9: push notifications enabled
  test("a refused phone is not registered again, and a lost response is retried in a minute", async ({
    page,
    sandbox,
  }) => {
    await stopClock(page);
    await beShell(page);
    await sandbox.scenario("push-refused");
    await signIn(page, demo("regular"), "/");
    await page.clock.runFor(1000);
    await expect.poll(async () => registered(await sandbox.calls())).toHaveLength(1);
    await expect(page.getByRole("region", { name: "Avvisi" })).not.toContainText("telefono");
    await page.goto("/catalog");
    await page.clock.runFor(20 * 60_000);
    expect(registered(await sandbox.calls())).toHaveLength(1);

    await sandbox.scenario("push-refused", false);
    await page.evaluate(() => sessionStorage.removeItem("app-phone"));
    await sandbox.fault("down", { path: "externalregistration/register", times: 3 });
    await page.goto("/catalog");
    await page.clock.runFor(1000);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-phone"))).toContain('"tries":1');
    await sandbox.fault("down", { path: "externalregistration/register" }, false);
    await sandbox.clearCalls();
    await page.clock.runFor(61_000);
    await expect.poll(async () => registered(await sandbox.calls())).toHaveLength(1);
  });

  // spec §2.1: deep links: orders, checkout, search, product, category, one order
  // spec §4: waits 100 ms before resume and deep-link actions <- app/features/native/bridge/main.ts
  test("an app link opens once, 100 ms later, and a hostile link is ignored", async ({ page, shop }) => {
    await stopClock(page);
    await beShell(page, { launchUrl: `${shop()}/search?query=latte` });
    await page.goto("/");
    await begun(page);
    await page.clock.runFor(99);
    expect(new URL(page.url()).pathname).toBe("/");
    await page.clock.runFor(10);
    await expect(page).toHaveURL(`${shop()}/search?query=latte`);
    await page.goto("/catalog");
    await begun(page);
    await page.clock.runFor(1000);
    expect(new URL(page.url()).pathname, "the link that started the app opens once").toBe("/catalog");
    for (const url of [
      "https://evil.example/checkout",
      "javascript:document.title='x'",
      `${shop()}/product/..%2flogout`,
    ]) {
      await fire(page, "App", "appUrlOpen", { url });
      await page.clock.runFor(1000);
      expect(new URL(page.url()).pathname, url).toBe("/catalog");
    }
    await fire(page, "App", "appUrlOpen", { url: `${shop()}/category/frutta-e-verdura` });
    await page.clock.runFor(150);
    await expect(page).toHaveURL(/\/category\/frutta-e-verdura$/);
  });

  // spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew
  test("a resume reloads the cart, then the frame, and the whole page after half an hour", async ({
    page,
    sandbox,
  }) => {
    await stopClock(page);
    await beShell(page);
    await signIn(page, demo("changing"), "/catalog");
    await begun(page);
    const cart = page.locator(".bottombar").getByRole("link").nth(3);
    await page.evaluate(() => {
      addEventListener("shopreload", () => (document.title = "reloaded"));
      document
        .querySelectorAll(".bottombar [data-part=cart]")
        .forEach((piece) => (piece.textContent = "old"));
      document.querySelectorAll(".where").forEach((piece) => (piece.textContent = "old place"));
    });
    await fire(page, "App", "resume");
    await page.clock.runFor(99);
    await expect(cart).toHaveText("old");
    await page.clock.runFor(10);
    await expect(cart).toContainText("Carrello");
    await expect(page).toHaveTitle("reloaded");
    await expect(page.locator(".where")).toHaveText("old place");
    await page.clock.runFor(3000);
    await expect(page.locator(".where")).not.toHaveText("old place");
    await expect(page, "it is the same page").toHaveTitle("reloaded");

    await page.clock.runFor(halfAnHour);
    await fire(page, "App", "resume");
    await page.clock.runFor(200);
    await expect(page).not.toHaveTitle("reloaded");
    await sandbox.clearCalls();
  });

  // spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew
  test("a half-filled form survives a resume, and an open cart is reloaded", async ({ page, sandbox }) => {
    await stopClock(page);
    await beShell(page);
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who, "/servizio-clienti");
    await begun(page);
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("Ho ricevuto");
    await field.blur();
    await page.evaluate(() => (document.title = "half filled"));
    const loaded = () => expect.poll(() => page.evaluate(() => sessionStorage.getItem("loaded"))).toBe("1");
    const resume = async () => {
      await page.evaluate(() => {
        sessionStorage.removeItem("loaded");
        addEventListener("shopreload", () => sessionStorage.setItem("loaded", "1"), { once: true });
      });
      await fire(page, "App", "resume");
      await page.clock.runFor(200);
    };
    await resume();
    await loaded();
    await page.clock.runFor(halfAnHour);
    await resume();
    await loaded();
    await expect(page).toHaveTitle("half filled");
    await expect(field).toHaveValue("Ho ricevuto");

    await page.goto("/catalog");
    await begun(page);
    await awake(page);
    await page
      .locator(".bottombar")
      .getByRole("link", { name: /Carrello|€/ })
      .click();
    const cart = page.getByRole("dialog").locator("[data-part=cart-panel]");
    await expect(cart).toBeVisible();
    const total = await cart.innerText();
    await cart.evaluate((panel) => (panel.innerHTML = "<p>old</p>"));
    await page.evaluate(() => sessionStorage.setItem("app-started", String(Date.now())));
    await resume();
    await expect(cart).toHaveText(total, { useInnerText: true });
  });

  // spec §4: back from the background the app restarts after reloadAfterMillis, else its cart is loaded anew <- app/context.ts, app/platform/http/visitor/visitor.ts
  test("a reload after a resume takes no flash message from the next page", async ({ page, sandbox }) => {
    await stopClock(page);
    await beShell(page);
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who, "/catalog");
    await begun(page);
    await page.evaluate(async () => {
      addEventListener("shopreload", () => (document.title = "reloaded"));
      await fetch("/cart/empty", { method: "POST", body: new URLSearchParams(), redirect: "manual" });
    });
    await fire(page, "App", "resume");
    await page.clock.runFor(200);
    await expect(page).toHaveTitle("reloaded");
    const again = page.waitForResponse((answer) => answer.request().headers()["x-quiet"] === "1");
    await page.clock.runFor(3000);
    await again;
    await page.goto("/negozi");
    await expectSaid(page, "carrello");
  });

  // spec §4: on an interval the version is compared with the latest; an older one is offered the update, once
  test("a newer version is not offered during checkout, but on the next page", async ({ page, sandbox }) => {
    await stopClock(page);
    await beShell(page);
    await sandbox.scenario("app-update");
    const { who } = await readyToOrder(sandbox);
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith("/version.json") && asked.push(request.url()));
    await signIn(page, who, "/catalog");
    await begun(page);
    for (const path of ["/checkout", "/payment"]) {
      await page.goto(path);
      await begun(page);
      await page.clock.runFor(11 * 60_000);
      await page.evaluate(() => fetch("/manifest.webmanifest"));
      expect(asked, path).toEqual([]);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.goto("/cart");
    await begun(page);
    await page.clock.runFor(10);
    await expect(page.getByRole("dialog", { name: "C'è una nuova versione" })).toBeVisible();
  });

  // spec §4: on an interval the version is compared with the latest; an older one is offered the update, once <- app/features/native/bridge/version-check.ts
  // spec §2.3: version upgrade dialog <- app/features/native/routes/upgrade.tsx
  test("a newer version is looked for every ten minutes and offered once", async ({
    page,
    sandbox,
    script,
  }) => {
    await stopClock(page);
    await beShell(page);
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith("/version.json") && asked.push(request.url()));
    await page.goto("/");
    await begun(page);
    await page.clock.runFor(9 * 60_000);
    await page.goto("/catalog");
    await begun(page);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(61_000);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("app-looked"))).not.toBeNull();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await sandbox.scenario("app-update");
    await page.clock.runFor(600_000);
    const dialog = page.getByRole("dialog", { name: "C'è una nuova versione" });
    await expect(dialog).toContainText("1.2.0");
    await expect(dialog.getByRole("link", { name: "Aggiorna" })).toHaveAttribute(
      "href",
      "https://apps.example/android/loggia",
    );
    await page.clock.resume();
    const look = await looker(page, script);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await look(`the offer of a newer version, ${colorScheme}`);
    }
    await page.goto("/");
    await begun(page);
    await page.clock.runFor(1_300_000);
    expect(asked).toHaveLength(2);
  });

  // spec house: where a phone can note nothing the bridge asks no more often, and leads nowhere twice <- app/features/native/bridge/main.ts, app/features/native/bridge/notes.ts
  test("a full storage causes no endless requests and reopens no launch link", async ({
    page,
    sandbox,
    shop,
  }) => {
    await stopClock(page);
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (name.startsWith("app-")) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, name, value);
      };
    });
    await beShell(page, { launchUrl: `${shop()}/search?query=latte` });
    await sandbox.fault("down", { path: "externalregistration/register" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((one) => one === path).length;
    await signIn(page, demo("regular"), "/catalog");
    const told = async () => {
      await page.clock.runFor(1000);
      return times("/app/phone");
    };
    await expect.poll(told).toBe(1);
    for (let minutes = 1; minutes <= 25; minutes += 1) {
      await page.clock.runFor(60_000);
      await page.evaluate(() => fetch("/manifest.webmanifest"));
    }
    expect(times("/version.json")).toBeLessThanOrEqual(2);
    expect(times("/app/phone")).toBeLessThanOrEqual(6);
    expect(times("/search")).toBe(0);
  });

  // spec §4: in the app a social login's browser closes at the backend's address, then dashboard or registration <- app/features/native/bridge/open-apart.ts
  test("a login at another host opens in a browser over the app and closes at the shop", async ({
    page,
    shop,
  }) => {
    await beShell(page);
    await page.goto("/login");
    await begun(page);
    await page.getByRole("link", { name: /Google/ }).click();
    await expect.poll(() => callsTo(page, "InAppBrowser")).toHaveLength(1);
    expect((await callsTo(page, "InAppBrowser"))[0]).toContain(`${shop()}/api/social-redir/google-mobile`);
    for (const url of ["https://accounts.google.example/", `${shop()}/api/social-redir/google-mobile?code=1`])
      await fire(page, "InAppBrowser", "urlChangeEvent", { url });
    expect(await callsTo(page, "InAppBrowser")).toHaveLength(1);
    await fire(page, "InAppBrowser", "urlChangeEvent", {
      url: `${shop()}/registration-user?social_login=google`,
    });
    await expect(page).toHaveURL(/\/registration-user\?social_login=google/);
    expect((await callsTo(page, "InAppBrowser"))[1]).toBe("InAppBrowser.close");
  });
});
