import type { Cart, CartItem } from "~/model/cart";
import type { Address, Store } from "~/model/place";
import { createTranslate, type Texts } from "~/i18n/translate";
import { baseTexts } from "~/i18n/texts";

const texts: Texts = baseTexts.it;
/** The Italian texts as a shopper reads them. */
export const t = createTranslate(texts, "it");

export const sampleItem = (id: number, cents: number): CartItem => ({
  itemId: id,
  product: {
    id,
    slug: `prodotto-${id}`,
    name: `Prodotto ${id}`,
    brand: "",
    pack: "",
    image: "",
    imageLarge: "",
    price: { now: cents, per: "pz" },
    rule: { by: "piece", first: 1, min: 1, max: 99, step: 1, multiple: 1, locked: false },
    soldOut: false,
    isNew: false,
    highlight: false,
    weighed: false,
    classes: [],
    options: [],
    categoryId: 1,
    crumbs: [],
  },
  quantity: { by: "piece", value: 1 },
  total: cents,
  acceptAlternatives: true,
});

export const sampleCart = (change: Partial<Cart>): Cart => ({
  id: 1,
  state: "open",
  user: { id: 7 },
  items: [],
  itemsTotal: 0,
  packagesTotal: 0,
  deliveryFee: 0,
  giftCodes: [],
  total: 0,
  variableTotal: 0,
  estimatedMax: 0,
  minimumOrder: 0,
  packages: [],
  scope: { warehouse: 1, date: "0", timeslot: 0 },
  note: "",
  points: 0,
  ...change,
});

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
  hours: [{ weekday: 3, opens: "08:00", closes: "20:30" }],
};
