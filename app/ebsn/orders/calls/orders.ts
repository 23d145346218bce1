import { toCents } from "~/lib/money";
import { fromDisplayDate, toDisplayDate } from "~/lib/rome-date";
import type { OrderPage, OrderQuery, ReadableOrders, WideOrderQuery } from "~/model/order";
import type { IsoDate } from "~/model/time";
import type { CartCalls } from "../../cart/calls/cart-calls";
import type { Orders } from "../../client-orders";
import { EbsnError } from "../../errors";
import { toOrder } from "../mapping";
import { toPaging } from "../../catalog/mapping/paging";
import type { Reader } from "../../catalog/mapping/product";
import { createOrderNotes } from "./order-notes";
import type { PayAt } from "../../payments/pay-at";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireDueDates, wireOrder, wireOrderList, wireOrders, wireRedirect } from "../wire";

const defaultPageSize = 12;

const displayDate = (date: IsoDate | undefined) => date && toDisplayDate(date);
const euro = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

const narrow = ({
  page = 1,
  pageSize = defaultPageSize,
  withItems,
  from,
  to,
  least,
  most,
  withReplaced = false,
}: Partial<OrderQuery>) => ({
  page,
  page_size: pageSize,
  show_pending: true,
  show_replaced: withReplaced,
  fetch_detail: withItems,
  from_date: displayDate(from),
  to_date: displayDate(to),
  from_gross_total: euro(least),
  to_gross_total: euro(most),
});

const wide = (query: WideOrderQuery) => ({
  page: query.page,
  page_size: query.pageSize,
  show_pending: true,
  show_replaced: query.withReplaced ?? false,
  fetch_detail: query.withItems,
  fetch_only_suborders_matching_filter: true,
  order_id_filter: query.orderId,
  order_from_date_filter: displayDate(query.from),
  order_to_date_filter: displayDate(query.to),
  suborder_id_filter: query.subOrderId,
  suborder_warehouseid_filter: query.warehouseId,
  suborder_delivery_from_date_filter: displayDate(query.deliveredFrom),
  suborder_delivery_to_date_filter: displayDate(query.deliveredTo),
  shipping_address_id_filter: query.addressId,
});

const widePaths = {
  addresses: "order/list-for-all-user-shipping-addresses",
  persons: "order/list-for-all-person-orders",
} as const;

/** Creates the calls for placed orders. */
export function createOrders(
  transport: Transport,
  { change, choose }: CartCalls,
  readerOf: (call: string) => Reader,
  payAt: PayAt,
): Orders {
  const { send, sendDocument } = transport;

  function pageOf(answer: Answer): OrderPage {
    const listed = readData(wireOrders, answer);
    return {
      orders: listed.orders.map((order) => toOrder(order, readerOf(answer.call))),
      paging: toPaging(listed.page, listed.orders.length),
    };
  }

  function readableOf(answer: Answer): ReadableOrders {
    const listed = readData(wireOrderList, answer);
    const reader = readerOf(answer.call);
    const orders = listed.orders.flatMap((order) => {
      const parsed = wireOrder.safeParse(order);
      if (parsed.success) return [toOrder(parsed.data, reader)];
      reader.onUnexpected(`order: ${parsed.error.message}`);
      return [];
    });
    return {
      orders,
      unreadable: listed.orders.length - orders.length,
      paging: toPaging(listed.page, listed.orders.length),
    };
  }

  return {
    ...createOrderNotes(transport),

    list: async (query) => pageOf(await send({ path: "order/list", params: narrow(query) })),

    listReadable: async (query) => readableOf(await send({ path: "order/list", params: narrow(query) })),

    listWide: async (query) => readableOf(await send({ path: widePaths[query.scope], params: wide(query) })),

    async view(orderId) {
      const params = { order_id: orderId, show_replaced: true };
      const answer = await send({ path: "order/view", params });
      const order = toOrder(readData(wireOrder, answer), readerOf(answer.call));
      // the next action applies to the displayed order, so it must be the requested order
      if (order.id !== orderId)
        throw new EbsnError("unreadable", answer.call, { cause: new Error("another order than asked for") });
      return order;
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

    modify: (orderId) =>
      choose(
        { path: "order/modify", method: "POST", form: { order_id: orderId } },
        (cart) => cart.state === "changing",
      ),

    cancelModify: (orderId) =>
      choose(
        { path: "order/cancel-modify", method: "POST", form: { order_id: orderId } },
        (cart) => cart.state !== "changing",
      ),

    invoice: (orderId, documentId) =>
      sendDocument({ path: "order/invoice", params: { order_id: orderId, document_id: documentId } }),

    async reserveParking(orderId, metres) {
      const form = { order_id: orderId, distance: metres };
      await send({ path: "order/reserve", method: "POST", form, repeatable: true });
    },

    async dueDates() {
      const { paymentDueDates } = readData(wireDueDates, await send({ path: "payment-due-date/list" }));
      return paymentDueDates.flatMap(({ paymentDueDateId, orderId, dueDate, amount, status }) => {
        const dueOn = fromDisplayDate(dueDate);
        return dueOn
          ? [{ id: paymentDueDateId, orderId, dueOn, amount: toCents(amount), state: status }]
          : [];
      });
    },
  };
}
