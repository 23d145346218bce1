import type { Answer } from "../../e2e/http";
import type { Landed } from "./shopper";
import type { Outcome, Target } from "./ledger";
import type { Amounts, CartLine } from "./truth";

/** What the shopper knows when a form is sent: the lines that stand, and how to look into lists and orders. */
export type Known = {
  cart: CartLine[];
  list(listId: number): Promise<Amounts>;
  order(orderId: number): Promise<Amounts>;
};
type Fields = [string, string][];

const target = (fields: Fields): { value: number; atLeast: boolean } | undefined => {
  const { intent = "", quantity } = Object.fromEntries(fields);
  const pressed = /^(to|least):(\d+)$/.exec(intent);
  if (pressed) return { value: Number(pressed[2]), atLeast: pressed[1] === "least" };
  return quantity && /^\d+$/.test(quantity) ? { value: Number(quantity), atLeast: false } : undefined;
};

const atLeast = (amounts: Amounts): Target[] =>
  [...amounts].map(([productId, value]) => ({ productId, value, atLeast: true }));

/** What a form asks of the cart, read from its address and fields; empty when it asks nothing. */
export async function targetsOf(path: string, fields: Fields, known: Known): Promise<Target[]> {
  const [, first, second, third, fourth] = new URL(path, "http://shop").pathname.split("/");
  const productAt = (itemId: string | undefined) =>
    known.cart.find((line) => line.itemId === Number(itemId))?.productId;
  const aim = target(fields);
  if (first === "cart" && second === "add" && aim) {
    const productId = Number(Object.fromEntries(fields).productId);
    return aim.value > 0 ? [{ productId, ...aim }] : [];
  }
  if (first === "cart" && second === "lines") {
    const productId = productAt(third);
    if (productId === undefined) return [];
    if (fourth === "remove") return [{ productId, value: 0, atLeast: false }];
    return aim && aim.value > 0 ? [{ productId, value: aim.value, atLeast: false }] : [];
  }
  if (first === "profile" && second === "lists" && (fourth === "cart" || fourth === "deliver"))
    return atLeast(await known.list(Number(third)));
  if (first === "profile" && second === "orders" && third && !fourth)
    return atLeast(await known.order(Number(third)));
  return [];
}

const isFlash = (cookie: string) => /^(__Host-)?[a-z]+-f[0-9a-z]{12,16}=[^;]/.test(cookie);

/**
 * Whether the shop has confirmed what was asked for. A new quantity of a line is confirmed by a redirect without a message; anything else
 * by a message that says so.
 */
export function outcomeOf(path: string, answers: Answer[], page: Landed): Outcome {
  if (!page.well || page.status !== 200) return "unsure";
  if (page.toasts.some(({ kind }) => kind === "error" || kind === "warn")) return "unsure";
  if (/^\/cart\/lines\/\d+$/.test(path)) {
    const silent = answers.every(
      ({ status, headers }) => status === 303 && !(headers["set-cookie"] ?? []).some(isFlash),
    );
    return silent && !/^\/(login|delivery|resume)/.test(page.path) ? "sure" : "unsure";
  }
  return page.toasts.some(({ kind, text }) => /ok|info/.test(kind) && /carrello/i.test(text))
    ? "sure"
    : "unsure";
}
