import type { Translate } from "~/i18n/translate";
import { isPublicHoliday } from "../public-holidays";
import { dayLabel, formatDay } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { Hours, Store } from "~/model/place";
import type { IsoDate } from "~/model/time";
import { placeLine, preferenceOf } from "../place/place-view";
import { openState } from "./opening-hours";

type TextContext = { t: Translate; locale: Locale; now: { date: string; time: string } };

/**
 * Formats "Aperto fino alle 20:30", "Chiuso, apre domani alle 08:00". The hours are those of a
 * usual week; on a public holiday the text adds that they may differ.
 */
export function openText(hours: Hours[], { t, locale, now }: TextContext): string | undefined {
  if (hours.length === 0) return undefined;
  const state = openState(hours, now);
  if (state.open && "always" in state) return t("delivery.hours.always");
  if (state.open) return onHoliday([now.date], t("delivery.hours.openUntil", { time: state.until }), t);
  if (!state.next) return t("delivery.hours.closed");
  return onHoliday([now.date, state.next.date], opensText(state.next, { t, locale, now }), t);
}

const onHoliday = (days: IsoDate[], text: string, t: Translate): string =>
  days.some(isPublicHoliday) ? `${text}. ${t("delivery.hours.holiday")}` : text;

function opensText({ date, opens: time }: { date: IsoDate; opens: string }, context: TextContext): string {
  const { t, locale, now } = context;
  const day = dayLabel(date, now.date);
  return day === "other"
    ? t("delivery.hours.opensOn", { day: formatDay(date, locale, "short"), time })
    : t(`delivery.hours.opens.${day}`, { time });
}

/** "1,2 km". */
export const distanceText = (kilometres: number, locale: Locale) =>
  new Intl.NumberFormat(locale === "it" ? "it-IT" : "en-GB", {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  }).format(kilometres);

/** True if the shopper prefers this store for pickup. */
export const isPreferred = ({ addressId }: Pick<Store, "addressId">, { user }: Pick<Cart, "user">): boolean =>
  addressId !== undefined && user.preferredStoreAddressId === addressId;

/** Store or locker as the pickup list shows it. */
export const storeView = (store: Store, cart: Cart, context: TextContext) => ({
  id: store.id,
  addressId: store.addressId,
  name: store.name,
  slug: store.slug,
  kind: store.kind,
  line: placeLine(store),
  distance: store.distance === undefined ? undefined : distanceText(store.distance, context.locale),
  open: openText(store.hours, context),
  ...preferenceOf(store.preferred, isPreferred(store, cart)),
  chosen:
    cart.address?.service === "pickup" && cart.address.storeId === store.id && !cart.address.autoAssigned,
});
