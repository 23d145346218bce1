import { expect, awake, test } from "./fixtures";
import { goods, plain } from "./goods";
import { held } from "./held";
import { readyToOrder, withCart } from "./scene";
import { expectSaid, signIn } from "./steps";

// Overlapping requests: a late response never replaces a newer one or removes a choice in progress.
// The journeys test the same without script.

// spec light: what was changed in the drawer shows on the page beneath it, and what overlapped shows as it is now in both
test("a dialog over a refreshed page leaves the typed note unchanged when two taps overlap", async ({
  page,
  sandbox,
}) => {
  const three = (await goods(sandbox, plain)).slice(0, 3).map((one) => ({ good: one, quantity: 1 }));
  const { who, backend } = await withCart(sandbox, three);
  await signIn(page, who, "/cart");
  await awake(page);
  // The backend carries out the requests; their responses are held back.
  await page.evaluate(() => {
    const ask = window.fetch;
    addEventListener("arrive", () => (window.fetch = ask), { once: true });
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1]?.method === "POST")
        await new Promise((resolve) => addEventListener("arrive", resolve, { once: true }));
      return answer;
    };
  });
  const main = page.getByRole("main");
  const more = main.getByRole("button", { name: /^Più / });
  for (const line of [0, 1]) await more.nth(line).click();
  const changed = async () =>
    (await backend.cart()).cartItems.filter(({ quantity }) => quantity === 2).length;
  await expect.poll(changed).toBe(2);
  await main.getByText("Nota per chi prepara la spesa").first().click();
  const note = main.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await note.fill("citofono rotto");
  await main
    .getByRole("link", { name: /^Togli .* dal carrello/ })
    .last()
    .click();
  const question = page.getByRole("dialog", { name: "Togliere dal carrello?" });
  await expect(question).toBeVisible();
  await backend.setLine((await backend.cart()).cartItems.at(-1)?.itemId ?? 0, 0);
  const readAnew = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && answer.url().endsWith("/cart"),
  );
  await page.evaluate(() => dispatchEvent(new Event("arrive")));
  await readAnew;
  await expect(more).toHaveCount(2);
  await expect(note).toHaveValue("citofono rotto");
  await question.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, "Questo prodotto non è più nel tuo carrello.");
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("a choice made while the page is refreshed stays chosen and is saved", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  await awake(page);
  const main = page.getByRole("main");
  const answer = held();
  await page.route("/cart", async (route) => {
    if (route.request().method() === "GET") await answer.until;
    await route.fallback();
  });
  await main.getByText("Hai un codice sconto?").click();
  await main.getByRole("textbox", { name: "Codice sconto o buono" }).fill("BENVENUTO5");
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await expectSaid(page, "Codice BENVENUTO5 aggiunto al carrello.");
  await main.getByText(/^Se un prodotto manca: /).click();
  const call = main.getByRole("radio", { name: /^Chiamami/ });
  await call.check();
  answer.release();
  await expect(main.getByRole("button", { name: /^Togli .*BENVENUTO5/ })).toBeVisible();
  await expect(call).toBeChecked();
  await expect(main.getByRole("textbox", { name: "Codice sconto o buono" })).toHaveValue("");
  await page.getByRole("button", { name: "Usa per tutti" }).click();
  await expectSaid(page, "Salvato per tutto il carrello.");
  expect((await backend.cart()).cartItems[0]?.cartItemInfo).toMatchObject({ notes: "Se manca, chiamami." });
});

test("two adds at once both appear in the cart, even if the older response comes last", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/search?query=pasta");
  await awake(page);
  const main = page.getByRole("main");
  const cart = page.getByRole("banner").getByRole("link", { name: /^Carrello/ });
  const number = async () => (await backend.cart()).cartItems.length;
  // The backend carries out the first request at once; its response is held back.
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      window.fetch = ask;
      const answer = await ask(...asked);
      await new Promise((resolve) => addEventListener("arrives", resolve, { once: true }));
      return answer;
    };
  });
  const add = main.getByRole("button", { name: /^Aggiungi: / });
  const before = await cart.innerText();
  await add.first().click();
  await expect.poll(number).toBe(2);
  await add.last().click();
  await expect.poll(number).toBe(3);
  await expect(cart).not.toHaveText(before);
  const both = await cart.innerText();
  const readAnew = page.waitForResponse((answer) => answer.request().method() === "GET");
  await page.evaluate(() => dispatchEvent(new Event("arrives")));
  await readAnew;
  await expect(main.getByRole("textbox", { name: /^Quantità/ })).toHaveCount(2);
  await expect(cart).toHaveText(both);
});

// spec catalogue: §3 Filters: facets of any name the backend offers, several values each, with counts
test("two long lists opened at once are both unfolded", async ({ page }) => {
  await page.goto("/search?promo=1");
  await awake(page);
  const asked = held();
  await page.route("**/search?*all=*", async (route) => {
    await asked.until;
    await route.continue();
  });
  const more = page.getByRole("main").getByRole("button", { name: /^Mostra altre/ });
  const lists = await more.count();
  expect(lists).toBeGreaterThan(1);
  for (const at of [0, 1]) await more.nth(at).click();
  asked.release();
  await expect(more).toHaveCount(lists - 2);
});
