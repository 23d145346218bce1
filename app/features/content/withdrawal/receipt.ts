import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { fieldsOf, statementFacts, transmittedFact, type Statement } from "./statement";

/** Lifetime of a receipt in the browser, in seconds. */
const keptSeconds = 3600;

/** Received statement, and its time (epoch ms). */
export type Receipt = { statement: Statement; at: number };

/** Stores the receipt for the next page; false if it is too long to store. */
export const keepReceipt = ({ saveDraft }: Pick<ShopForAction, "saveDraft">, { statement, at }: Receipt) =>
  saveDraft(paths.withdrawalReceipt, { ...fieldsOf(statement), at: String(at) }, keptSeconds);

/** Returns the receipt of a withdrawal in this browser within the last hour. */
export function keptReceipt({ draft }: Pick<Shop, "draft">): Receipt | undefined {
  const kept = draft(paths.withdrawalReceipt);
  if (!kept) return undefined;
  const { name = "", order = "", email = "", goods, at } = kept;
  return { statement: { name, order, email, goods: goods || undefined }, at: Number(at) };
}

/**
 * Returns the time (epoch ms) at which the same statement was received, if this browser stores it.
 */
export function sentBefore(shop: Pick<Shop, "draft">, statement: Statement): number | undefined {
  const kept = keptReceipt(shop);
  const isSame = JSON.stringify(kept && fieldsOf(kept.statement)) === JSON.stringify(fieldsOf(statement));
  return isSame ? kept?.at : undefined;
}

/** View of a receipt: its content, with date and time (art. 11a (4) Directive 2011/83/EU). */
export const receiptView = (shop: Pick<Shop, "t" | "locale" | "tenant">, { statement, at }: Receipt) => ({
  facts: [...statementFacts(shop, statement), transmittedFact(shop, at)],
  email: statement.email,
});
export type ReceiptView = ReturnType<typeof receiptView>;
