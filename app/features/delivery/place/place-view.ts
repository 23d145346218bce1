import type { Cart } from "~/model/cart";
import { foldWords } from "~/lib/words/fold";
import type { Address } from "~/model/place";

const street = (place: { street: string; number: string }) =>
  [place.street, place.number].filter(Boolean).join(" ");

/** "Via Appia Nuova 12, 00183 Roma". */
export const placeLine = (place: Pick<Address, "street" | "number" | "postalCode" | "city">) =>
  [street(place), [place.postalCode, place.city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** Whether the shopper chose this home for the cart. */
export const isInUse = ({ address }: Pick<Cart, "address">, id: number) =>
  address?.service === "delivery" && address.id === id && !address.autoAssigned;

/** Whether a place is the preferred one, by what it says or the shopper's record, and whether it can be made so. */
export const preferenceOf = (said: boolean | undefined, recorded: boolean) => ({
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

/** Whether an address has the text in its name, street or city, in capitals, with accents and quotes or not (§5). */
export const matches = (address: Pick<Address, "label" | "street" | "city">, text: string) => {
  const wanted = foldWords(text);
  return [address.label, address.street, address.city].some((field) => foldWords(field).includes(wanted));
};
