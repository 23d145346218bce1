import { between, chance } from "./hash";
import type { SeedProduct } from "./seed-types";

type Promo = NonNullable<SeedProduct["promo"]>;

const steps = [10, 15, 20, 20, 25, 25, 30, 30, 33, 40, 50];

/**
 * Returns the promotion of about one article in eight per tenant; one in ten of them is an everyday
 * price.
 * Days count from the Monday of the current week.
 */
export function promoOf(tenant: string, slug: string, spoils: boolean): Promo | undefined {
  const promo = offerOf(tenant, slug);
  if (!promo || spoils || promo.percent === 0) return promo;
  return { ...promo, lowestPercent: lowestPercentOf(promo, chance("promo lowest", tenant, slug)) };
}

/**
 * Returns the lowest price of the thirty days before, in percent of the list price. It is usually
 * 100.
 * One product in six had an earlier promotion, and a few of these had today's price.
 */
function lowestPercentOf({ percent }: Promo, luck: number): number {
  if (luck < 0.03) return 100 - percent;
  return luck < 0.16 ? 100 - Math.round(percent / 3) : 100;
}

function offerOf(tenant: string, slug: string): Promo | undefined {
  if (chance("promo", tenant, slug) >= 0.12) return undefined;
  const kind = chance("promo kind", tenant, slug);
  const percent = steps[Math.floor(chance("promo percent", tenant, slug) * steps.length)] ?? 20;
  const days = {
    startDay: between(-7, 0, "promo start", tenant, slug),
    endDay: between(6, 13, "promo end", tenant, slug),
  };
  if (kind < 0.7) return { percent, type: "tapvis", body: "PROMO", ...days };
  // an everyday price has no discount and no last day
  if (kind < 0.8)
    return { percent: 0, type: "piubassi", body: "PI&Ugrave; BASSI SEMPRE", startDay: days.startDay };
  return {
    percent: Math.max(percent, 20),
    type: "volantino",
    body: "OFFERTA VOLANTINO",
    header: "<b>Solo questa settimana</b>",
    footer: "Fino a <i>esaurimento scorte</i>",
    ...days,
  };
}
