import { romeMoment } from "~/lib/rome-date";
import { createAccess } from "./account/calls/access";
import { createAdverts } from "./catalog/calls/adverts";
import { createAuth } from "./account/calls/auth";
import { createCart } from "./cart/calls/cart";
import { createCartCalls } from "./cart/calls/cart-calls";
import { createCatalog } from "./catalog/calls/catalog";
import { createCheckout } from "./orders/calls/checkout";
import type { Ebsn } from "./client";
import { createDevices } from "./devices/calls";
import type { Reader } from "./catalog/mapping/product";
import { createGifts } from "./gifts/calls";
import { createIdentity } from "./account/calls/identity";
import { createLists } from "./lists/calls";
import { toCart } from "./cart/mapping/cart";
import type { Cart } from "~/model/cart";
import type { EbsnOptions } from "./transport/options";
import { createLeaflets } from "./catalog/calls/leaflets";
import { createOrders } from "./orders/calls/orders";
import { createPayAt } from "./payments/pay-at";
import { createPlaces } from "./delivery/calls/places";
import { createProfile } from "./account/calls/profile";
import { createRegistration } from "./account/calls/registration";
import { createSlots } from "./delivery/calls/slots";
import { createTransport, type Transport } from "./transport/transport";
import { wireCart } from "./cart/wire/cart";

/**
 * Creates the backend client (client.ts) of a single shopper and request. Stores no state between
 * requests; tokens are returned by `onTokens`.
 */
export function createEbsn(options: EbsnOptions): Ebsn {
  let serverNow: number | undefined;
  let cartSeen: Promise<Cart> | undefined;
  const { send, ...others } = createTransport(
    {
      ...options,
      onDate: (instant) => {
        serverNow = instant;
      },
    },
    (call, data) => {
      const unchanged = wireCart.safeParse(data);
      if (unchanged.success) options.onCart?.(toCart(unchanged.data, readerOf(call)));
    },
  );
  const transport: Transport = {
    ...others,
    send: (call) => {
      if (call.method === "POST" || call.once) cartSeen = undefined;
      return send(call);
    },
  };
  const carts = createCartCalls(transport, readerOf, options);
  const cart = createCart(transport, carts);
  const payAt = createPayAt(options.paymentOrigins, (call, what) => options.onUnexpected?.(call, what));

  /** Loads the cart once for the frame and the page, until a change. Failures are not cached. */
  function seeCart(): Promise<Cart> {
    if (cartSeen) return cartSeen;
    const seen = (cartSeen = cart.view());
    seen.catch(() => {
      if (cartSeen === seen) cartSeen = undefined;
    });
    return seen;
  }

  function readerOf(call: string): Reader {
    const { pictureBase, resizesPictures, priceIncludesPromotion } = options;
    return {
      pictureBase,
      resizesPictures,
      priceIncludesPromotion,
      onUnexpected: (what) => options.onUnexpected?.(call, what),
    };
  }

  return {
    catalog: createCatalog(transport, options.scope, readerOf, options.withoutEmptyCategories),
    adverts: createAdverts(transport, options.scope, readerOf),
    flyers: createLeaflets(transport, options.scope, readerOf),
    auth: createAuth(transport),
    registration: createRegistration(transport),
    access: createAccess(transport),
    profile: createProfile(transport),
    identity: createIdentity(transport, options),
    devices: createDevices(transport),
    cart: { ...cart, view: seeCart },
    gifts: createGifts(transport, carts),
    places: createPlaces(transport, carts, options),
    slots: createSlots(transport, carts),
    checkout: createCheckout(transport, carts, payAt),
    orders: createOrders(transport, carts, readerOf, payAt),
    lists: createLists(transport, carts, readerOf),
    today: () => {
      const at = serverNow ?? Date.now();
      return { ...romeMoment(at), at };
    },
  };
}
