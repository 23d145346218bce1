import { categoryTree } from "../../catalogue-api/category-tree";
import type { Market } from "../../catalogue-api/market";
import { displayDate, romeIso } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { findOrder } from "../orders/find-order";
import { addressJson, storeAddressJson } from "../places/place-json";
import { giftToCome } from "../rules/gifts";
import { euro } from "../rules/money";
import { changeBefore } from "../rules/order-states";
import { weightOf, wireQuantity } from "../rules/quantity";
import { windowOf, type SlotPlace } from "../rules/slot-rules";
import { heldUntil } from "../slots/slot-places";
import { shopperOf } from "../shoppers/find-shopper";
import type { CartRow } from "../tables";
import { userJson } from "./cart-user";
import { cartStatus, currentCart, warehouseIdOf, type Destination } from "./current-cart";
import { adjustmentJson, giftJson, giftToComeJson } from "./gift-code";
import { chosenOptions, pricedProduct, type ProductJson } from "./goods";
import { packagesJson } from "./packaging";
import { pointsOf } from "./points";
import type { Line } from "./read-lines";
import { viewCart, type CartView } from "./view-cart";

/** Sets the delivery warehouse that the client chose for a product. */
function productFrom({ tenant }: Sandbox, warehouseId: number | null, product: ProductJson): ProductJson {
  const chosen = tenant.warehouses.find((warehouse) => warehouse.warehouseId === warehouseId);
  if (!chosen) return product;
  return { ...product, deliveryWarehouse: { warehouseId: chosen.warehouseId, name: chosen.name } };
}

/** Returns a line as the wire's CartItem. */
function itemJson(sandbox: Sandbox, { row, stored, rule, total, weighed, warning }: Line, market: Market) {
  const weight = weighed ? weightOf(rule, row.amount) : undefined;
  return {
    itemId: row.itemId,
    cartItemId: row.itemId,
    quantity: wireQuantity(rule, row.amount),
    weight: weight === undefined ? undefined : weight / 1000,
    grossTotal: euro(total),
    product: productFrom(
      sandbox,
      row.deliveryWarehouseId,
      pricedProduct(sandbox, stored, market, row.options),
    ),
    searchParams: row.searchParams ?? undefined,
    cartItemInfo: {
      accept_alternatives: String(row.acceptAlternatives),
      customWeight: row.customWeight || undefined,
      notes: row.notes ?? undefined,
    },
    selectOptions: chosenOptions(stored, row.options),
    warning,
  };
}

/** Returns the wire's shippingAddress: a home, or the store of a pickup. */
export function shippingJson(destination: Destination) {
  if (destination.service === "pickup")
    return { ...storeAddressJson(destination.store), autoAssigned: false };
  return { ...addressJson(destination.address, undefined), autoAssigned: destination.autoAssigned };
}

function timeslotJson(sandbox: Sandbox, cart: CartRow, place: SlotPlace | undefined) {
  const window = place && cart.slotId !== null ? windowOf(place.kind, cart.slotId) : undefined;
  if (!window || cart.slotDate === null) return undefined;
  const until = heldUntil(sandbox, cart.cartId);
  return {
    date: displayDate(cart.slotDate),
    dateIso: cart.slotDate,
    timeslotId: window.id,
    beginTime: window.begin,
    endTime: window.end,
    name: `${window.begin} - ${window.end}`,
    autoAssigned: false,
    holdUntil: until === undefined ? undefined : romeIso(until),
  };
}

type Item = ReturnType<typeof itemJson>;

/** Returns the lines by department, in the departments' order. */
function sectorsOf(sandbox: Sandbox, items: Item[]) {
  const rootOf = ({ product }: Item) => product.breadCrumbs[0]?.categoryId;
  return categoryTree(sandbox)
    .children()
    .flatMap(({ category_id, name }) => {
      const cartItems = items.filter((item) => rootOf(item) === category_id);
      return cartItems.length === 0 ? [] : [{ name, cartItems }];
    });
}

/** Returns the facts about the order that a cart changes; undefined without an order. */
function changesJson(sandbox: Sandbox, { changesOrderId }: CartRow) {
  const order = changesOrderId === null ? undefined : findOrder(sandbox, changesOrderId);
  if (!order) return undefined;
  return {
    orderId: order.orderId,
    changeBefore: romeIso(changeBefore(order)),
    heldAmount: order.heldCents === 0 ? undefined : euro(order.heldCents),
  };
}

function whereJson(sandbox: Sandbox, { cart, destination }: CartView) {
  const pickup = destination?.service === "pickup" ? destination.store : undefined;
  const home = destination?.service === "delivery" ? destination : undefined;
  const warehouseId = warehouseIdOf(sandbox, cart);
  const storeId = (pickup ?? home?.store ?? sandbox.tenant.stores[0])?.storeId;
  return { warehouse: { warehouseId }, store: { storeId } };
}

/** Returns the shopper's cart as the wire's Cart. */
export function cartJson(sandbox: Sandbox, userId: number, login: string, { sectors = false } = {}) {
  const view = viewCart(sandbox, currentCart(sandbox, userId), login);
  const { cart, lines, destination, gifts, allotted, totals, minimumOrder } = view;
  const bringing = giftToCome(totals.itemsTotal);
  const shopper = shopperOf(sandbox, userId);
  const cartItems = lines.map((line) => itemJson(sandbox, line, view.market));
  return {
    cartId: cart.cartId,
    cartStatusId: cartStatus(sandbox, cart),
    itemsTotal: euro(totals.itemsTotal),
    totalPrice: euro(totals.totalPrice),
    totalItems: lines.length,
    packageTotal: euro(totals.packageTotal),
    deliveryFee: euro(totals.deliveryFee),
    variableTotal: euro(totals.variableTotal),
    estimatedMax: euro(totals.estimatedMax),
    minimumOrder: euro(minimumOrder),
    user: userJson(sandbox, shopper),
    ssoUser: shopper.employeeNumber !== null,
    forcedPreviewDate: shopper.previewDate === null ? undefined : displayDate(shopper.previewDate),
    shippingAddress: destination && shippingJson(destination),
    timeslot: timeslotJson(sandbox, cart, destination?.slots),
    ...whereJson(sandbox, view),
    cartItems,
    sectors: sectors ? sectorsOf(sandbox, cartItems) : undefined,
    cartInfos: {
      need_invoice: cart.needInvoice,
      order_comment: cart.orderComment,
      packaging_type_id: String(cart.packagingTypeId),
    },
    userPoints: { LOYALTY: { value: pointsOf(sandbox, userId) } },
    giftCertificates: gifts.map(giftJson),
    giftCertificatesToGenerate: bringing === 0 ? [] : [giftToComeJson(bringing)],
    orderPackages: packagesJson(sandbox, cart.packagingTypeId, totals),
    orderAdjustmentSummary: {
      orderAdjustments: gifts.flatMap((gift) => {
        const taken = allotted.find(({ giftId }) => giftId === gift.giftId);
        return taken ? [adjustmentJson(gift, taken.cents, taken.itemId)] : [];
      }),
    },
    changes: changesJson(sandbox, cart),
  };
}
