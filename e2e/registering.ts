import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import type { Login, Sandbox } from "./sandbox";

let made = 0;
/** An e-mail without an account. */
export const newEmail = (): string => `anna.${Date.now().toString(36)}.${(made += 1)}@example.com`;

/** Required fields of the first page. */
export const person = (email: string) => ({
  Nome: "Anna",
  Cognome: "D'Angelo",
  "E-mail": email,
  "Conferma e-mail": email,
  "Via, numero e città": "Via Cavour 12, 00184 Roma",
});
/** Optional fields of the first page, in its fold. */
export const more = {
  Cellulare: "347 1234567",
  "Data di nascita": "24/11/1985",
  "Codice fiscale": "DNGNNA85S64H501Z",
  "Carta fedeltà": "042 123 456 789 1",
};
/** The address in its separate fields. */
export const home = {
  Indirizzo: "Via Cavour",
  "Numero civico": "12",
  CAP: "00184",
  Città: "Roma",
  Provincia: "RM",
};

const field = (page: Page, label: string) =>
  page.getByRole("main").getByRole("textbox", { name: new RegExp(`^${label}( \\(facoltativo\\))?$`) });

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
}
export async function expectFilled(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text);
}

export const onwards = (page: Page) => page.getByRole("button", { name: "Continua", exact: true }).click();

/** Expects the page to mark this step as the current step. */
export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole("navigation", { name: "A che punto sei" }).locator("[aria-current=step]")).toHaveText(
    name,
  );

const fold = (page: Page) => page.getByRole("main").getByText("Altri dati (facoltativi)");
export const openMore = (page: Page) => fold(page).click();
export const byHand = (page: Page) => page.getByRole("button", { name: "Scrivi l'indirizzo a mano" }).click();

/** Goes from the first page to the last; the map finds the address, the shop the store. */
export async function toLastStep(page: Page, email: string): Promise<void> {
  await expectStep(page, "Chi sei");
  await fill(page, person(email));
  await openMore(page);
  await fill(page, more);
  await onwards(page);
  await expectStep(page, "Password");
}

export const createButton = (page: Page) => page.getByRole("button", { name: "Crea il mio account" });

/** Fills in the last step without sending it; the consent to the use of data is mandatory. */
export async function fillLastStep(page: Page, { password }: Pick<Login, "password">): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /informativa sulla privacy/ }).check();
}

/** Fills in and sends the last step. */
export async function finish(page: Page, login: Pick<Login, "password">): Promise<void> {
  await fillLastStep(page, login);
  await createButton(page).click();
}

export const expectSent = (page: Page) =>
  expect(page.getByRole("heading", { name: "Controlla la posta", level: 1 })).toBeVisible();

/** Links of the mails to an e-mail, newest first. */
export async function linksTo(sandbox: Sandbox, email: string): Promise<string[]> {
  const { mails } = await sandbox.mail(email);
  return mails.flatMap(({ links }) => links);
}

export const confirmButton = (page: Page) => page.getByRole("button", { name: "Conferma", exact: true });
