import type { Cart } from "~/model/cart";
import type { PaymentType } from "~/model/payment";
import { formatCents } from "~/lib/money";
import type { Shop } from "~/platform/shop";

/** §9: 1 card, 2 on delivery. */
export const supportedPayments = [1, 2] as const;

/** The payment types this cart may be paid with, each with the sentence that says what will happen to the money (§9). */
export async function paymentChoices(shop: Shop, cart: Cart, types: PaymentType[]) {
  const offered = types.filter(({ id }) => supportedPayments.some((known) => known === id));
  const card = offered.some(({ id }) => id === 1) ? await cardHelp(shop, cart) : "";
  const atDoor = cart.address?.service === "pickup" ? "onPickup" : "onDelivery";
  return offered.map(({ id }) => ({
    value: String(id),
    label: shop.t(id === 1 ? "checkout.payment.card" : `checkout.payment.${atDoor}`),
    help: id === 1 ? card : `${shop.t(`checkout.payment.${atDoor}Help`)} ${shop.t("checkout.cashTooltip")}`,
  }));
}

/** Goods that are weighed make the bank hold more than the estimate: of the total or of their part, as the chain has it. */
async function cardHelp(shop: Shop, cart: Cart): Promise<string> {
  const { t, locale, tenant, ebsn } = shop;
  if (cart.variableTotal === 0) return t("checkout.payment.cardHelp");
  const { basis, percent } = tenant.preauthorisation;
  const { amount } = await ebsn.checkout.preauthorised(1);
  const key = basis === "total" ? "checkout.payment.preauthTotal" : "checkout.payment.preauthWeighed";
  return `${t("checkout.payment.cardHelp")} ${t(key, { amount: formatCents(amount, locale), percent })}`;
}
