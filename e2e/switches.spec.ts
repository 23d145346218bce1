import { setSwitch } from "../tenants/cli/verbs/state";
import type { ConfigStore } from "../tenants/cli/kv/config-store";
import { Backend } from "./backend";
import { refuseCookies } from "./consent";
import { expect } from "./fixtures";
import { good, dear } from "./goods";
import { root, test } from "./kept-shop";
import { readyToOrder } from "./scene";
import { cannotGoOn, pay, paymentButton, signIn } from "./steps";
import { Visitor } from "./visitor";

const words = { it: "Oggi <b>sciopero</b> & neve: consegne in ritardo", en: "Strike today" };
const paused = "Per ora non diamo fasce orarie. Quello che hai nel carrello resta: riprova tra poco.";

const world = { root, now: () => new Date(), rest: async () => undefined };

const turn = (on: boolean) => async (store: ConfigStore) => {
  await setSwitch(world, store, { id: "loggia", name: "banner", on, words });
  // For slots, "off" pauses them.
  await setSwitch(world, store, { id: "loggia", name: "timeslots", on: !on });
  await setSwitch(world, store, { id: "terrecomuni", name: "maintenance", on });
};

// spec house: an operator closes a chain for works, says something on top of it, or gives no slots for now <- e2e/switches.spec.ts
test("banner, paused slots and maintenance are switched on and off at runtime", async ({
  page,
  browser,
  shop,
  sandbox,
  clientAddress,
  inKv,
}) => {
  // The shop caches values of KV for 30 seconds and renews them in the background of the first
  // request after that.
  test.setTimeout(200_000);
  const minute = { timeout: 75_000, intervals: [1000] };
  const { who } = await readyToOrder(sandbox);
  const slotless = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, slotless);
  await backend.choosePlace();
  await backend.fill([{ good: await good(sandbox, dear), quantity: 5 }]);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop(),
    extraHTTPHeaders: clientAddress,
  });
  await refuseCookies(plain, [shop(), shop("terrecomuni")]);
  const other = await plain.newPage();
  const answer = (tenant: string, path = "/") => Visitor.of(shop(tenant)).get(path);
  const banner = page.getByRole("main").getByText(words.it);

  await signIn(page, who, "/checkout");
  await expect(banner).toHaveCount(0);
  expect((await answer("terrecomuni")).status).toBe(200);

  await inKv(turn(true));
  await expect(async () => {
    expect((await answer("terrecomuni")).status).toBe(503);
    await page.goto("/checkout");
    await expect(banner).toBeVisible({ timeout: 1000 });
  }).toPass(minute);

  // The words as typed, above every framed page, even if the requested product does not exist.
  for (const path of [
    "/",
    "/category/frutta-e-verdura",
    "/search?query=latte",
    "/cart",
    "/login",
    "/product/non-c-e",
  ])
    expect((await answer("loggia", path)).body, path).toContain(
      "Oggi &lt;b&gt;sciopero&lt;/b&gt; &amp; neve",
    );
  expect((await answer("quantobasta")).body).not.toContain("sciopero");

  // Maintenance: a single page for all addresses, with the reason and a Retry-After; no form is
  // read.
  const closed = await answer("terrecomuni", "/cart");
  expect([closed.status, closed.headers["retry-after"]]).toEqual([503, "600"]);
  await other.goto(`${shop("terrecomuni")}/cart`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Terrecomuni torna presto");
  await expect(other.getByRole("link", { name: "Riprova" })).toHaveAttribute("href", "/");

  // No slot can be chosen by any request; the checkout tells it and offers no dead end.
  await signIn(other, slotless, "/checkout");
  await expect(other.getByRole("main")).toContainText(paused);
  await expect(other.getByRole("main").getByRole("link", { name: "Scegli quando" })).toHaveCount(0);
  await cannotGoOn(other);
  await other.goto("/delivery/timeslot?back=/checkout");
  await expect(other.getByRole("main")).toContainText(paused);
  await expect(other.getByRole("radio")).toHaveCount(0);
  await expect(other.getByRole("button", { name: /^Prendi il primo posto/ })).toHaveCount(0);

  // A slot chosen earlier stays valid, and the order uses it.
  await page.goto("/delivery/timeslot?back=/checkout");
  await expect(page.getByRole("main")).toContainText(paused);
  await page.goto("/checkout");
  await pay(page, "Alla consegna");
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  await expect(banner).toBeVisible();

  await inKv(turn(false));
  await expect(async () => {
    expect((await answer("terrecomuni")).status).toBe(200);
    await other.goto("/delivery/timeslot?back=/checkout");
    await expect(other.getByRole("main")).not.toContainText(paused, { timeout: 500 });
  }).toPass(minute);
  await other.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();
  await expect(other).toHaveURL("/checkout");
  await expect(paymentButton(other)).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText("sciopero");
  await page.goto("/");
  await expect(banner).toHaveCount(0);
  await plain.close();
});
