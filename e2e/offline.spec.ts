import type { Page } from "@playwright/test";
import { setStage } from "./addresses";
import { asInstalled } from "./app/device";
import { awake, expect, test } from "./fixtures";
import type { Sandbox } from "./sandbox";
import { readyToOrder } from "./scene";
import { expectSaid, signIn } from "./steps";
import { bring, signedIn } from "./visitor";

declare global {
  /** In the worker: lets the held response arrive. */
  var come: () => void;
}

test.use({ serviceWorkers: "allow" });

/** Waits until the worker is active, so that it answers the page's next navigation. */
async function withWorker(page: Page): Promise<void> {
  await awake(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
}

/** Sorted paths of the pages that are cached as copies. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("shop-copies-"));
    const kept = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return kept.flat().sort();
  });

/** Font and colour of the heading; they prove that the style sheets are loaded. */
const looks = (page: Page) =>
  page.locator("h1").evaluate((title) => {
    const { fontSize, fontFamily, color } = getComputedStyle(title);
    return { fontSize, fontFamily, color };
  });

const note = (page: Page) => page.getByRole("note");

/**
 * Runs `work` without a network; the browser may log only its own network error. Prefetches are
 * finished first, otherwise the worker would log their failure.
 */
async function offline(page: Page, work: () => Promise<void>): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

// spec house: read-only last list, last order and store hours without a network <- app/platform/offline/service-worker.ts, app/platform/offline/copies.ts
test("the last list, order and stores are readable offline as inactive copies", async ({
  page,
  sandbox,
  shop,
}) => {
  const { shopper, listId, placed, delivered } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  await page.goto("/");
  await withWorker(page);
  for (const path of [
    `/profile/orders/${delivered}`,
    `/profile/orders/${placed}`,
    `/profile/lists/${listId}`,
    "/negozi",
    "/profile/addresses",
    "/cart",
  ])
    await page.goto(path);
  const readable = ["/negozi", `/profile/lists/${listId}`, `/profile/orders/${placed}`].sort();
  await expect.poll(() => copies(page)).toEqual(readable);
  const heading = await page.goto(`/profile/lists/${listId}`).then(() => page.locator("h1").innerText());

  const online = await looks(page);

  await offline(page, async () => {
    await page.goto(`/profile/lists/${listId}`);
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(note(page)).toHaveText(
      /^Copia del \d+ \w+ \d{4} .*: sei senza rete, la puoi solo leggere\.$/,
    );
    await expect(page.locator("form :enabled:not(fieldset)")).toHaveCount(0);
    await expect(page.locator("script")).toHaveCount(0);
    expect(await looks(page)).toEqual(online);

    for (const path of ["/cart", `/profile/orders/${delivered}`, "/profile/addresses", "/checkout"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei senza rete");
      await expect(page.getByRole("link", { name: "Riprova" })).toHaveAttribute("href", path);
    }
    await page
      .getByRole("link", { name: "I nostri negozi" })
      .or(page.locator('#copies a[href="/negozi"]'))
      .first()
      .click();
    await expect(note(page)).toBeVisible();
    await expect(page).toHaveURL("/negozi");
  });
  await page.goto("/checkout");
  await expect(note(page)).toHaveCount(0);
});

// spec house: read-only last list, last order and store hours without a network
test("a silent network shows the copy after a while, and pages without copy wait", async ({
  page,
  sandbox,
  shop,
}) => {
  const { order } = await withCopy(page, sandbox, shop());
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => {
      const { fetch, setTimeout } = globalThis;
      const isOrder = (asked: unknown) => asked instanceof Request && asked.url.includes("/profile/orders/");
      Object.assign(globalThis, {
        fetch: (asked: Request) =>
          isOrder(asked)
            ? new Promise((come) => Object.assign(globalThis, { come: () => come(fetch(asked)) }))
            : fetch(asked),
        // Eight seconds pass at once.
        setTimeout: (work: () => void) => setTimeout(work, 0),
      });
    });
  await page.goto(order);
  await expect(note(page)).toHaveText(/^Copia del .*: la rete non risponde, la puoi solo leggere\.$/);
  await expect(page.locator("script")).toHaveCount(0);
  const keptAt = () =>
    page.evaluate(async (path) => {
      const copy = await caches.match(path);
      return Number(copy?.headers.get("X-Copy-Kept"));
    }, order);
  const before = await keptAt();
  for (const worker of page.context().serviceWorkers()) await worker.evaluate(() => come());
  await expect.poll(keptAt, "what comes late is kept").toBeGreaterThan(before);
  await page.goto("/catalog");
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Frutta");
});

/** A shopper with a copy of an order. */
async function withCopy(page: Page, sandbox: Sandbox, shop: string) {
  const stage = await setStage(sandbox, shop);
  await bring(page, stage.shopper, shop);
  await page.goto("/");
  await withWorker(page);
  const order = `/profile/orders/${stage.placed}`;
  await page.goto(order);
  await page.goto(order);
  await expect.poll(() => copies(page)).toEqual([order]);
  return { ...stage, order };
}

// spec house: what is kept is of one session alone, and goes with it <- app/platform/offline/rules.ts, app/platform/offline/reader.ts
test("copies are removed on logout, at the session's end and on another login", async ({
  page,
  sandbox,
  shop,
}) => {
  const { order } = await withCopy(page, sandbox, shop());
  await page.getByText(/^Ciao/).first().click();
  await page.getByRole("banner").getByRole("button", { name: "Esci", exact: true }).click();
  await expectSaid(page, "Hai chiuso la sessione");
  await expect.poll(() => copies(page)).toEqual([]);
  await offline(page, async () => {
    await page.goto(order);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei senza rete");
    await expect(page.locator("#copies a")).toHaveCount(0);
  });

  // The shop's cookies end without a press; the first page removes the copies.
  const other = await signedIn(shop(), await sandbox.shopper("regular"));
  await bring(page, other, shop());
  // The first page shows the greeting, and a page with a one-time message is not stored.
  await page.goto("/catalog");
  await page.goto("/profile/lists/favourites");
  await expect.poll(() => copies(page)).toEqual(["/profile/lists/favourites"]);
  await page.context().clearCookies();
  await page.goto("/");
  await expect.poll(() => copies(page)).toEqual([]);

  // Another shopper signs in, without a visitor's page in between.
  await bring(page, other, shop());
  // The first page shows the greeting, and a page with a one-time message is not stored.
  await page.goto("/catalog");
  await page.goto("/profile/lists/favourites");
  await expect.poll(() => copies(page)).toEqual(["/profile/lists/favourites"]);
  await page.context().clearCookies();
  await bring(page, await signedIn(shop(), await sandbox.shopper("regular")), shop());
  await page.goto("/catalog");
  await expect.poll(() => copies(page)).toEqual([]);
});

// spec house: what is kept is of one session alone, and goes with it
test("A2: a logout without network erases the copies, which hold no name or street", async ({
  page,
  sandbox,
  shop,
}) => {
  const { order } = await withCopy(page, sandbox, shop());
  const banner = page.getByRole("banner");
  const name = (await banner.getByText(/^Ciao/).first().innerText()).replace(/^Ciao,? /, "");
  const street = (
    await banner
      .getByRole("link", { name: /^(Via|Viale|Piazza|Corso|Largo) / })
      .first()
      .innerText()
  ).trim();
  await expect(page.getByRole("main")).toContainText(street);
  const kept = await page.evaluate(async (path) => (await caches.match(path))?.text(), order);
  expect(kept).toContain("<h1");
  expect(kept).not.toContain(name);
  expect(kept).not.toContain(street);

  await banner.getByText(/^Ciao/).first().click();
  await awake(page);
  await offline(page, async () => {
    await banner.getByRole("button", { name: "Esci", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Non è stato inviato nulla");
    await page.goto(order);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei senza rete");
    await expect(page.locator("#copies a")).toHaveCount(0);
    expect(await copies(page)).toEqual([]);
  });
});

// spec §2.2: the icon of an installed shop shows how much the cart holds <- app/platform/offline/service-worker.ts
test("the number on the icon is cleared after the session's end, not before", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await page.addInitScript(() => {
    const done = () => Promise.resolve();
    Object.assign(Navigator.prototype, { setAppBadge: done, clearAppBadge: done });
  });
  await asInstalled(page);
  await signIn(page, who, "/");
  await withWorker(page);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() =>
    Object.assign(navigator, { clearAppBadge: async () => Object.assign(globalThis, { cleared: true }) }),
  );
  const cleared = () => worker?.evaluate(() => "cleared" in globalThis);
  await page.goto("/negozi");
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/badge")))).toBe(true);
  expect(await cleared()).toBe(false);
  await page.context().clearCookies();
  await page.goto("/catalog");
  await expect.poll(cleared).toBe(true);
});

test("a login that ends with the browser stores no copies", async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("regular"), "/");
  await withWorker(page);
  await page.goto("/profile/lists/favourites");
  await page.goto("/negozi");
  const reader = page.evaluate(async () => (await (await caches.open("shop-reader")).match("/"))?.text());
  await expect.poll(() => reader).toContain("name");
  expect(await copies(page)).toEqual([]);
});

// spec house: a form sent without a network says so, and is never sent by itself <- app/platform/offline/documents.ts
test("a form sent offline is not sent, says so, and waits to be pressed again", async ({ page }) => {
  await page.goto("/");
  await withWorker(page);
  await page.goto("/lista-veloce");
  const posts: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() === "POST" && request.serviceWorker()) posts.push(request.url());
  });
  await page.getByRole("main").getByRole("textbox").first().fill('latte\npane <b>"di" casa</b>');
  await offline(page, async () => {
    await page.getByRole("button", { name: "Trova i prodotti" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Non è stato inviato nulla");
    await page.getByRole("button", { name: "Invia di nuovo" }).click();
    await expect(page.locator("textarea").first()).toHaveValue('latte\npane <b>"di" casa</b>');
  });
  await page.getByRole("button", { name: "Invia di nuovo" }).click();
  await expect(page.getByRole("main")).toContainText('pane <b>"di" casa</b>');
  expect(posts).toEqual([]);
});

// spec house: what another site has filled in does not come back as the shop's own form <- app/platform/offline/service-worker.ts
test("a foreign form sent offline is not stored or offered again", async ({ page, shop }) => {
  await page.goto("/");
  await withWorker(page);
  await page.goto("/catalog");
  const other = await page.context().newPage();
  await offline(page, async () => {
    await other.evaluate((to) => {
      document.body.innerHTML = `<form method="post" action="${to}//evil.example/profile/email"><input name="email" value="evil@example.com"></form>`;
      document.forms[0]?.submit();
    }, shop());
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Non è stato inviato nulla");
    await expect(other.locator("form")).toHaveCount(0);
    expect(await other.content()).not.toContain("evil@example.com");
    await other.goto(`${shop()}//evil.example/`);
    await expect(other.getByRole("link", { name: "Riprova" })).toHaveAttribute("href", "/evil.example/");
  });
});

test("a browser that reports offline wrongly still sends its forms", async ({ page }) => {
  await page.goto("/");
  await withWorker(page);
  await page.goto("/lista-veloce");
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.getByRole("main").getByRole("textbox").first().fill("latte");
  const posted = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Trova i prodotti" }).click();
  expect((await posted).fromServiceWorker()).toBe(true);
  await expect(page.getByRole("heading", { name: /^Abbiamo trovato/ })).toBeVisible();
});

// spec house: what is kept is of one session alone, and goes with it
test("the copy of a deleted list is removed when its page is opened", async ({ page, sandbox, shop }) => {
  const { shopper, listId } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  await page.goto("/");
  await withWorker(page);
  const list = `/profile/lists/${listId}`;
  for (const path of ["/catalog", list, "/negozi"]) await page.goto(path);
  await expect.poll(() => copies(page)).toEqual(["/negozi", list]);
  await shopper.post(`${list}/delete`, {});
  await page.goto(list);
  await expect.poll(() => copies(page)).toEqual(["/negozi"]);
});

// spec house: what is kept is of one session alone, and goes with it
test("the copies of a list are removed when its owner deletes it", async ({ page, sandbox, shop }) => {
  const { shopper, listId } = await setStage(sandbox, shop());
  await bring(page, shopper, shop());
  await page.goto("/");
  await withWorker(page);
  const list = `/profile/lists/${listId}`;
  for (const path of ["/catalog", `${list}/store`, "/negozi", list]) await page.goto(path);
  await expect.poll(() => copies(page)).toEqual(["/negozi", list, `${list}/store`]);
  await page.goto(`${list}/delete`);
  await page.getByRole("main").getByRole("button", { name: "Sì, elimina" }).click();
  await expectSaid(page, "Lista eliminata");
  await expect.poll(() => copies(page)).toEqual(["/negozi"]);
  await offline(page, async () => {
    await page.goto(list);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei senza rete");
  });
});

// spec house: caches of an earlier worker go, and the shop needs no room <- app/platform/offline/service-worker.ts
test("caches of an earlier worker are removed, and pages work with a full storage", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await page.evaluate(async () => {
    await (await caches.open("shop-v0")).put("/cart", new Response("old"));
    await (await caches.open("workbox-precache-v1")).put("/offline", new Response("old"));
  });
  await withWorker(page);
  const names = () => page.evaluate(async () => (await caches.keys()).filter((name) => /v0|v1/.test(name)));
  await expect.poll(names).toEqual([]);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: shop(), quotaSize: 1 });
  await page.goto("/negozi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/negozi/i);
  await page.goto("/catalog");
  await expect(page.getByRole("main")).toBeVisible();
  expect(await copies(page)).toEqual([]);
});

// spec house: caches of an earlier worker go, and the shop needs no room
test("a browser with a broken cache storage loads pages without failed requests", async ({ page }) => {
  await page.goto("/");
  await withWorker(page);
  await page.goto("/catalog");
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => {
      const broken = () => Promise.reject(new DOMException("no", "UnknownError"));
      Object.assign(CacheStorage.prototype, { match: broken, open: broken, keys: broken });
    });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // Fetches of the page before are aborted by the navigation.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
  });
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForLoadState("load");
  await awake(page);
  expect(failed).toEqual([]);
});
