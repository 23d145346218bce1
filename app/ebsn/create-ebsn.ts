import { romeMoment } from "~/lib/rome-date";
import { createAccess } from "./access";
import { createAdverts } from "./adverts";
import { createAuth } from "./auth";
import { createCart } from "./cart";
import { createCarts } from "./carts";
import { createCatalog } from "./catalog";
import { createCheckout } from "./checkout";
import type { Ebsn } from "./client";
import type { Reader } from "./mapping/product";
import { createGifts } from "./gifts";
import { createIdentity } from "./identity";
import { createLists } from "./lists";
import { toCart } from "./mapping/cart";
import type { Cart } from "~/model/cart";
import type { EbsnOptions } from "./options";
import { createLeaflets } from "./leaflets";
import { createOrders } from "./orders";
import { createPayAt } from "./pay-at";
import { createPlaces } from "./places";
import { createProfile } from "./profile";
import { createRegistration } from "./registration";
import { createSlots } from "./slots";
import { createTransport, type Transport } from "./transport";
import { wireCart } from "./wire/cart";

/** The backend for one shopper and one request (client.ts). Keeps nothing between requests; tokens go out through `onTokens`. */
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
  const carts = createCarts(transport, readerOf, options);
  const cart = createCart(transport, carts);
  const payAt = createPayAt(options.paymentOrigins, (call, what) => options.onUnexpected?.(call, what));

  /** The frame and the page in it both ask for the cart: one answer serves them until something changes; a failure is none. */
  function seeCart(): Promise<Cart> {
    if (cartSeen) return cartSeen;
    const seen = (cartSeen = cart.view());
    seen.catch(() => {
      if (cartSeen === seen) cartSeen = undefined;
    });
    return seen;
  }

  function readerOf(call: string): Reader {
    return { pictureBase: options.pictureBase, onUnexpected: (what) => options.onUnexpected?.(call, what) };
  }

  return {
    catalog: createCatalog(transport, options.scope, readerOf, options.withoutEmptyCategories),
    adverts: createAdverts(transport, options.scope, readerOf),
    leaflets: createLeaflets(transport, options.scope, readerOf),
    auth: createAuth(transport),
    registration: createRegistration(transport),
    access: createAccess(transport),
    profile: createProfile(transport),
    identity: createIdentity(transport, options),
    cart: { ...cart, view: seeCart },
    gifts: createGifts(transport, carts),
    places: createPlaces(transport, carts, options.storeIds),
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
