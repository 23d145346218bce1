import type { Carts } from "./carts";
import type { Ebsn } from "./client";
import { EbsnError } from "./errors";
import { toOrder } from "./mapping/order";
import { toPaging } from "./mapping/paging";
import type { Reader } from "./mapping/product";
import type { PayAt } from "./pay-at";
import { readData, type Transport } from "./transport";
import { wireOrder, wireOrders, wireRedirect } from "./wire/order";

const defaultPageSize = 12;

/** Orders that were placed. */
export function createOrders(
  { send }: Transport,
  { change }: Carts,
  readerOf: (call: string) => Reader,
  payAt: PayAt,
): Ebsn["orders"] {
  return {
    async list({ page = 1, pageSize = defaultPageSize, withItems }) {
      const params = { page, page_size: pageSize, show_pending: true, fetch_detail: withItems };
      const answer = await send({ path: "order/list", params });
      const listed = readData(wireOrders, answer);
      return {
        orders: listed.orders.map((order) => toOrder(order, readerOf(answer.call))),
        paging: toPaging(listed.page),
      };
    },

    async view(orderId) {
      const answer = await send({ path: "order/view", params: { order_id: orderId } });
      return toOrder(readData(wireOrder, answer), readerOf(answer.call));
    },

    async cancel(orderId) {
      await send({ path: "order/delete", method: "POST", params: { order_id: orderId } });
    },

    async pay(orderId, { returnOk, returnKo }) {
      const form = { order_id: orderId, return_url_ok: returnOk, return_url_ko: returnKo };
      const answer = await send({ path: "order/payment", method: "POST", form, repeatable: true });
      const redirectUrl = payAt(answer.call, readData(wireRedirect, answer).redirectUrl);
      if (!redirectUrl) throw new EbsnError("unreadable", answer.call);
      return { redirectUrl };
    },

    reorder: (orderId) =>
      change({ path: "cart/add-all-from-order", method: "POST", form: { order_id: orderId } }),
  };
}
