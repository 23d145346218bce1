import * as z from "zod";
import type { Login, Sandbox } from "../../e2e/sandbox";
import { boundsOf, sold, type Bounds } from "./bounds";

const line = z.object({
  itemId: z.number(),
  quantity: z.number(),
  product: sold.extend({ productId: z.number() }),
});
const cartSchema = z.object({ cartItems: z.array(line) });
const ordersSchema = z.object({
  orders: z.array(z.object({ orderId: z.number(), orderStatusId: z.number() })),
});
const orderSchema = z.object({
  orderItems: z.array(z.object({ productId: z.number(), quantity: z.number() })),
});
const listsSchema = z.object({
  wishlists: z.array(z.object({ listId: z.number(), sharingData: z.object({ grant: z.string() }) })),
});
const listSchema = z.object({
  wishlistItems: z.array(z.object({ quantity: z.number(), product: z.object({ productId: z.number() }) })),
});
const addressesSchema = z.object({ addresses: z.array(z.object({ addressId: z.number() })) });
const envelope = z.object({ response: z.object({ status: z.literal(0) }), data: z.unknown() });

/** The quantity is in the backend's unit: pieces, packs or kilograms. */
export type CartLine = { itemId: number; productId: number; quantity: number; bounds: Bounds };
export type Amounts = Map<number, number>;

const mostTries = 80;
const pauseMs = 150;

const summed = (lines: { productId: number; quantity: number }[]): Amounts => {
  const sums: Amounts = new Map();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/**
 * A shopper's data, read directly from the backend. Active faults also affect these calls, so each
 * is repeated until it succeeds; all of them are read-only.
 */
export class Truth {
  private account: string | undefined;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly who: Login,
  ) {}

  cart = async (): Promise<CartLine[]> =>
    (await this.ask("cart/view", cartSchema)).cartItems.map(({ itemId, quantity, product }) => ({
      itemId,
      quantity,
      productId: product.productId,
      bounds: boundsOf(product),
    }));

  /** Status of each order by its number. */
  orders = async (): Promise<Map<number, number>> => {
    const { orders } = await this.ask("order/list?page=1&page_size=100", ordersSchema);
    return new Map(orders.map(({ orderId, orderStatusId }) => [orderId, orderStatusId]));
  };

  order = async (orderId: number): Promise<Amounts> =>
    summed((await this.ask(`order/view?order_id=${orderId}`, orderSchema)).orderItems);

  /** Lists that the shopper may change, without shared read-only lists. */
  lists = async (): Promise<number[]> =>
    (await this.ask("wishlist/list?pageSize=100", listsSchema)).wishlists
      .filter(({ sharingData }) => sharingData.grant === "WRITE")
      .map(({ listId }) => listId);

  list = async (listId: number): Promise<Amounts> =>
    summed(
      (await this.ask(`wishlist/view?list_id=${listId}`, listSchema)).wishlistItems.map(
        ({ quantity, product }) => ({ quantity, productId: product.productId }),
      ),
    );

  addresses = async (): Promise<number[]> =>
    (await this.ask("user-address/list?address_type=drive", addressesSchema)).addresses.map(
      ({ addressId }) => addressId,
    );

  private async ask<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const found = await this.tryTo(path, schema);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new Error(`The sandbox does not say ${path} of ${this.who.login}.`);
  }

  private async tryTo<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    this.account ??= await this.signIn();
    if (this.account === undefined) return undefined;
    const { status, body } = await this.sandbox.api(path, { headers: { "x-ebsn-account": this.account } });
    if (status === 419) this.account = undefined;
    if (status !== 200) return undefined;
    return schema.safeParse(envelope.safeParse(json(body)).data?.data).data;
  }

  private async signIn(): Promise<string | undefined> {
    const { headers } = await this.sandbox.api("auth/login", { method: "POST", form: this.who });
    const account = headers["x-ebsn-account"];
    return typeof account === "string" ? account : undefined;
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
