import type { Address, Cart, Store } from "~/ebsn/model";

const street = (place: { street: string; number: string }) =>
  [place.street, place.number].filter(Boolean).join(" ");

/** "Via Appia Nuova 12, 00183 Roma". */
export const placeLine = (place: Pick<Address, "street" | "number" | "postalCode" | "city">) =>
  `${street(place)}, ${[place.postalCode, place.city].filter(Boolean).join(" ")}`;

/** A saved home address; the chosen one is that of the cart. */
export const addressView = (address: Address, cart: Cart) => ({
  id: address.id,
  name: address.label || street(address),
  line: placeLine(address),
  chosen:
    cart.address?.service === "delivery" && cart.address.id === address.id && !cart.address.autoAssigned,
  preferred: address.preferred || cart.user.preferredAddressId === address.id,
  served: address.active,
});

export const storeView = (store: Store, cart: Cart) => ({
  id: store.id,
  name: store.name,
  kind: store.kind,
  line: placeLine(store),
  chosen:
    cart.address?.service === "pickup" && cart.address.storeId === store.id && !cart.address.autoAssigned,
});
