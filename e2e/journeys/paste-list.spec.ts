import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { good, plain } from "../goods";
import { chooseHome, chooseSlot, expectSaid, signIn, signInHere } from "../steps";

const field = (page: Page) => page.getByLabel("La tua lista");

async function write(page: Page, text: string): Promise<void> {
  await page.goto("/lista-veloce");
  await field(page).fill(text);
  await page.getByRole("button", { name: "Trova i prodotti" }).click();
}

const line = (page: Page, typed: string) => page.getByRole("group", { name: `Hai scritto: ${typed}` });
const quantity = (page: Page, typed: string) => page.getByLabel(`Quantità per ${typed}`);
const addAll = (page: Page) => page.getByRole("button", { name: "Metti nel carrello" });

// spec §2.1: /lista-veloce: a written list, matched, confirmed and added at once <- app/features/lists/paste/routes/paste.tsx, app/features/lists/paste/parse-text.ts, app/features/lists/paste/match.ts, app/features/lists/paste/quantity-for.ts
// spec §4: the chain holds for many products at once; the pending action waits
test("a visitor's written list goes into the cart, through login, address and slot", async ({
  page,
  sandbox,
}) => {
  await write(page, "2 latte\n1/2 kg pane\nmele 1,5 kg\n6 uova\nxyzzyq");
  await expect(page.getByRole("heading", { name: "Abbiamo trovato 4 prodotti: controllali" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cerca «xyzzyq»" })).toHaveAttribute(
    "href",
    /\/search\?query=xyzzyq/,
  );
  await expect(quantity(page, "1/2 kg pane")).toHaveValue("0,5 kg");
  await line(page, "1/2 kg pane").getByText("Altre scelte, o niente").click();
  await line(page, "1/2 kg pane").getByRole("radio", { name: "Niente di questi" }).check();
  await quantity(page, "2 latte").fill("3");
  await addAll(page).click();

  await expect(page.getByRole("main")).toContainText("3 prodotti della lista che hai scritto");
  const who = await sandbox.shopper("regular");
  await signInHere(page, who);
  await chooseHome(page);
  await chooseSlot(page);
  await expect(page).toHaveURL(/\/cart$/);
  const { cartItems } = await (await Backend.as(sandbox, who)).cart();
  expect(cartItems.map((item) => item.quantity)).toEqual([3, 1.5, 1]);
});

test("going back from the login keeps the written list", async ({ page }) => {
  await write(page, "2 latte\n6 uova");
  await addAll(page).click();
  await expect(page.getByRole("heading", { name: "Accedi", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Indietro" }).click();
  await expect(field(page)).toHaveValue(/^2 latte\r?\n6 uova$/);
});

// spec §4: many products twice have one effect
test("B7: a line with a very large quantity asks for confirmation", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  await signIn(page, who);
  const { name } = await good(sandbox, (one) => plain(one) && one.available > 100);
  await write(page, `60 ${name}`);
  await addAll(page).click();
  await expect(page.getByRole("alert")).toContainText("Vuoi davvero 60 pezzi");
  expect((await backend.cart()).cartItems).toEqual([]);
  await page.getByRole("checkbox", { name: "Sì, 60 pezzi" }).check();
  await addAll(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect((await backend.cart()).cartItems.map((item) => item.quantity)).toEqual([60]);
});

// spec §4: many products twice have one effect
test("the same list twice fills the cart once", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  await signIn(page, who);
  for (const _ of [1, 2]) {
    await write(page, "2 latte\nburro");
    await addAll(page).click();
    await expectSaid(page, "Nel carrello: 2 prodotti della tua lista");
    await expect(page).toHaveURL(/\/cart$/);
  }
  expect((await backend.cart()).cartItems.map((item) => item.quantity)).toEqual([2, 1]);
});

test(
  "an invalid amount and an empty choice are rejected and keep the typed text",
  onServer,
  async ({ page }) => {
    await write(page, "latte\nburro");
    await quantity(page, "latte").fill("tanti");
    await addAll(page).click();
    await expect(page.getByRole("alert")).toContainText("Scrivi una quantità come 2, 500 g o 1,5 kg.");
    await expect(quantity(page, "latte")).toHaveValue("tanti");
    for (const typed of ["latte", "burro"]) {
      const group = line(page, typed);
      await group.getByText("Altre scelte, o niente").click();
      await group.getByRole("radio", { name: "Niente di questi" }).check();
    }
    await addAll(page).click();
    await expect(page.getByRole("alert")).toContainText("Non hai scelto nessun prodotto.");
  },
);

test("an empty or too long list is rejected and keeps the typed text", onServer, async ({ page }) => {
  await write(page, "  \n12\n");
  await expect(page.getByRole("alert")).toContainText("Scrivi almeno una cosa da comprare.");
  const many = Array.from({ length: 41 }, (_, index) => `latte ${index + 1}`).join("\n");
  await write(page, many);
  await expect(page.getByRole("alert")).toContainText("ne hai scritte 41");
  await expect(field(page)).toHaveValue(many);
  const huge = "caffè € ".repeat(6250);
  await write(page, huge);
  await expect(page.getByRole("alert")).toContainText("ne hai scritti");
  expect((await field(page).inputValue()).length).toBe(huge.length);
});

test("a shop that does not answer keeps the written list", onServer, async ({ page, sandbox }) => {
  await sandbox.scenario("down");
  await write(page, "quark alla vaniglia di montagna");
  await expect(page.getByRole("alert")).toContainText("Ora non riusciamo a cercare");
  await expect(field(page)).toHaveValue("quark alla vaniglia di montagna");
});
