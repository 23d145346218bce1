import type { Cart } from "~/model/cart";
import type { PaymentKind, PaymentType } from "~/model/payment";
import { formatCents } from "~/lib/money";
import type { Shop } from "~/platform/shop";

/** The payment types that the checkout has texts for. */
const known: PaymentKind[] = ["card", "onDelivery"];
export const isOffered = ({ kind }: PaymentType): boolean => known.includes(kind);

/** The payment types this cart may be paid with, each with the sentence that says what will happen to the money (§9). */
export async function paymentChoices(shop: Shop, cart: Cart, types: PaymentType[]) {
  const offered = types.filter(isOffered);
  const byCard = offered.find(({ kind }) => kind === "card");
  const card = byCard ? await cardHelp(shop, cart, byCard.id) : "";
  const atDoor = cart.address?.service === "pickup" ? "onPickup" : "onDelivery";
  return offered.map(({ id, kind }) => ({
    value: String(id),
    label: shop.t(kind === "card" ? "checkout.payment.card" : `checkout.payment.${atDoor}`),
    help:
      kind === "card"
        ? card
        : `${shop.t(`checkout.payment.${atDoor}Help`)} ${shop.t("checkout.cashTooltip", { limit: formatCents(shop.tenant.cashLimitEuro * 100, shop.locale) })}`,
  }));
}

/**
 * For weighed goods the bank authorises more than the estimate: a percentage of the total or of the weighed part (the chain's configuration).
 */
async function cardHelp(shop: Shop, cart: Cart, paymentTypeId: number): Promise<string> {
  const { t, locale, tenant, ebsn } = shop;
  if (cart.variableTotal === 0) return t("checkout.payment.cardHelp");
  const { basis, percent } = tenant.preauthorisation;
  const { amount } = await ebsn.checkout.preauthorised(paymentTypeId);
  const key = basis === "total" ? "checkout.payment.preauthTotal" : "checkout.payment.preauthWeighed";
  return `${t("checkout.payment.cardHelp")} ${t(key, { amount: formatCents(amount, locale), percent })}`;
}
