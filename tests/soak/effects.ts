import type { Landed } from "./shopper";
import type { Outcome, Target } from "./ledger";
import type { Amounts, CartLine } from "./truth";

/** State known when a form is sent: the cart's lines, and access to lists and orders. */
export type Known = {
  cart: CartLine[];
  list(listId: number): Promise<Amounts>;
  order(orderId: number): Promise<Amounts>;
};
type Fields = [string, string][];

/**
 * Target quantity in the backend's unit. A typed value is in this unit already; a button of weighed
 * goods sends grams.
 */
const target = (fields: Fields, weighed = false): { value: number; atLeast: boolean } | undefined => {
  const { intent = "", quantity } = Object.fromEntries(fields);
  const pressed = /^(to|least):(\d+)$/.exec(intent);
  if (pressed) return { value: Number(pressed[2]) / (weighed ? 1000 : 1), atLeast: pressed[1] === "least" };
  return quantity && /^\d+$/.test(quantity) ? { value: Number(quantity), atLeast: false } : undefined;
};

const atLeast = (amounts: Amounts): Target[] =>
  [...amounts].map(([productId, value]) => ({ productId, value, atLeast: true }));

/**
 * Changes to the cart that a form requests, from its address and fields; empty if there are none.
 */
export async function targetsOf(path: string, fields: Fields, known: Known): Promise<Target[]> {
  const [, first, second, third, fourth] = new URL(path, "http://shop").pathname.split("/");
  if (first === "cart" && second === "add") {
    const aim = target(fields);
    const productId = Number(Object.fromEntries(fields).productId);
    return aim && aim.value > 0 ? [{ productId, ...aim }] : [];
  }
  if (first === "cart" && second === "lines") {
    const line = known.cart.find(({ itemId }) => itemId === Number(third));
    if (!line) return [];
    const { productId, bounds } = line;
    if (fourth === "remove") return [{ productId, value: 0, atLeast: false }];
    const aim = target(fields, bounds.weighed);
    return aim && aim.value > 0 ? [{ productId, value: aim.value, atLeast: false }] : [];
  }
  if (first === "profile" && second === "lists" && (fourth === "cart" || fourth === "deliver"))
    return atLeast(await known.list(Number(third)));
  if (first === "profile" && second === "orders" && third && !fourth)
    return atLeast(await known.order(Number(third)));
  return [];
}

/**
 * Outcome of a form: `sure` if a message of the shop confirms it; `none` if the shop first asks to
 * confirm the line's removal.
 */
export function outcomeOf(page: Landed): Outcome {
  if (/^\/cart\/lines\/\d+\/remove/.test(page.path) && page.toasts.length === 0) return "none";
  if (/^\/(login|delivery|resume|service-down)\b/.test(page.path)) return "pending";
  if (!page.well || page.status !== 200) return "unsure";
  if (page.toasts.some(({ kind }) => kind === "error" || kind === "warn")) return "unsure";
  return page.toasts.some(({ kind, text }) => /ok|info/.test(kind) && /carrello/i.test(text))
    ? "sure"
    : "unsure";
}
