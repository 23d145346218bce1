import { formatCents, formatCentsRange } from "~/lib/money";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";
import { orderButtonText } from "./order-button-text";
import { paysAtProvider } from "../outcome/payment-outcome";
import { choiceValue, paymentChoices } from "./choices";
import { authorisationView } from "./authorisation";
import { invoiceView, loadPersons } from "./load-persons";

/**
 * Loads the payment options of a waiting order: its own payment method again, and the alternatives.
 */
export async function loadPayable(shop: Shop, order: Order) {
  const { t, locale, ebsn } = shop;
  const types = await ebsn.checkout.paymentTypes();
  const [authorisation, persons] = await Promise.all([
    authorisationView(shop, types, order.variableTotal, order.id),
    loadPersons(shop, types, false),
  ]);
  const total = formatCents(order.total, locale);
  const range =
    order.variableTotal > 0 ? formatCentsRange(order.total, order.estimatedMax, locale) : undefined;
  const now = choiceValue(order.payment.id);
  const pickup = order.address !== undefined && order.address.kind !== "home";
  return {
    again: paysAtProvider(order.payment.kind),
    amounts: { total, range, authorisation },
    submit: orderButtonText(
      t,
      types.filter(({ id }) => id !== order.payment.id),
      total,
    ),
    fields: {
      choices: paymentChoices(shop, types, { pickup }).filter(({ value }) => value !== now),
      invoice: invoiceView(types, false, persons),
    },
  };
}
