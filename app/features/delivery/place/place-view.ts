import type { Cart } from "~/model/cart";
import type { Address, Hours, Store } from "~/model/place";
import type { Locale } from "~/model/locale";
import type { Translate } from "~/i18n/translate";
import { dayLabel, formatDay } from "~/lib/rome-date";
import { openState } from "../stores/opening-hours";

const street = (place: { street: string; number: string }) =>
  [place.street, place.number].filter(Boolean).join(" ");

/** "Via Appia Nuova 12, 00183 Roma". */
export const placeLine = (place: Pick<Address, "street" | "number" | "postalCode" | "city">) =>
  [street(place), [place.postalCode, place.city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** Does the cart go to this home, by the shopper's choice? */
export const isInUse = ({ address }: Pick<Cart, "address">, id: number) =>
  address?.service === "delivery" && address.id === id && !address.autoAssigned;

/** Whether a place is the preferred one, by what it says or the shopper's record, and whether it can be made so. */
const preferenceOf = (said: boolean | undefined, recorded: boolean) => ({
  preferred: said || recorded,
  preferable: said === false && !recorded,
});

/** A saved home address; the chosen one is that of the cart. */
export const addressView = (address: Address, cart: Cart) => ({
  id: address.id,
  name: address.label || street(address),
  line: placeLine(address),
  chosen: address.active && isInUse(cart, address.id),
  ...preferenceOf(address.preferred, cart.user.preferredAddressId === address.id),
  served: address.active,
});
export type AddressView = ReturnType<typeof addressView>;

/** §5: name, street or city, whatever the case. */
export const matches = (address: Pick<Address, "label" | "street" | "city">, text: string) => {
  const wanted = text.trim().toLocaleLowerCase("it");
  return [address.label, address.street, address.city].some((field) =>
    field.toLocaleLowerCase("it").includes(wanted),
  );
};

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
  ...preferenceOf(
    store.preferred,
    store.addressId !== undefined && cart.user.preferredStoreAddressId === store.addressId,
  ),
  chosen:
    cart.address?.service === "pickup" && cart.address.storeId === store.id && !cart.address.autoAssigned,
});
