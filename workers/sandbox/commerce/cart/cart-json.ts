import { and, eq } from "drizzle-orm";
import type { Market } from "../../catalogue-api/market";
import { displayDate, romeIso } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { addressJson, storeAddressId, storeAddressJson } from "../places/place-json";
import { euro } from "../rules/money";
import { weightOf, wireQuantity } from "../rules/quantity";
import { windowOf, type SlotPlace } from "../rules/slot-rules";
import { heldUntil } from "../slots/slot-places";
import { profileLevel, shopperOf } from "../shoppers/find-shopper";
import { wishlistLines, wishlists, type CartRow, type ShopperRow } from "../tables";
import { decisionsOf } from "../shoppers/consents";
import { cartStatus, currentCart, warehouseIdOf, type Destination } from "./current-cart";
import { giftJson } from "./gift-code";
import { chosenOptions, pricedProduct, type ProductJson } from "./goods";
import { pointsOf } from "./points";
import type { Line } from "./read-lines";
import { viewCart, type CartView } from "./view-cart";

/** A product that the client wants delivered from a warehouse of its choice. */
function productFrom({ tenant }: Sandbox, warehouseId: number | null, product: ProductJson): ProductJson {
  const chosen = tenant.warehouses.find((warehouse) => warehouse.warehouseId === warehouseId);
  if (!chosen) return product;
  return { ...product, deliveryWarehouse: { warehouseId: chosen.warehouseId, name: chosen.name } };
}

/** A line as the wire's CartItem. */
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
      customWeight: row.customWeight ?? undefined,
      notes: row.notes ?? undefined,
    },
    selectOptions: chosenOptions(stored, row.options),
    warning,
  };
}

/** The wire's shippingAddress: a home, or the store where the shopper collects. */
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

function userJson(sandbox: Sandbox, shopper: ShopperRow) {
  const { userId } = shopper;
  const decided = [...decisionsOf(sandbox, userId).values()];
  const favourite = sandbox.db
    .select({ itemId: wishlistLines.itemId })
    .from(wishlistLines)
    .innerJoin(wishlists, eq(wishlists.listId, wishlistLines.listId))
    .where(and(eq(wishlists.userId, userId), eq(wishlists.isDefault, true)))
    .get();
  return {
    userId,
    firstName: shopper.firstName,
    userType: { userTypeId: shopper.userTypeId },
    betaTester: shopper.betaTester ? 1 : 0,
    hasFavorites: favourite !== undefined,
    legals: decided.flatMap(({ accepted, disclaimerId }) => (accepted ? [{ legalId: disclaimerId }] : [])),
    profile: { level: profileLevel(shopper) },
    defaultDeliveryAddressId: shopper.preferredAddressId ?? undefined,
    defaultStoreAddressId:
      shopper.preferredStoreId === null ? undefined : storeAddressId(shopper.preferredStoreId),
  };
}

/** The bags of a cart or an order, as the wire's orderPackages. */
export function packagesJson({ tenant }: Sandbox, bags: number, total: number) {
  if (bags === 0) return [];
  const { descr, cost } = tenant.bag;
  return [
    { orderPackageId: 1, quantity: bags, totalPrice: euro(total), package: { descr, cost: euro(cost) } },
  ];
}

type Item = ReturnType<typeof itemJson>;

function sectorsOf(items: Item[]) {
  const bySector = new Map<string, Item[]>();
  for (const item of items) {
    const name = item.product.breadCrumbs[0]?.name ?? "";
    bySector.set(name, [...(bySector.get(name) ?? []), item]);
  }
  return [...bySector].map(([name, cartItems]) => ({ name, cartItems }));
}

function whereJson(sandbox: Sandbox, { cart, destination }: CartView) {
  const pickup = destination?.service === "pickup" ? destination.store : undefined;
  const home = destination?.service === "delivery" ? destination : undefined;
  const warehouseId = warehouseIdOf(sandbox, cart);
  const storeId = (pickup ?? home?.store ?? sandbox.tenant.stores[0])?.storeId;
  return { warehouse: { warehouseId }, store: { storeId } };
}

/** The shopper's cart as the wire's Cart. */
export function cartJson(sandbox: Sandbox, userId: number, login: string, { sectors = false } = {}) {
  const view = viewCart(sandbox, currentCart(sandbox, userId), login);
  const { cart, lines, destination, gift, totals, minimumOrder } = view;
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
    sectors: sectors ? sectorsOf(cartItems) : undefined,
    cartInfos: { need_invoice: cart.needInvoice, order_comment: cart.orderComment },
    userPoints: { LOYALTY: { value: pointsOf(sandbox, userId) } },
    giftCertificates: gift ? [giftJson(gift)] : [],
    giftCertificatesToGenerate: [],
    orderPackages: packagesJson(sandbox, totals.bags, totals.packageTotal),
    orderAdjustmentSummary: {
      orderAdjustments: gift
        ? [{ userGiftCertificateId: gift.giftCertificateId, giftCertificate: giftJson(gift) }]
        : [],
    },
  };
}
