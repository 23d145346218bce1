import { eq } from "drizzle-orm";
import { addDays, romeInstant } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import type { Destination } from "../cart/current-cart";
import { goodsOf } from "../cart/goods";
import type { Gift } from "../cart/gift-code";
import { feeRule } from "../cart/view-cart";
import { toHold } from "../checkout/authorisations";
import { transaction } from "../checkout/payment";
import { paidBy } from "../checkout/payment-types";
import type { ReplacedItem } from "../orders/order-items";
import { writeOrder, type OrderedLine } from "../orders/write-order";
import { orders, type OrderRow } from "../order-tables";
import { payments } from "../payment-tables";
import { euro } from "../rules/money";
import { changeBefore, status, unreceived } from "../rules/order-states";
import { lineTotal, ruleOf, weightOf, wireQuantity } from "../rules/quantity";
import { isShut, windowsOf, type SlotPlace } from "../rules/slot-rules";
import { totalsOf } from "../rules/totals";
import { takenPlaces, type Slot } from "../slots/slot-places";
import type { Basket } from "./baskets";

/**
 * An order of a demo shopper. `slotInDays` counts from today, negative in the past; `placedBefore`
 * counts days before the slot.
 */
export type DemoOrder = {
  destination: Destination;
  slotInDays: number;
  placedBefore: number;
  base: number;
  paymentTypeId: number;
  agent?: boolean;
  note?: string;
  /** minimum state of the order */
  floor?: number;
  /** its last line was missing at delivery */
  missing?: true;
  /** its first line replaced another product */
  replaced?: true;
  /** its products by weight weighed more or less than ordered */
  weighed?: true;
  /** its first line comes from another warehouse */
  split?: true;
  gift?: Gift;
  invoicePersonId?: number;
};

/** Returns the first open and available slot from a day on, searching backwards for past days. */
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
  const isByPage = paidBy(asked.paymentTypeId) === "page";
  if (asked.base === status.cancelled || unreceived.includes(asked.base))
    return isByPage ? transaction.reversed : transaction.cancelled;
  if (asked.base === status.suspended) return transaction.error;
  if (asked.base === status.waiting || paidBy(asked.paymentTypeId) === "later") return transaction.inProgress;
  if (asked.slotInDays < 0) return transaction.confirmed;
  return isByPage ? transaction.authorised : transaction.inProgress;
}

/** Returns the replaced product: another one for the same amount. */
function ordered({ stored, rule, amount, total }: OrderedLine, name: string): string {
  const replaced: ReplacedItem = {
    productId: stored.productId,
    name,
    quantity: wireQuantity(rule, amount),
    grossTotal: euro(total),
  };
  return JSON.stringify(replaced);
}

const isWeighed = ({ rule, amount }: OrderedLine): boolean => weightOf(rule, amount) !== undefined;

/** Makes a line a twentieth heavier or lighter, in turn, and adjusts its price. */
function weigh(line: OrderedLine, index: number): void {
  const { rule, amount, price } = line;
  const ordered = weightOf(rule, amount) ?? 0;
  line.weight = Math.round(ordered * (index % 2 === 0 ? 1.05 : 0.95));
  line.total = lineTotal({ by: "weight" }, price, line.weight);
}

/** Returns the lines of a basket as delivered. */
function linesOf(sandbox: Sandbox, asked: DemoOrder, basket: Basket): OrderedLine[] {
  const lines = basket.map(({ stored, amount }): OrderedLine => {
    const { price, ...goods } = goodsOf(sandbox, stored);
    const rule = ruleOf({ ...goods, price });
    return { stored, rule, amount, price, total: lineTotal(rule, price, amount) };
  });
  if (asked.weighed) lines.filter(isWeighed).forEach(weigh);
  // the basket's last product is the replaced one
  const before = asked.replaced ? lines.pop() : undefined;
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && before) first.replacedItem = ordered(before, before.stored.product.name);
  if (first && asked.split) first.deliveryWarehouseId = sandbox.tenant.warehouses.at(-1)?.warehouseId;
  if (last && asked.missing) Object.assign(last, { missing: true, total: 0 });
  return lines;
}

/**
 * Places an order in the past or future. Its products have unlimited stock, so the stock stays
 * unchanged.
 */
export function placeDemoOrder(sandbox: Sandbox, userId: number, asked: DemoOrder, basket: Basket): OrderRow {
  const { destination, base, paymentTypeId, note, agent, gift, invoicePersonId } = asked;
  if (!destination.slots) throw new Error("A demo shopper's place is not served");
  const slot = freeSlot(sandbox, destination.slots, asked.slotInDays);
  const lines = linesOf(sandbox, asked, basket);
  const totals = totalsOf(
    lines.map(({ total, rule, amount }) => ({
      total,
      weighed: weightOf(rule, amount) !== undefined,
      units: rule.by === "weight" ? 1 : amount,
    })),
    feeRule(sandbox, destination.service),
    sandbox.tenant.packaging[0],
    gift?.cents ?? 0,
  );
  const placed = romeInstant(addDays(slot.date, -asked.placedBefore), "18:42");
  const order = writeOrder(sandbox, {
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
    invoicePersonId,
    allotted: gift && [{ giftId: gift.giftId, itemId: undefined, cents: totals.discount }],
  });
  return settleDemoOrder(sandbox, order, asked);
}

/** Settles the payment of a demo order and sets its minimum state. */
function settleDemoOrder(sandbox: Sandbox, order: OrderRow, { floor = 0, base }: DemoOrder): OrderRow {
  const waits = base === status.waiting || base === status.suspended;
  const isHeld = order.transactionStatus === transaction.authorised;
  if (isHeld) holdDemo(sandbox, order);
  const values = {
    floor,
    heldCents: isHeld ? toHold(sandbox, order) : 0,
    payBefore: waits ? changeBefore(order) : order.payBefore,
  };
  return sandbox.db.update(orders).set(values).where(eq(orders.orderId, order.orderId)).returning().get();
}

function holdDemo(sandbox: Sandbox, order: OrderRow): void {
  const { orderId, paymentTypeId } = order;
  const cents = toHold(sandbox, order);
  sandbox.db
    .insert(payments)
    .values({
      token: crypto.randomUUID(),
      orderId,
      paymentTypeId,
      state: "held",
      cents,
      returnOk: "",
      returnKo: "",
    })
    .run();
}
