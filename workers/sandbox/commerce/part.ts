import { count, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { CommercePart } from "../kernel/commerce-part";
import { refuse } from "../kernel/envelope";
import { isPlain } from "../kernel/plain";
import type { AppEnv } from "../kernel/sandbox";
import { cart } from "./cart/cart";
import { providerPages } from "./identity/provider-pages";
import { singleSignOn } from "./identity/single-sign-on";
import { googleSignIn, socialSignIn } from "./identity/social-sign-in";
import { giftCertificates } from "./cart/gift-certificates";
import { packagingTypes } from "./cart/packaging";
import { checkout } from "./checkout/checkout";
import { gateway } from "./checkout/gateway";
import { unlockForChange } from "./checkout/unlock-for-change";
import { paymentsOf } from "./checkout/authorisations";
import { deviceCalls } from "./devices/devices";
import { dueDates } from "./checkout/due-dates";
import { demoPassword, register, seedShoppers } from "./demo/shoppers";
import { commerceMigrations } from "./migrations";
import { orderLines, orders } from "./order-tables";
import { settle } from "./orders/end-order";
import { statusNow } from "./orders/find-order";
import { invoices } from "./orders/invoices";
import { notes } from "./orders/notes";
import { orderLists } from "./orders/order-lists";
import { orderBook } from "./orders/orders";
import { advanceOrder, moveOrder } from "./orders/push-order";
import { addressBook } from "./places/addresses";
import { maps } from "./places/maps";
import { stores } from "./places/stores";
import { euro } from "./rules/money";
import { Refusal } from "./refusal";
import { auth } from "./shoppers/auth";
import { emailChange } from "./shoppers/change-email";
import { passwordChange } from "./shoppers/change-password";
import { consentCalls } from "./shoppers/consent-calls";
import { passwordReset } from "./shoppers/password-reset";
import { profile } from "./shoppers/profile";
import { registration } from "./shoppers/registration";
import { timeslots } from "./slots/timeslots";
import { shoppers, wishlistLines, wishlists as lists } from "./tables";
import { wishlists } from "./lists/wishlists";

function mounted(parts: Hono<AppEnv>[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    settle(c.get("sandbox"));
    if (isPlain(c)) unlockForChange(c);
    await next();
  });
  for (const part of parts) app.route("/", part);
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.reasons);
    throw error;
  });
  return app;
}

/** Shoppers, destinations, slots, carts, checkout, orders and lists. */
export const commerce: CommercePart = {
  migrations: commerceMigrations,
  growing: [shoppers],

  seed(sandbox) {
    seedShoppers(sandbox);
  },

  api: mounted([
    auth,
    registration,
    passwordReset,
    passwordChange,
    emailChange,
    profile,
    consentCalls,
    singleSignOn,
    socialSignIn,
    deviceCalls,
    addressBook,
    stores,
    timeslots,
    cart,
    giftCertificates,
    packagingTypes,
    checkout,
    dueDates,
    orderLists,
    orderBook,
    invoices,
    notes,
    wishlists,
  ]),
  pages: mounted([maps, gateway, providerPages, googleSignIn]),

  createShopper(sandbox, like) {
    const login = `${like}-${crypto.randomUUID().slice(0, 8)}@example.com`;
    sandbox.transaction(() => register(sandbox, like, login));
    return { login, password: demoPassword };
  },

  advanceOrder,
  moveOrder,

  paymentsOf: (sandbox, orderId) =>
    paymentsOf(sandbox, orderId).map(({ paymentTypeId, state, cents }) => ({ paymentTypeId, state, cents })),

  preferredProductIds({ db }, userId) {
    const bought = db
      .selectDistinct({ productId: orderLines.productId })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orders.userId, userId))
      .all();
    const liked = db
      .selectDistinct({ productId: wishlistLines.productId })
      .from(wishlistLines)
      .innerJoin(lists, eq(lists.listId, wishlistLines.listId))
      .where(eq(lists.userId, userId))
      .all();
    return [...new Set([...bought, ...liked].map(({ productId }) => productId))];
  },

  summary(sandbox) {
    settle(sandbox);
    const rows = sandbox.db
      .select({ order: orders, login: shoppers.login })
      .from(orders)
      .innerJoin(shoppers, eq(shoppers.userId, orders.userId))
      .orderBy(desc(orders.placedAt), desc(orders.orderId))
      .limit(50)
      .all();
    return {
      shoppers: sandbox.db.select({ count: count() }).from(shoppers).get()?.count ?? 0,
      orders: rows.map(({ order, login }) => ({
        orderId: order.orderId,
        login,
        orderStatusId: statusNow(sandbox, order),
        grossTotal: euro(order.grossTotal),
      })),
    };
  },
};
