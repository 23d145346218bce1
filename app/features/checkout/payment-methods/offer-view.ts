import type { Cart } from "~/model/cart";
import type { Shop } from "~/platform/shop";
import { authorisationView, presentAuthorisationView } from "./authorisation";
import { paymentChoices, unchangedPaymentChoices } from "./choices";
import { orderButtonText } from "./order-button-text";
import type { OfferedTypes } from "./payment-types-for";

/**
 * Returns the payment options of a page that orders this cart: the choices, the authorised amount,
 * and the button's text with the `total`.
 */
export async function offerView(shop: Shop, cart: Cart, { types, unchanged }: OfferedTypes, total: string) {
  const pickup = cart.address?.service === "pickup";
  return {
    authorisation: unchanged
      ? presentAuthorisationView(shop, unchanged)
      : await authorisationView(shop, types, cart.variableTotal),
    choices: unchanged
      ? unchangedPaymentChoices(shop, types, { pickup, orderId: unchanged.id })
      : paymentChoices(shop, types, { pickup }),
    submit: orderButtonText(shop.t, types, total, unchanged !== undefined),
  };
}
