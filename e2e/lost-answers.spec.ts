import type { Locator, Page, Route } from "@playwright/test";
import { awake, expect, test } from "./fixtures";
import { good, plain } from "./goods";
import { held } from "./held";
import { readyToOrder } from "./scene";
import type { Sandbox } from "./sandbox";
import { addedBy, expectSaid, signIn } from "./steps";

/** Behaviour of our script when a response is lost or comes from a source other than the shop. */

const adds = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Aggiungi: / });
const list = "/search?query=pasta";
/** Address of the add request; the added product is in the query (`/cart/add?add=...`). */
const addForm = /\/cart\/add\b/;

/** Replaces the first responses to forms with these. */
async function answerOnce(page: Page, answers: ("no connection" | { text: string; init: ResponseInit })[]) {
  await page.evaluate((left) => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      const instead = asked[1]?.method === "POST" ? left.shift() : undefined;
      if (instead === undefined) return ask(...asked);
      const { dataset } = document.documentElement;
      dataset.waiting = String(Number(dataset.waiting ?? 0) + 1);
      await new Promise((resolve) => addEventListener("answers", resolve, { once: true }));
      if (typeof instead === "string") throw new TypeError(instead);
      return new Response(instead.text, instead.init);
    };
  }, answers);
}
async function letThemCome(page: Page, number: number) {
  await expect(page.locator("html")).toHaveAttribute("data-waiting", String(number));
  await page.evaluate(() => dispatchEvent(new Event("answers")));
}

for (const [who, answer] of [
  [
    "a proxy says something",
    { text: "<h1>Bad gateway</h1>", init: { status: 502, headers: { "Content-Type": "text/html" } } },
  ],
  [
    "half of it arrives",
    { text: '{"goTo":"/', init: { headers: { "Content-Type": "application/json", "X-Request-Id": "1" } } },
  ],
] as const) {
  test(`a form is sent as without script if ${who} instead of the answer`, async ({ page, sandbox }) => {
    const { who: shopper, backend } = await readyToOrder(sandbox);
    await signIn(page, shopper, list);
    await awake(page);
    const before = (await backend.cart()).cartItems.length;
    const name = await addedBy(adds(page).first());
    await answerOnce(page, [answer]);
    await adds(page).first().click();
    await letThemCome(page, 1);
    await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
    expect((await backend.cart()).cartItems).toHaveLength(before + 1);
  });
}

// spec again: X16: what is sent or read in place ends after ten seconds, as where its answer is lost
test("X16: a tap on a hanging connection is sent again after ten seconds and counts once", async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  await awake(page);
  const before = (await backend.cart()).cartItems.length;
  const name = await addedBy(adds(page).first());
  // The first request hangs.
  await page.route(addForm, () => {}, { times: 1 });
  const asked = page.waitForRequest(addForm);
  await adds(page).first().click();
  await asked;
  const again = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.method() === "POST");
  await page.clock.runFor(10_100);
  await again;
  await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
  expect((await backend.cart()).cartItems).toHaveLength(before + 1);
});

// spec again: X16: what is sent or read in place ends after ten seconds, as where its answer is lost
test("X16: a hanging filter or dialog becomes a full navigation after ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/category/frutta-e-verdura");
  await awake(page);
  const login = page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true });
  for (const [path, press] of [
    ["**/category/frutta-e-verdura?**", () => page.getByRole("checkbox", { name: /^Biologico/ }).check()],
    ["**/login**", () => login.click()],
  ] as const) {
    await page.route(path, () => {}, { times: 1 });
    const asked = page.waitForRequest(path);
    await press();
    await asked;
    const gone = page.waitForRequest((sent) => sent.isNavigationRequest());
    await page.clock.runFor(10_100);
    await gone;
    await page.waitForLoadState();
    await awake(page);
  }
  await expect(page.getByRole("main")).toBeVisible();
});

// spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
test("a foreign response in place of a dialog leads to the page instead", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => {
    window.fetch = () => Promise.resolve(new Response("<h1>Rete ospiti</h1>"));
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Scegli dove e quando/ })
    .click();
  // The browser itself navigates to the page.
  await expect(page).toHaveURL(/\/delivery/);
  await expect(page.getByRole("heading", { name: "Rete ospiti" })).toHaveCount(0);
});

/** Taps the first and the last add button in the same tick, as two fingers do. */
const tapBoth = (page: Page) =>
  adds(page).evaluateAll((all) => [all.at(0), all.at(-1)].forEach((one) => (one as HTMLElement).click()));

// spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
test("two forms with lost responses are both sent again", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  await awake(page);
  const number = async () => (await backend.cart()).cartItems.length;
  const before = await number();
  await answerOnce(page, ["no connection", "no connection"]);
  await tapBoth(page);
  await letThemCome(page, 2);
  await expect.poll(number).toBe(before + 2);
  await expect(page).toHaveURL(/#p-\d+$/);
});

/** Number of add calls that the backend received. */
const timesAdded = async (sandbox: Sandbox) =>
  (await sandbox.calls()).filter(({ path }) => path.endsWith("/cart/add")).length;

/** Expects the first add's message; "already in the cart" does not match. */
async function expectAdded(page: Page, name: string) {
  await expectSaid(page, "Nel carrello: ");
  await expectSaid(page, ` di ${name}`);
}

/** Holds our script back, then answers its request with `then`. */
async function heldScript(page: Page, then: (route: Route) => Promise<void>) {
  const script = held();
  await page.route("**/assets/*.js", async (route) => {
    await script.until;
    await then(route);
  });
  return script;
}
/**
 * Opens the list as a shopper who may order, while our script is held back. Returns the first
 * product's name.
 */
async function listBefore(page: Page, sandbox: Sandbox, then: (route: Route) => Promise<void>) {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  const script = await heldScript(page, then);
  await page.goto(list);
  await sandbox.clearCalls();
  return { script, name: await addedBy(adds(page).first()) };
}
const comes = (route: Route) => route.continue();
const failsToCome = (route: Route) => route.fulfill({ status: 500, body: "down" });

const tap = (add: Locator) => add.evaluate((one) => (one as HTMLElement).click());
/** Taps the first add button, and runs `then` right after it. */
async function tapThen(page: Page, then: () => void) {
  await tap(adds(page).first());
  await page.evaluate(then);
}
/**
 * Holds add requests back. `firstAsked` resolves once the first has left, because moving the page's
 * clock does not wait for the network.
 */
async function heldAdds(page: Page) {
  const firstAsked = page.waitForRequest(addForm);
  const adding = held();
  await page.route(addForm, async (route) => {
    await adding.until;
    await route.continue();
  });
  return { firstAsked, release: adding.release };
}

test.describe("a script that fails to load", () => {
  test.use({ script: "blocked" });

  // spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
  test("adds two products tapped while waiting for the script, each once", async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, list);
    const number = async () => (await backend.cart()).cartItems.length;
    const before = await number();
    const script = await heldScript(page, failsToCome);
    await page.goto(list);
    await sandbox.clearCalls();
    await tapBoth(page);
    await tapBoth(page);
    script.release();
    await expect.poll(number).toBe(before + 2);
    await expect(page).toHaveURL(/#p-\d+$/);
    expect(await timesAdded(sandbox)).toBe(2);
  });

  // spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer
  test("reports a product added before the script once, and adds it once", async ({ page, sandbox }) => {
    const { script, name } = await listBefore(page, sandbox, failsToCome);
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await tap(adds(page).first());
    await answered;
    script.release();
    await expectAdded(page, name);
    await expect(page).toHaveURL(/#p-\d+$/);
    await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
    expect(await timesAdded(sandbox)).toBe(1);
  });

  // spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer
  test("sends an add with a gift code once and reports the invalid code", async ({ page, sandbox }) => {
    const { who, good: inCart } = await readyToOrder(sandbox);
    const other = await good(sandbox, (one) => plain(one) && one.slug !== inCart.slug);
    await signIn(page, who);
    const script = await heldScript(page, failsToCome);
    await page.goto(`/product/${other.slug}`);
    await sandbox.clearCalls();
    await page.locator("#gift-code").evaluate((field) => {
      (field as HTMLInputElement).value = "NIENTE-9";
    });
    await tap(page.locator("main .stepper-add").first());
    script.release();
    await expectSaid(page, "NIENTE-9");
    expect(await timesAdded(sandbox)).toBe(1);
  });

  // spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once <- app/enhance/in-place.ts, app/enhance/boot.ts, app/enhance/leaving.ts
  test("makes a link wait for the response to an earlier tap", async ({ page, sandbox }) => {
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who, list);
    const script = await heldScript(page, failsToCome);
    await page.goto(list);
    await sandbox.fault("slow", { path: "cart/add", times: 1, seconds: 1 });
    const name = await addedBy(adds(page).first());
    await tapThen(page, () => document.querySelector<HTMLElement>("header a[href='/cart']")?.click());
    script.release();
    await expect(page).toHaveURL("/cart");
    await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
  });
});

/** Addresses of the add forms posted from now on. */
function postsOf(page: Page) {
  const posts: string[] = [];
  page.on("request", (asked) => {
    if (asked.method() === "POST" && new URL(asked.url()).pathname === "/cart/add") posts.push(asked.url());
  });
  return posts;
}

// spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer <- app/enhance/boot.ts, app/features/cart/add/add-to-cart-action.ts
test("an add is sent before the script has loaded, and shows its quantity", async ({ page, sandbox }) => {
  const { script, name } = await listBefore(page, sandbox, comes);
  const posts = postsOf(page);
  const add = adds(page).first();
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await tap(add);
  await expect(add).toContainText(/^\d/);
  await tap(add);
  await answered;
  script.release();
  await expectAdded(page, name);
  await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
  await awake(page);
  expect(posts).toHaveLength(1);
});

// spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer
test("a late script reports the response to an add still under way", async ({ page, sandbox }) => {
  await page.clock.install();
  const { script, name } = await listBefore(page, sandbox, comes);
  const adding = await heldAdds(page);
  const posts = postsOf(page);
  await tap(adds(page).first());
  await adding.firstAsked;
  await page.clock.runFor(2100);
  await expect(page.locator("html")).toHaveAttribute("aria-busy", "true");
  script.release();
  await expect(page.locator("html")).toHaveAttribute("data-script", "on");
  adding.release();
  await expectAdded(page, name);
  await expect(page.locator("html")).not.toHaveAttribute("aria-busy");
  expect(posts).toHaveLength(1);
});

// spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer
test("an unanswered add without the script reloads the page and is not sent again", async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await listBefore(page, sandbox, comes);
  const adding = await heldAdds(page);
  const posts = postsOf(page);
  await tap(adds(page).first());
  await adding.firstAsked;
  await page.clock.runFor(2100);
  await expect(page.locator("html")).toHaveAttribute("aria-busy", "true");
  const again = page.waitForRequest((asked) => asked.isNavigationRequest() && asked.method() === "GET");
  await page.clock.runFor(8100);
  await again;
  expect(posts).toHaveLength(1);
  adding.release();
});

// spec light: a tap on add is sent beside the fetch of the script, shows its quantity at once, and counts once whatever becomes of script and answer
test("an add with a lost response before the script is reported and added once", async ({
  page,
  sandbox,
}) => {
  const { script, name } = await listBefore(page, sandbox, comes);
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      window.fetch = ask;
      await ask(...asked);
      document.documentElement.dataset.lost = "";
      throw new TypeError("no connection");
    };
  });
  await tap(adds(page).first());
  await expect(page.locator("html")).toHaveAttribute("data-lost");
  script.release();
  await expectAdded(page, name);
  expect(await timesAdded(sandbox)).toBe(1);
});

// spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
test("a search waits for an add that waits for the script", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  const script = await heldScript(page, comes);
  await page.goto(list);
  await sandbox.fault("slow", { path: "cart/add", times: 1, seconds: 1 });
  const name = await addedBy(adds(page).first());
  const again = page.waitForRequest((asked) => asked.isNavigationRequest());
  await tapThen(page, () =>
    document.querySelector<HTMLFormElement>("form[action='/search']")?.requestSubmit(),
  );
  script.release();
  await again;
  await page.waitForLoadState();
  await expect(page.getByRole("main").getByRole("textbox", { name: `Quantità di ${name}` })).toBeVisible();
});

// spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
test("a refusal unfolds its folded form and stays after another form's response", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, list);
  await page.goto("/cart");
  await awake(page);
  const fold = page.locator("details", { has: page.getByLabel(/^Codice sconto/) });
  const title = page.getByText("Hai un codice sconto?");
  await title.click();
  await page.getByLabel(/^Codice sconto/).fill("NIENTE-9");
  const refused = held();
  await page.route("**/cart", async (route) => {
    if (route.request().method() === "POST") await refused.until;
    await route.continue();
  });
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await title.click();
  await expect(fold).not.toHaveAttribute("open");
  refused.release();
  await expect(fold.getByText("Il codice sconto non è valido").first()).toBeVisible();
  const readAnew = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && answer.url().endsWith("/cart"),
  );
  await page.getByText(/^Se un prodotto manca/).click();
  await page.getByRole("button", { name: "Usa per tutti" }).click();
  await readAnew;
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
  await expect(fold.getByText("Il codice sconto non è valido").first()).toBeVisible();
});
