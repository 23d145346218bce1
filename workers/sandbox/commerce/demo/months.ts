import type { Sandbox } from "../../kernel/sandbox";
import type { Destination } from "../cart/current-cart";
import { card, onDelivery } from "../checkout/payment-types";
import { favourites } from "../lists/list-store";
import { status } from "../rules/order-states";
import { wishlistLines, wishlists } from "../tables";
import type { Basket } from "./baskets";
import { placeDemoOrder, type DemoOrder } from "./demo-order";
import { giveMeans } from "./means";

/** Fills a basket by turn and size. */
type Fill = (turn: number, size: number) => Basket;

/**
 * Creates more than three months of orders, oldest first, in every final state, plus a future one
 * and payment means.
 */
export function shopForMonths(
  sandbox: Sandbox,
  userId: number,
  first: Destination,
  second: Destination,
  basket: Fill,
): void {
  const { stores } = sandbox.tenant;
  const pickupAt = (storeType: "store" | "locker"): Destination => {
    const store = stores.find((one) => one.storeType === storeType);
    return store ? { service: "pickup", store, slots: { kind: storeType, id: store.storeId } } : first;
  };
  const { gift, invoicePersonId } = giveMeans(sandbox, userId);
  const weekly = (weeks: number, asked: Partial<DemoOrder> = {}): DemoOrder => ({
    destination: first,
    slotInDays: -7 * weeks,
    placedBefore: 2,
    base: status.ordered,
    paymentTypeId: weeks % 2 === 0 ? card : onDelivery,
    ...asked,
  });
  const past: DemoOrder[] = [
    weekly(14, { base: status.failed }),
    weekly(13, { base: status.invalidated }),
    weekly(12, { replaced: true }),
    weekly(11, { gift }),
    weekly(10, { agent: true, weighed: true }),
    weekly(9, { destination: pickupAt("locker"), base: status.notCollected, paymentTypeId: card }),
    weekly(8, { destination: second }),
    weekly(7, { split: true }),
    weekly(6, { base: status.partlyDelivered, missing: true, replaced: true, invoicePersonId }),
    weekly(5, { destination: pickupAt("store") }),
    weekly(4, { note: "Lasciare la spesa in portineria.", weighed: true }),
    weekly(3, { base: status.cancelled }),
    weekly(2, { destination: second }),
    weekly(1, { invoicePersonId }),
    weekly(0, { slotInDays: 4, placedBefore: 5, paymentTypeId: card }),
  ];
  past.forEach((order, turn) => placeDemoOrder(sandbox, userId, order, basket(turn, 7 + (turn % 6))));
}

/** Creates favourites, an own list and a list shared for reading. */
export function writeLists(sandbox: Sandbox, userId: number, basket: Fill): void {
  const { db } = sandbox;
  const make = (name: string, grant: "WRITE" | "READ") =>
    db.insert(wishlists).values({ userId, name, isDefault: false, grant }).returning().get();
  const filled = [
    { list: favourites(sandbox, userId), goods: basket(20, 6) },
    { list: make("Spesa della settimana", "WRITE"), goods: basket(31, 10) },
    { list: make("Festa di Anna", "READ"), goods: basket(44, 5) },
  ];
  for (const { list, goods } of filled) {
    for (const { stored, amount } of goods) {
      db.insert(wishlistLines).values({ listId: list.listId, productId: stored.productId, amount }).run();
    }
  }
}
