import type { Cart } from "~/model/cart";
import { foldWords } from "~/lib/words/fold";
import type { Address } from "~/model/place";

const street = (place: { street: string; number: string }) =>
  [place.street, place.number].filter(Boolean).join(" ");

/** "Via Appia Nuova 12, 00183 Roma". */
export const placeLine = (place: Pick<Address, "street" | "number" | "postalCode" | "city">) =>
  [street(place), [place.postalCode, place.city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** True if the shopper chose this home as the cart's destination. */
export const isInUse = ({ address }: Pick<Cart, "address">, id: number) =>
  address?.service === "delivery" && address.id === id && !address.autoAssigned;

/** Returns if a place is preferred (by its own mark or the shopper's record) and if it can be. */
export const preferenceOf = (said: boolean | undefined, recorded: boolean) => ({
  preferred: said || recorded,
  preferable: said === false && !recorded,
});

/** Saved home address as shown; `chosen` is the cart's destination. */
export const addressView = (address: Address, cart: Cart) => ({
  id: address.id,
  name: address.label || street(address),
  line: placeLine(address),
  chosen: address.active && isInUse(cart, address.id),
  ...preferenceOf(address.preferred, cart.user.preferredAddressId === address.id),
  served: address.active,
});
export type AddressView = ReturnType<typeof addressView>;

/**
 * True if an address has the text in its label, street or city, ignoring case, accents and quotes
 * (§5).
 */
export const matches = (address: Pick<Address, "label" | "street" | "city">, text: string) => {
  const wanted = foldWords(text);
  return [address.label, address.street, address.city].some((field) => foldWords(field).includes(wanted));
};
