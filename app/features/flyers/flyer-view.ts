import type { Path } from "~/lib/path";
import type { Flyer, FlyerPage } from "~/model/catalogue";
import type { Product } from "~/model/product";
import type { IsoDate } from "~/model/time";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { compareDates, formatDay } from "~/lib/rome-date";
import * as paths from "~/page/paths";

/** Flyer as pages show it: final texts only. */
export type FlyerView = {
  name: string;
  href: Path;
  /** Example: "Da lun 23 novembre a dom 29 novembre" */
  validity?: string;
  /** Example: "Ultimo giorno: oggi" */
  urgent?: string;
  pages: FlyerPage[];
};

/** True after a flyer's last day; an open end never expires. */
export const isExpired = ({ until }: Pick<Flyer, "until">, today: IsoDate): boolean =>
  until !== undefined && compareDates(until, today) < 0;

/**
 * True if some products have promotions with another end than the flyer. Their cards show their own
 * end, and the flyer must mention the difference.
 */
export const hasOtherEnds = ({ until }: Flyer, products: readonly Pick<Product, "promo">[]): boolean =>
  until !== undefined && products.some(({ promo }) => promo?.until !== undefined && promo.until !== until);

export function flyerView(flyer: Flyer, today: IsoDate, t: Translate, locale: Locale): FlyerView {
  const validity = validityText(flyer, today, t, locale);
  return {
    name: flyer.name,
    href: paths.flyer(flyer.slug),
    ...(validity && { validity }),
    ...(flyer.until === today && { urgent: t("flyers.lastDay") }),
    pages: flyer.pages,
  };
}

function validityText({ from, until }: Flyer, today: IsoDate, t: Translate, locale: Locale) {
  const day = (date: IsoDate) => formatDay(date, locale, "short");
  if (from && compareDates(from, today) > 0 && !until) return t("flyers.starts", { from: day(from) });
  if (from && until) return t("flyers.validBoth", { from: day(from), until: day(until) });
  if (until) return t("flyers.validUntil", { until: day(until) });
  return from && t("flyers.validFrom", { from: day(from) });
}

/** Flyers that have not expired, the earliest end first. */
export const current = (flyers: Flyer[], today: IsoDate): Flyer[] =>
  flyers
    .filter((flyer) => !isExpired(flyer, today))
    .sort((a, b) => compareDates(a.until ?? "9999-12-31", b.until ?? "9999-12-31"));
