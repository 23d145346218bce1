import type { Page } from "@playwright/test";

/** Fills in the address of an invoice's recipient and presses the form's button. */
export async function fillInvoicePlace(page: Page): Promise<void> {
  await page.getByLabel("Indirizzo", { exact: true }).fill("Via Cavour");
  await page.getByLabel("Numero civico").fill("12");
  await page.getByLabel("CAP").fill("00184");
  await page.getByLabel("Città").fill("Roma");
  await page.getByLabel("Provincia").fill("RM");
  await page.getByRole("button", { name: "Salva" }).click();
}

/** From the choice of payment, adds a company for the invoice, returns and selects it. */
export async function invoiceCompany(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Aggiungi un'azienda" }).click();
  await page.getByLabel("Ragione sociale").fill(name);
  await page.getByLabel("Partita IVA").fill("08974510581");
  await fillInvoicePlace(page);
  await page.getByLabel("Intestata a").selectOption({ label: `${name}, 08974510581` });
}
