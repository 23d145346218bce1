import { errorText, reason, warnings, type Notice } from "../../kernel/messages";
import { romeIso } from "../../kernel/rome-time";
import type { Sandbox, SessionRow } from "../../kernel/sandbox";
import { cartJson } from "../cart/cart-json";
import { currentCart, isLocked, slotPlaceOf, updateCart } from "../cart/current-cart";
import { acceptPrices, type Line } from "../cart/read-lines";
import { viewCart, type CartView } from "../cart/view-cart";
import { findOrder } from "../orders/find-order";
import { Refusal } from "../refusal";
import { allowed } from "../rules/order-states";
import { choosableSlot, heldUntil, holdPlace, releaseHold, slotKey, type Slot } from "../slots/slot-places";

const lockMilliseconds = 15 * 60_000;

/** Returns the slot of a cart; throws the reason if destination or slot is missing. */
function slotOf(sandbox: Sandbox, { cart, destination }: CartView): Slot {
  const chosen = destination?.service === "delivery" ? !destination.autoAssigned : destination !== undefined;
  if (!destination || !chosen) throw new Refusal("msg.address.needed");
  const place = slotPlaceOf(sandbox, destination);
  if (cart.slotDate === null || cart.slotId === null) throw new Refusal("msg.timeslot.needed");
  return choosableSlot(sandbox, place, cart.slotDate, cart.slotId);
}

/** True if a product costs more than the last price shown to the shopper. */
export const dearer = (lines: Line[]): boolean =>
  lines.some(({ goods, row }) => goods.price > row.acceptedPrice);

/** Scenario slot-full: another shopper takes the chosen slot, once per cart. */
function applySlotFull(sandbox: Sandbox, { cart }: CartView, login: string): void {
  const on = sandbox.scenarios.on("slot-full", login);
  if (!on && cart.lostSlot !== null) updateCart(sandbox, cart.cartId, { lostSlot: null });
  if (!on || cart.lostSlot !== null || cart.slotDate === null || cart.slotId === null) return;
  releaseHold(sandbox, cart.cartId);
  updateCart(sandbox, cart.cartId, { lostSlot: slotKey(cart.slotDate, cart.slotId) });
}

/**
 * Checks every condition of placing an order and returns the slot. Throws all reasons, the most
 * immediate first.
 */
function requireAll(sandbox: Sandbox, view: CartView): Slot {
  const { cart, lines, totals, minimumOrder } = view;
  if (lines.length === 0) throw new Refusal("msg.cart.empty");
  const changed = cart.changesOrderId === null ? undefined : findOrder(sandbox, cart.changesOrderId);
  if (changed && !allowed(changed, sandbox.clock.now()).canModify) throw new Refusal("msg.order.state");
  const slot = slotOrReasons(sandbox, view);
  const [first, ...others] = [
    ...("reasons" in slot ? slot.reasons : []),
    ...lines.flatMap(({ warning, stored }) =>
      warning ? [reason(warning, `${stored.product.name}: ${errorText(warning)}`)] : [],
    ),
    ...(totals.itemsTotal < minimumOrder ? [reason("msg.checkout.minimum")] : []),
  ];
  if (first) throw new Refusal(first, ...others);
  if ("reasons" in slot) throw new Refusal(...slot.reasons);
  return slot;
}

function slotOrReasons(sandbox: Sandbox, view: CartView): Slot | { reasons: Refusal["reasons"] } {
  try {
    return slotOf(sandbox, view);
  } catch (error) {
    if (error instanceof Refusal) return { reasons: error.reasons };
    throw error;
  }
}

/**
 * Checks the cart, holds the slot and locks the cart for 15 minutes.
 * Returns a rejection that must be stored (a full slot, raised prices announced once), because a
 * throw would roll it back.
 */
export function prepare(
  sandbox: Sandbox,
  { userId, login }: SessionRow,
): { refused: Refusal["reasons"] } | { data: unknown; warnings: Notice[] } {
  const cart = currentCart(sandbox, userId);
  applySlotFull(sandbox, viewCart(sandbox, cart, login), login);
  const view = viewCart(sandbox, currentCart(sandbox, userId), login);
  const until = sandbox.clock.now() + lockMilliseconds;
  try {
    const slot = requireAll(sandbox, view);
    const held = heldUntil(sandbox, cart.cartId) ?? 0;
    holdPlace(sandbox, view.cart, slot, login, Math.max(until, held));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.reasons };
  }
  const risen = dearer(view.lines);
  acceptPrices(sandbox, view.lines);
  if (risen) return { refused: [reason("msg.checkout.priceChanged")] };
  const prepareId = (isLocked(sandbox, cart) ? cart.prepareId : null) ?? crypto.randomUUID();
  updateCart(sandbox, cart.cartId, { lockedUntil: until, prepareId });
  return {
    data: { cart: cartJson(sandbox, userId, login), prepareId, expires: romeIso(until) },
    warnings: view.totals.variableTotal > 0 ? [warnings.estimatedTotal()] : [],
  };
}

export function release(sandbox: Sandbox, { userId, login }: SessionRow) {
  const { cartId } = currentCart(sandbox, userId);
  updateCart(sandbox, cartId, { lockedUntil: 0, prepareId: null });
  return { cart: cartJson(sandbox, userId, login) };
}
