import type { Page } from "@playwright/test";

/** The address of somebody who is invoiced, and the form's button. */
export async function fillInvoicePlace(page: Page): Promise<void> {
  await page.getByLabel("Indirizzo", { exact: true }).fill("Via Cavour");
  await page.getByLabel("Numero civico").fill("12");
  await page.getByLabel("CAP").fill("00184");
  await page.getByLabel("Città").fill("Roma");
  await page.getByLabel("Provincia").fill("RM");
  await page.getByRole("button", { name: "Salva" }).click();
}

/** From the choice of payment to a company that is invoiced, and back; it is chosen then. */
export async function invoiceCompany(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Aggiungi un'azienda" }).click();
  await page.getByLabel("Ragione sociale").fill(name);
  await page.getByLabel("Partita IVA").fill("08974510581");
  await fillInvoicePlace(page);
  await page.getByLabel("Intestata a").selectOption({ label: `${name}, 08974510581` });
}
