import type { Translate } from "~/i18n/translate";
import { dayLabel, formatDay } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { Locale } from "~/model/locale";
import type { Hours, Store } from "~/model/place";
import { placeLine, preferenceOf } from "../place/place-view";
import { openState } from "./opening-hours";

type TextContext = { t: Translate; locale: Locale; now: { date: string; time: string } };

/** "Aperto fino alle 20:30", "Chiuso, apre domani alle 08:00". */
export function openText(hours: Hours[], { t, locale, now }: TextContext): string | undefined {
  if (hours.length === 0) return undefined;
  const state = openState(hours, now);
  if (state.open)
    return "always" in state
      ? t("delivery.hours.always")
      : t("delivery.hours.openUntil", { time: state.until });
  if (!state.next) return t("delivery.hours.closed");
  const { date, opens: time } = state.next;
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

/** Whether it is the store that the shopper prefers to collect from. */
export const isPreferred = ({ addressId }: Pick<Store, "addressId">, { user }: Pick<Cart, "user">): boolean =>
  addressId !== undefined && user.preferredStoreAddressId === addressId;

/** A store or locker in the list one collects from. */
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
