import { toCents } from "~/lib/money";
import type { PaymentSelection } from "~/model/payment";
import type { CartCalls } from "../../cart/calls/cart-calls";
import type { Ebsn } from "../../client";
import type { PayAt } from "../../payments/pay-at";
import { toOrderStatus } from "../mapping";
import { toPaymentType } from "../../payments/mapping";
import { readData, type Transport } from "../../transport/transport";
import { wireBought, wireChanged, wirePaymentTypes, wirePrebilled, wirePrepared } from "../../payments/wire";

/**
 * Creates the calls from a full cart to a placed order: payment types, prepare (locks the cart),
 * buy.
 */
export function createCheckout(
  { send }: Transport,
  { readOrView }: CartCalls,
  payAt: PayAt,
): Ebsn["checkout"] {
  // buying is never retried automatically: some backends may ignore the idempotency key
  const post = (path: string, params: unknown, isTooEarly?: (data: unknown) => boolean) =>
    send({
      path: `checkout/${path}`,
      method: "POST",
      json: { params },
      repeatable: path === "prepare",
      isTooEarly,
    });

  return {
    async paymentTypes(id) {
      const params = { payment_type_id: id };
      const answer = await send({ path: "payment-type/list-auth", params });
      const { paymentTypes } = readData(wirePaymentTypes, answer);
      return paymentTypes
        .filter(({ paymentTypeId }) => id === undefined || paymentTypeId === id)
        .map(toPaymentType);
    },

    async prepare() {
      const answer = await post("prepare", {});
      return readOrView({ ...answer, data: readData(wirePrepared, answer)?.cart });
    },

    async buy({ idempotencyKey, ...way }) {
      const answer = await post(
        "buy",
        paymentForm(way, { idempotency_key: idempotencyKey }),
        waitsForPayment,
      );
      const { orderId, orderStatusId, redirectUrl } = readData(wireBought, answer);
      return { orderId, status: toOrderStatus(orderStatusId), redirectUrl: payAt(answer.call, redirectUrl) };
    },

    async changePayment(orderId, way) {
      const form = { order_id: orderId, ...paymentForm(way) };
      const answer = await send({ path: "order/modify-payment-type", method: "POST", form });
      return { redirectUrl: payAt(answer.call, readData(wireChanged, answer).redirectUrl) };
    },

    async preauthorised(paymentTypeId, orderId) {
      const params = { payment_type_id: paymentTypeId, order_id: orderId };
      const { amount, variableTotal } = readData(
        wirePrebilled,
        await send({ path: "checkout/prebilled-amount", params }),
      );
      return { amount: toCents(amount), variableTotal: toCents(variableTotal ?? 0) };
    },
  };
}

/**
 * True for an order still to be paid: its gifts are not announced yet, since the payment may fail
 * or be abandoned (§4).
 */
function waitsForPayment(data: unknown): boolean {
  const bought = wireBought.safeParse(data);
  return (
    bought.success &&
    (bought.data.redirectUrl !== undefined || toOrderStatus(bought.data.orderStatusId) === "waiting")
  );
}

/** Maps a payment selection to the backend's names. */
const paymentForm = (
  { paymentTypeId, savedPaymentId, invoicePersonId, returnOk, returnKo }: PaymentSelection,
  more: Record<string, string> = {},
) => ({
  payment_type_id: paymentTypeId,
  user_payment_auth_id: savedPaymentId,
  payment_data: JSON.stringify({
    ...more,
    return_url_ok: returnOk,
    return_url_ko: returnKo,
    user_person_fiscal_id: invoicePersonId,
  }),
});
