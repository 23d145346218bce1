import type { Cart } from "~/model/cart";
import type { AllergenShop } from "~/features/allergens/public.server";
import { reservedUntil } from "~/features/delivery/public.server";
import { chosenAddress, isOver } from "~/lib/chosen";
import { isForAdults } from "~/lib/for-adults";
import { formatDay, slotLabel } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";
import { sharedIfMissing, wishForAll } from "~/lib/if-missing";
import { piecesOf } from "./cart-contents";
import { lineView, unreadableView, type CartLineView } from "./line-view";
import { summaryView } from "./summary-view";

/** Part of the shop object that the cart's view needs. */
export type ViewShop = AllergenShop & Pick<Shop, "tenant"> & { ebsn: Pick<Shop["ebsn"], "today"> };

function whereView({ t, tenant }: ViewShop, cart: Cart) {
  const address = chosenAddress(cart, tenant.bypass);
  if (!address) return undefined;
  const street = [address.street, address.number].filter(Boolean).join(" ");
  const delivery = address.service === "delivery";
  return {
    service: address.service,
    name: address.label || street,
    street,
    city: address.city,
    // a pickup shopper looks for the store's name, not for its street
    place: [delivery ? street : address.label || street, address.city].filter(Boolean).join(", "),
    label: t(delivery ? "cart.where.delivery" : "cart.where.pickup"),
  };
}

/** Returns the chosen slot; marked if its time is over, or if it is no longer held. */
function whenView({ t, locale, tenant, ebsn }: ViewShop, { slot, state }: Cart) {
  const now = ebsn.today();
  if (!slot || (slot.autoAssigned && !tenant.bypass.timeslot)) return undefined;
  if (isOver(slot, now)) return { over: t("delivery.slot.over") };
  return {
    label: `${formatDay(slot.date, locale, "short")}, ${slotLabel(slot.begin, slot.end)}`,
    // an order that is being changed keeps its place in the slot
    notReserved: state === "changing" || reservedUntil(slot, now) ? undefined : t("delivery.slot.notHeld"),
  };
}

/**
 * Groups the lines by department if the backend returns departments, else into one unnamed group.
 * Lines without a department come last.
 */
function groupsOf({ sectors = [] }: Cart, lines: CartLineView[]) {
  const named = sectors.map(({ name, itemIds }) => ({
    name,
    lines: lines.filter(({ itemId }) => itemIds.includes(itemId)),
  }));
  const rest = lines.filter((line) => !named.some((group) => group.lines.includes(line)));
  return [...named, { name: undefined, lines: rest }].filter((group) => group.lines.length > 0);
}

/** "8 prodotti, 12 pezzi"; the pieces appear only if their count differs from the products'. */
function countOf({ t }: ViewShop, cart: Cart): string {
  const lines = cart.items.length + cart.unreadable.length;
  const pieces = piecesOf(cart);
  const count = t("cart.count", { count: lines });
  return pieces === lines ? count : `${count}, ${t("cart.pieces", { count: pieces })}`;
}

/** Returns the whole cart as its page, its drawer and the checkout show it. */
export function cartView(shop: ViewShop, cart: Cart) {
  const { t, locale, tenant } = shop;
  const adjustmentsOf = (itemId: number) => cart.adjustments.filter((one) => one.itemId === itemId);
  const forAll = wishForAll(cart);
  const told = cart.items.map((item) =>
    lineView(item, { adjustments: adjustmentsOf(item.itemId), cart }, shop),
  );
  const groups = groupsOf(cart, told);
  return {
    // every list has the order of the departments, also without their names
    lines: [...new Set(groups.flatMap((group) => group.lines))],
    groups,
    unreadable: cart.unreadable.map((item) => unreadableView(item, t, locale)),
    count: countOf(shop, cart),
    where: whereView(shop, cart),
    when: whenView(shop, cart),
    addressEditable: cart.state !== "changing",
    ifMissing: sharedIfMissing(cart),
    wishForAll: forAll && t(`cart.preferences.${forAll}`),
    note: cart.note,
    points: cart.points,
    forAdults: cart.items.some(({ product }) => isForAdults(product, tenant.adultCategories)),
    summary: summaryView(cart, t, locale),
  };
}
export type CartView = ReturnType<typeof cartView>;
