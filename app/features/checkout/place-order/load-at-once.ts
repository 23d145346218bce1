import { formatCents } from "~/lib/money";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { PaymentType } from "~/model/payment";
import type { Shop } from "~/platform/shop";
import { choiceValue, payableTypes } from "../payment-methods/choices";
import { offerView } from "../payment-methods/offer-view";
import { paymentTypesFor } from "../payment-methods/payment-types-for";
import { usualPayment } from "../payment-methods/usual-payment";
import { idOf } from "./one-order";
import { fingerprint, type Shown } from "./order-at-once";
import { totalsFields } from "./seen-lines";

/**
 * Offered payment methods and newest order (`null`: none); each is undefined if the backend does
 * not return it.
 */
type Known = { offer: readonly PaymentType[] | undefined; newest: Order | null | undefined };

/**
 * Loads the one-click order of a shopper with no choice left: the payment, the form's values, and
 * the button's text. Undefined for all other shoppers, who continue on the payment page.
 */
export async function loadAtOnce(shop: Shop, cart: Cart, { offer, newest }: Known) {
  if (!offer || newest === undefined || cart.wantsInvoice) return undefined;
  const offered = await paymentTypesFor(shop, cart, offer);
  const usual = usualPayment(offered.types, newest ?? undefined, shop.ebsn.today());
  if (!usual) return undefined;
  const { type, saved } = usual;
  const types = [{ ...type, saved: saved ? [saved] : [] }];
  const total = formatCents(cart.total, shop.locale);
  const { choices, authorisation: held, submit } = await offerView(shop, cart, { ...offered, types }, total);
  const payment = choices.find(({ value }) => value === choiceValue(type.id, saved));
  const shown: Shown = {
    cart: cart.id,
    newest: idOf(newest),
    changing: offered.unchanged?.id ?? 0,
    seen: await fingerprint(cart),
    ...totalsFields(cart),
  };
  const others = payableTypes(offered.types).length > 1 || type.saved.length > 0;
  return payment && { payment, shown, others, held, submit };
}

export type AtOnce = NonNullable<Awaited<ReturnType<typeof loadAtOnce>>>;
