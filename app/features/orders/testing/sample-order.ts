import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Order } from "~/model/order";

const { address, slot } = sampleCart();
/** Order for tests: one product, placed and not yet taken charge of. */
export const sampleOrder = (more: Partial<Order> = {}): Order => ({
  id: 100015,
  status: "ordered",
  suspended: false,
  placedOn: "2026-11-20",
  placedAt: "18:42",
  payment: { id: 2, kind: "onDelivery", name: "Alla consegna" },
  itemsTotal: 4149,
  packagesTotal: 30,
  deliveryFee: 590,
  total: 4769,
  variableTotal: 0,
  estimatedMax: 4769,
  address,
  slot,
  items: [{ id: 1, product: sampleProduct(), quantity: { by: "piece", value: 2 }, total: 298 }],
  unreadable: [],
  itemCount: 1,
  canModify: true,
  canCancel: true,
  canPay: false,
  byAgent: false,
  packages: [],
  subOrders: [],
  adjustments: [],
  giftCodes: [],
  invoices: [],
  ...more,
});
