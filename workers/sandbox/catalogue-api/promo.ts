import type { SeedProduct } from "../catalogue/seed-types";
import type { WireHabits } from "../chains/sandbox-tenant";
import { addDays, daysFromMonday, displayDate } from "../kernel/rome-time";

/** Promotions run by the clock's week: `startDay` and `endDay` count days from its Monday, both included. */
export type Week = { monday: string; today: number };

/** A day that no week reaches: the last one of what has none. */
export const noEndDay = 9999;

/** The week of a date. */
export function weekOf(dateIso: string): Week {
  const today = daysFromMonday(dateIso);
  return { monday: addDays(dateIso, -today), today };
}

/** Cents after a promotion's percentage, rounded to the cent, never below one. */
export function promoPrice(cents: number, percent: number): number {
  return Math.max(1, Math.round((cents * (100 - percent)) / 100));
}

/** Cents of a kilogram, litre or piece, worked out of what is paid for a pack that holds so much (`held`), as a shopper would. */
export function unitPrice(cents: number, held: number): number {
  return Math.round(cents / held);
}

/** The promotion that runs today, if one does. */
export function promoToday(product: SeedProduct, week: Week): NonNullable<SeedProduct["promo"]> | undefined {
  const { promo } = product;
  return promo && promo.startDay <= week.today && week.today <= (promo.endDay ?? noEndDay)
    ? promo
    : undefined;
}

/** The wire's `warehousePromo`; `discount` says whether it tells hundredths, euro, or both. An everyday price tells neither, and no last day. */
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
