import type { Cart, CartItem } from "~/model/cart";
import type { Product } from "~/model/product";
import { sampleProduct } from "~/lib/testing/sample-product";

export const sampleItem = (product: Product = sampleProduct(), more: Partial<CartItem> = {}): CartItem => ({
  itemId: 31,
  product,
  quantity: { by: product.rule.by, value: product.rule.first },
  total: 149,
  ifMissing: "similar",
  ...more,
});

/** Returns an empty cart without a destination, for tests. */
export const emptyCart = (more: Partial<Cart> = {}): Cart => ({
  id: 1,
  state: "open",
  user: { id: 1001, firstName: "Giulia" },
  items: [],
  unreadable: [],
  itemsTotal: 0,
  packagesTotal: 0,
  deliveryFee: 0,
  giftCodes: [],
  giftsToCome: [],
  adjustments: [],
  total: 0,
  variableTotal: 0,
  estimatedMax: 0,
  minimumOrder: 0,
  packages: [],
  scope: { warehouse: 0, date: "0", timeslot: 0 },
  note: "",
  wantsInvoice: false,
  points: 0,
  ...more,
});

export const sampleAddress: NonNullable<Cart["address"]> = {
  id: 5,
  kind: "home",
  label: "Casa",
  street: "Via Appia Nuova",
  number: "12",
  city: "Roma",
  province: "RM",
  postalCode: "00183",
  preferred: true,
  active: true,
  autoAssigned: false,
  service: "delivery",
};

/** Returns a cart for tests: one product, and an address and slot chosen by the shopper. */
export const sampleCart = (more: Partial<Cart> = {}): Cart =>
  emptyCart({
    items: [sampleItem()],
    itemsTotal: 4149,
    packagesTotal: 30,
    deliveryFee: 590,
    total: 4769,
    estimatedMax: 4769,
    minimumOrder: 3000,
    packages: [{ name: "Sacchetto compostabile", quantity: 2, total: 30 }],
    address: sampleAddress,
    slot: { id: 106, date: "2026-11-27", begin: "18:00", end: "20:00", autoAssigned: false },
    scope: { warehouse: 2321001, date: "2026-11-27", timeslot: 106 },
    ...more,
  });
