import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Cents of a shown amount: "-5,00 €" is -500, "gratis" is 0, "circa 2,61 €" is 261. */
function centsOf(text: string): number {
  if (/gratis/i.test(text)) return 0;
  const [, sign, euro = "", cents = ""] = /([-−]?)\s*([\d.]+),(\d\d)\s€/.exec(text) ?? [];
  if (sign === undefined) throw new Error(`No amount: ${text}`);
  return (sign ? -1 : 1) * (Number(euro.replaceAll(".", "")) * 100 + Number(cents));
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

/** Total of a page in cents; the rows above it must add up to it. */
export async function totalOf(page: Page): Promise<number> {
  const list: Locator = page
    .getByRole("main")
    .locator("dl")
    .filter({ has: page.locator(".summary-total") });
  await expect(list).toHaveCount(1);
  const before = await list
    .locator("xpath=./div[following-sibling::div[contains(@class,'summary-total')]]/dd[1]")
    .allInnerTexts();
  const total = centsOf(await list.locator(".summary-total > dd").first().innerText());
  expect(before.length).toBeGreaterThan(1);
  expect(sum(before.map(centsOf)), before.join(" + ")).toBe(total);
  return total;
}

/** Total of a receipt in cents; the rows of the receipt's last part must add up to it. */
export function totalOfReceipt(text: string): number {
  const rows = (text.split(/^-{10,}$/m).at(-1) ?? "")
    .split("\n")
    .filter((row) => /^\S.* ( [-−]?[\d.]+,\d\d €|gratis)$/.test(row));
  const at = rows.findIndex((row) => row.startsWith("TOTALE"));
  const total = centsOf(rows[at] ?? "");
  expect(sum(rows.slice(0, at).map(centsOf)), rows.join("\n")).toBe(total);
  return total;
}
