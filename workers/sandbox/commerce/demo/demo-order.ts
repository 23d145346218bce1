import { addDays, romeInstant } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import type { Destination } from "../cart/current-cart";
import { goodsOf } from "../cart/goods";
import { feeRule } from "../cart/view-cart";
import { transaction } from "../checkout/payment";
import { card } from "../checkout/payment-types";
import { writeOrder, type OrderedLine } from "../orders/write-order";
import { status } from "../rules/order-states";
import { lineTotal, ruleOf, weightOf } from "../rules/quantity";
import { isShut, windowsOf, type SlotPlace } from "../rules/slot-rules";
import { totalsOf } from "../rules/totals";
import { takenPlaces, type Slot } from "../slots/slot-places";
import type { Basket } from "./baskets";

/** An order of a demo shopper. `slotInDays` counts from today, below zero in the past; `placedBefore` days before its slot. */
export type DemoOrder = {
  destination: Destination;
  slotInDays: number;
  placedBefore: number;
  base: number;
  paymentTypeId: number;
  agent?: boolean;
  note?: string;
};

/** The first window from a day on, in the direction of its past or future, that is open and has a place. */
function freeSlot(sandbox: Sandbox, place: SlotPlace, slotInDays: number): Slot {
  const step = slotInDays < 0 ? -1 : 1;
  const windows = windowsOf(place.kind);
  for (let days = slotInDays; ; days += step) {
    const date = addDays(sandbox.clock.today(), days);
    const open = windows.filter((window) => !isShut(date, window));
    const free = open.filter(
      (window) => takenPlaces(sandbox, { place, date, window }, undefined) < window.capacity,
    );
    const window = free[Math.abs(days) % Math.max(1, free.length)];
    if (window) return { place, date, window };
  }
}

function transactionOf(asked: DemoOrder): number {
  if (asked.base === status.cancelled) return transaction.cancelled;
  if (asked.slotInDays < 0) return transaction.confirmed;
  return asked.paymentTypeId === card ? transaction.authorised : transaction.inProgress;
}

/** Places an order as if it had been placed then. Its products have unlimited stock, so none is taken. */
export function placeDemoOrder(sandbox: Sandbox, userId: number, asked: DemoOrder, basket: Basket): void {
  const { destination, base, paymentTypeId, note, agent } = asked;
  if (!destination.slots) throw new Error("A demo shopper's place is not served");
  const slot = freeSlot(sandbox, destination.slots, asked.slotInDays);
  const lines = basket.map(({ stored, amount }): OrderedLine => {
    const { price, ...goods } = goodsOf(sandbox, stored);
    const rule = ruleOf({ ...goods, price });
    return { stored, rule, amount, price, total: lineTotal(rule, price, amount) };
  });
  const totals = totalsOf(
    lines.map(({ total, rule, amount }) => ({
      total,
      weighed: weightOf(rule, amount) !== undefined,
      units: rule.by === "weight" ? 1 : amount,
    })),
    feeRule(sandbox, destination.service),
    sandbox.tenant.packaging[0],
    0,
  );
  const placed = romeInstant(addDays(slot.date, -asked.placedBefore), "18:42");
  writeOrder(sandbox, {
    userId,
    base,
    placedAt: Math.min(placed, sandbox.clock.now()),
    paymentTypeId,
    transactionStatus: transactionOf(asked),
    lines,
    totals,
    destination,
    slot,
    market: {},
    note,
    agent,
  });
}
