import { sampleItem } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { CartItem } from "~/model/cart";
import type { Address, Store } from "~/model/place";
import { createTranslate, type Texts } from "~/i18n/translate";
import { baseTexts } from "~/i18n/texts";

const texts: Texts = baseTexts.it;
/** Italian texts as a shopper reads them. */
export const t = createTranslate(texts, "it");

/** Returns a cart line with a piece of a product at this price, in cents. */
export const pieceAt = (id: number, cents: number): CartItem =>
  sampleItem(
    sampleProduct({ id, slug: `prodotto-${id}`, name: `Prodotto ${id}`, price: { now: cents, per: "pz" } }),
    { itemId: id, total: cents },
  );

export const sampleHome: Address = {
  id: 70,
  kind: "home",
  label: "Casa",
  street: "Via Cavour",
  number: "112",
  city: "Roma",
  province: "RM",
  postalCode: "00184",
  latitude: 41.8925,
  longitude: 12.4935,
  preferred: true,
  active: true,
};

export const sampleStore: Store = {
  id: 5,
  addressId: 900_000_005,
  name: "La Loggia Appia Nuova",
  slug: "la-loggia-appia-nuova",
  kind: "store",
  street: "Via Appia Nuova",
  number: "448",
  city: "Roma",
  province: "RM",
  postalCode: "00181",
  latitude: 41.8741,
  longitude: 12.5185,
  services: ["pickup"],
  hours: [{ weekday: "tue", opens: "08:00", closes: "20:30" }],
};
