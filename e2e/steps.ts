import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import type { Good } from "./goods";
import { shopHere } from "./pair";
import type { Login } from "./sandbox";
import { bring, Visitor } from "./visitor";

/** The visible step; with script it is a dialog over the page that needs it. */
export const stepOf = (page: Page): Locator => page.locator("main, dialog[open]").last();

/** The login: a page, or with script a dialog over the page that needs it. */
const loginForm = (page: Page): Locator =>
  page.locator("main, dialog").filter({ has: page.getByRole("heading", { name: "Accedi", exact: true }) });

/** Fills in and sends the open login. */
export async function signInHere(page: Page, { login, password }: Login): Promise<void> {
  const form = loginForm(page);
  await expect(form).toBeVisible();
  await form.getByLabel("E-mail").fill(login);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Accedi", exact: true }).click();
}

/**
 * Opens the login as a page, fills it in and waits for the next page; for tests about the login and
 * its effects.
 */
export async function signInByForm(page: Page, who: Login, then = "/"): Promise<void> {
  await page.goto(`/login?back=${encodeURIComponent(then)}`);
  await signInHere(page, who);
  await expect(page).toHaveURL((url) => url.pathname + url.search === then);
  // With script the address changes a moment before the page does.
  await expect(loginForm(page)).toBeHidden();
}

/** Signs this browser in without the login form, and opens a page. */
export async function signIn(page: Page, who: Login, then = "/"): Promise<void> {
  const visitor = await Visitor.like(page.context(), shopHere());
  await visitor.logIn(who);
  await bring(page, visitor, shopHere());
  await page.goto(then);
}

/** The shop's last message, as a toast or at the top of the page. */
export const said = (page: Page): Locator => page.getByRole("region", { name: "Avvisi" });

export const expectSaid = (page: Page, words: string | RegExp) => expect(said(page)).toContainText(words);

/** Name of the product whose page is open. */
export const productName = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 1 }).innerText();

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches the name of a product's control, which has brand and pack after the product's name. */
export const calling = (before: string, name: string, after = ""): RegExp =>
  new RegExp(`^${before}${literally(name)}(?: .*)?${after}$`);

/** Matches words about a product, which have brand and pack after the product's name. */
export const telling = (before: string, name: string, after: string): RegExp =>
  new RegExp(`${literally(before)}${literally(name)}(?: .*)?${literally(after)}`);

export const addButton = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: calling("Aggiungi: ", name) }).first();

/** Name of the product that a button adds, from its label. */
export const addedBy = async (add: Locator): Promise<string> =>
  ((await add.getAttribute("aria-label")) ?? "").replace("Aggiungi: ", "");

/** Follows the link to a subdepartment. */
export async function openSubdepartment(page: Page, name: string): Promise<void> {
  const tiles = page.getByRole("main").getByRole("navigation", { name: "Sottoreparti" });
  await page.waitForLoadState();
  await tiles.getByRole("link", { name, exact: true }).click();
}

/**
 * Waits for the page's styles first: Playwright reports hidden elements as visible before they
 * load.
 */
export async function isShown(control: Locator): Promise<boolean> {
  await control.page().waitForLoadState();
  return control.isVisible();
}

/** The filters of a listing; a phone folds them, so they are unfolded first. */
export async function openFilters(page: Page): Promise<Locator> {
  const filters = page.getByText(/^Filtri( \(\d+\))?$/).locator("visible=true");
  const choices = page.getByRole("group", { name: "In evidenza" });
  if (!(await isShown(choices))) await filters.first().click();
  await expect(choices).toBeVisible();
  return page.getByRole("main");
}

/** Opens a product's page and returns its name. */
export async function openProduct(page: Page, slug: string): Promise<string> {
  await page.goto(`/product/${slug}`);
  return productName(page);
}

/** Presses "Aggiungi" on the product's page, waits for the cart and returns the product's name. */
export async function add(page: Page, slug: string): Promise<string> {
  const name = await openProduct(page, slug);
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  return name;
}

/** A line of the open cart. */
export const cartLine = (page: Page, name: string): Locator =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: calling("Togli ", name, " dal carrello") }) });

/** The quantity field of a product; its name ends with the unit. */
export const quantityOf = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole("textbox", { name: calling("Quantità di ", name, " (?:pz|conf\\.|kg)") }).first();

/** Types a quantity and sends it with the keyboard. */
export async function typeQuantity(scope: Page | Locator, name: string, text: string): Promise<void> {
  const field = quantityOf(scope, name);
  await field.fill(text);
  await field.press("Enter");
}

/**
 * Expects this quantity in the cart: the server's value in the field, beyond the typed or tapped
 * value.
 */
export async function expectQuantity(scope: Page | Locator, name: string, text: string): Promise<void> {
  const field = quantityOf(scope, name);
  await expect(field).toHaveAttribute("value", text);
  await expect(field).toHaveValue(text);
}

/** Expects a message about a quantity, beside its field and as the field's description. */
export const expectNoted = (scope: Page | Locator, name: string, words: string | RegExp) =>
  expect(quantityOf(scope, name)).toHaveAccessibleDescription(
    typeof words === "string" ? new RegExp(literally(words)) : words,
  );

export async function chooseHome(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Consegna qui: / })
    .first()
    .click();
}

export async function chooseStore(page: Page, kind: "Negozio" | "Locker" = "Negozio"): Promise<void> {
  await page.getByRole("link", { name: "Ritiro", exact: true }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: kind })
    .getByRole("button", { name: /^Ritira qui: / })
    .first()
    .click();
}

/** The slots of all days, as wide windows show them. */
export const slotGrid = (page: Page): Locator => page.getByRole("group", { name: "Giorni e orari" });

/** The days of the slots, shown a day at a time in narrow windows. */
export const slotDays = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Giorni" }).getByRole("link");

/** The slots in a window of any width. */
export const slots = (page: Page): Locator => slotGrid(page).or(slotDays(page).first());

/**
 * Selects a free slot from this day on (0 = today) by keyboard, which sends no form. Returns its
 * time.
 */
export async function pickSlot(page: Page, from = 2): Promise<string> {
  await expect(slots(page)).toBeVisible();
  const slot = (await isShown(slotGrid(page))) ? await freeInGrid(page, from) : await freeByDays(page, from);
  const time = /\d\d:\d\d-\d\d:\d\d/.exec(await slot.evaluate(nameOfSlot))?.[0] ?? "";
  await slot.press("Space");
  await expect(slot).toBeChecked();
  return time;
}

const nameOfSlot = (slot: Element) =>
  slot.getAttribute("aria-label") ?? slot.parentElement?.textContent ?? "";

async function freeInGrid(page: Page, from: number): Promise<Locator> {
  const rows = await slotGrid(page).getByRole("row").all();
  const days = await slotGrid(page).getByRole("columnheader").count();
  for (let day = from; day < days; day += 1)
    for (const row of rows.slice(1)) {
      const slot = row
        .getByRole("cell")
        .nth(day)
        .getByRole("radio", { name: /libera/ });
      if ((await slot.count()) > 0) return slot;
    }
  throw new Error(`No slot is free from day ${from} on.`);
}

async function freeByDays(page: Page, from: number): Promise<Locator> {
  const slot = page.getByRole("radio", { name: /libera/ }).first();
  let nth = from;
  do {
    await slotDays(page).nth(nth).click();
    await expect(slotDays(page).nth(nth)).toHaveAttribute("aria-current", "page");
    await page.waitForLoadState();
    nth += 1;
  } while ((await slot.count()) === 0);
  return slot;
}

export const confirmSlot = (page: Page) => page.getByRole("button", { name: "Conferma la fascia" }).click();

/** Picks a slot and confirms it by the button. Returns its time. */
export async function chooseSlot(page: Page): Promise<string> {
  const time = await pickSlot(page);
  await confirmSlot(page);
  await expectSaid(page, "Fascia prenotata");
  return time;
}

/**
 * The button from the checkout page to the choice of payment; it changes the default payment if
 * there is one already.
 */
export const paymentButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Continua al|Cambia) pagamento$/ });

/** Accepts the terms on the checkout page and goes to the choice of payment. */
export async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Riepilogo dell'ordine", level: 1 })).toBeVisible();
  await page.getByLabel("Accetto le condizioni di vendita").check();
  await paymentButton(page).click();
}

/** The button that orders; it names the obligation to pay and the amount. */
export const orderButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Ordina (e paga|con obbligo di pagare) [\d.,]+\s€$/ });

/** Expects the checkout page without the way to a payment and without the button that orders. */
export const cannotGoOn = (page: Page): Promise<void> =>
  expect(paymentButton(page).or(orderButton(page))).toHaveCount(0);

/** Expects the checkout page to order directly, without a choice of payment. */
export async function ordersAtOnce(page: Page): Promise<void> {
  await expect(orderButton(page)).toBeVisible();
  await expect(paymentButton(page)).toHaveCount(0);
}

/** Goes from the checkout page to the order, or to the bank. */
export async function pay(page: Page, how: "Alla consegna" | "Carta di credito o debito"): Promise<void> {
  await acceptTerms(page);
  await expect(page.getByRole("heading", { name: "Come vuoi pagare?", level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: how }).check();
  await orderButton(page).click();
}

/** The order's number in the address of its page. */
export const orderIdOf = (page: Page): number => Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);

/** Selects the first value of every option. */
export async function chooseOptions(page: Page, { selectOptions = [] }: Good): Promise<void> {
  for (const option of selectOptions) {
    const first = option.values[0]?.name ?? "";
    const list = page.getByRole("combobox", { name: option.name });
    await page.waitForLoadState();
    if ((await list.count()) > 0) await list.selectOption({ label: first });
    else await page.getByRole("group", { name: option.name }).getByLabel(first, { exact: true }).check();
  }
}
