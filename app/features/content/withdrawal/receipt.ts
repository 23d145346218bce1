import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { fieldsOf, statementFacts, transmittedFact, type Statement } from "./statement";

/** How long the browser can show a receipt, in seconds. */
const keptSeconds = 3600;

/** What was received, and when (epoch ms). */
export type Receipt = { statement: Statement; at: number };

/** For the page that follows; false where it is too long to store. */
export const keepReceipt = ({ saveDraft }: Pick<ShopForAction, "saveDraft">, { statement, at }: Receipt) =>
  saveDraft(paths.withdrawalReceipt, { ...fieldsOf(statement), at: String(at) }, keptSeconds);

/** The receipt of who withdrew in this browser within the last hour. */
export function keptReceipt({ draft }: Pick<Shop, "draft">): Receipt | undefined {
  const kept = draft(paths.withdrawalReceipt);
  if (!kept) return undefined;
  const { name = "", order = "", email = "", goods, at } = kept;
  return { statement: { name, order, email, goods: goods || undefined }, at: Number(at) };
}

/** When the same words were received, as this browser remembers it. */
export function sentBefore(shop: Pick<Shop, "draft">, statement: Statement): number | undefined {
  const kept = keptReceipt(shop);
  const isSame = JSON.stringify(kept && fieldsOf(kept.statement)) === JSON.stringify(fieldsOf(statement));
  return isSame ? kept?.at : undefined;
}

/** A receipt as it is shown: its content, with date and time (art. 11a (4) Directive 2011/83/EU). */
export const receiptView = (shop: Pick<Shop, "t" | "locale" | "tenant">, { statement, at }: Receipt) => ({
  facts: [...statementFacts(shop, statement), transmittedFact(shop, at)],
  email: statement.email,
});
export type ReceiptView = ReturnType<typeof receiptView>;
