import type { SeedProduct } from "../catalogue/seed-types";
import type { WireHabits } from "../chains/sandbox-tenant";
import { addDays, daysFromMonday, displayDate } from "../kernel/rome-time";

/**
 * Promotions follow the clock's week: `startDay` and `endDay` count days from its Monday, both
 * included.
 */
export type Week = { monday: string; today: number };

/** Last day of a promotion without end, beyond every week. */
export const noEndDay = 9999;

/** Returns the week of a date. */
export function weekOf(dateIso: string): Week {
  const today = daysFromMonday(dateIso);
  return { monday: addDays(dateIso, -today), today };
}

/** Returns the price in cents after a percentage off, rounded to the cent, at least one cent. */
export function promoPrice(cents: number, percent: number): number {
  return Math.max(1, Math.round((cents * (100 - percent)) / 100));
}

/**
 * Returns the price in cents per kilogram, litre or piece, from the price of a pack with `held`
 * units.
 */
export function unitPrice(cents: number, held: number): number {
  return Math.round(cents / held);
}

/** Returns the promotion that runs today, if any. */
export function promoToday(product: SeedProduct, week: Week): NonNullable<SeedProduct["promo"]> | undefined {
  const { promo } = product;
  return promo && promo.startDay <= week.today && week.today <= (promo.endDay ?? noEndDay)
    ? promo
    : undefined;
}

/**
 * Returns the wire's `warehousePromo`. `discount` chooses between percentage, euro and both.
 * An everyday price has no discount and no last day.
 */
export function promoJson(
  product: SeedProduct,
  promo: NonNullable<SeedProduct["promo"]>,
  week: Week,
  now: number,
  discount: WireHabits["promoDiscount"],
) {
  const less = now < product.price;
  return {
    warehousePromoId: 1_900_000 + (product.productId % 100_000),
    discountPerc:
      !less || discount === "amount"
        ? undefined
        : Math.round(((product.price - now) / product.price) * 100_000) / 1000,
    discount: !less || discount === "percent" ? undefined : (now - product.price) / 100,
    promoType: promo.type,
    warehousePromoTypeId: discount === "amount" ? 6 : 5,
    cashDeskPromo: false,
    validityDate: displayDate(addDays(week.monday, promo.startDay)),
    expireDate: promo.endDay === undefined ? undefined : displayDate(addDays(week.monday, promo.endDay)),
    view: {
      cssClass: `promo_discount promo_${promo.type}`,
      body: promo.body,
      header: promo.header,
      footer: promo.footer,
    },
  };
}
