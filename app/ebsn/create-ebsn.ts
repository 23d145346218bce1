import { romeMoment } from "~/lib/rome-date";
import { createAuth } from "./auth";
import { createCart } from "./cart";
import { createCarts } from "./carts";
import { createCatalog } from "./catalog";
import { createCheckout } from "./checkout";
import type { Ebsn } from "./client";
import type { Reader } from "./mapping/product";
import { toCart } from "./mapping/cart";
import type { EbsnOptions } from "./options";
import { createOrders } from "./orders";
import { createPlaces } from "./places";
import { createSlots } from "./slots";
import { createTransport } from "./transport";
import { wireCart } from "./wire/cart";

/** The backend for one shopper and one request (client.ts). Keeps nothing between requests; tokens go out through `onTokens`. */
export function createEbsn(options: EbsnOptions): Ebsn {
  let told: { date: string; time: string } | undefined;
  const transport = createTransport(
    {
      ...options,
      onDate: (now) => {
        told = now;
        options.onDate?.(now);
      },
    },
    (call, data) => {
      const unchanged = wireCart.safeParse(data);
      if (unchanged.success) options.onCart?.(toCart(unchanged.data, readerOf(call)));
    },
  );
  const carts = createCarts(transport, readerOf, options.onCart);

  function readerOf(call: string): Reader {
    return { pictureBase: options.pictureBase, onOddity: (what) => options.onOddity?.(call, what) };
  }

  return {
    catalog: createCatalog(transport, options.scope, readerOf),
    auth: createAuth(transport),
    cart: createCart(transport, carts),
    places: createPlaces(transport, carts),
    slots: createSlots(transport, carts),
    checkout: createCheckout(transport, carts),
    orders: createOrders(transport, carts, readerOf),
    today: () => told ?? romeMoment(Date.now()),
  };
}
