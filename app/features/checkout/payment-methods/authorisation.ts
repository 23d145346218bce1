import { isEbsnError } from "~/ebsn/errors";
import { formatCents } from "~/lib/money";
import type { Order } from "~/model/order";
import type { PaymentType } from "~/model/payment";
import type { Cents } from "~/model/price";
import type { Shop } from "~/platform/shop";
import { payableTypes } from "./choices";

type AuthorisationShop = Pick<Shop, "t" | "locale" | "tenant"> & {
  ebsn: { checkout: Pick<Shop["ebsn"]["checkout"], "preauthorised"> };
};

/**
 * Returns the amount that a payment provider will authorise while goods are still to be weighed,
 * and the reason. It is a percentage of the total or of the weighed part (the tenant's
 * configuration, §9). Undefined unless goods are weighed and a payment type uses a provider.
 * `orderId` requests the amount for an order instead of the cart.
 */
export async function authorisationView(
  { t, locale, tenant, ebsn }: AuthorisationShop,
  types: readonly PaymentType[],
  variableTotal: Cents,
  orderId?: number,
): Promise<AuthorisationView | undefined> {
  const atProvider = payableTypes(types).filter(({ needs }) => needs === "provider");
  if (variableTotal === 0 || atProvider.length === 0) return undefined;
  const amounts = await Promise.all(
    atProvider.map(({ id }) => ebsn.checkout.preauthorised(id, orderId).catch(notTold)),
  );
  const most = Math.max(...amounts.map((told) => told?.amount ?? 0));
  if (most === 0) return undefined;
  const { basis, percent } = tenant.preauthorisation;
  const why = basis === "total" ? "checkout.held.ofTotal" : "checkout.held.ofWeighed";
  return { term: t("checkout.held.title"), value: formatCents(most, locale), note: t(why, { percent }) };
}

/**
 * Returns the amount already authorised for an order that is being changed; this amount stays the
 * same. Undefined if the backend does not return it.
 */
export const presentAuthorisationView = (
  { t, locale }: Pick<Shop, "t" | "locale">,
  { authorisedAmount }: Pick<Order, "authorisedAmount">,
): AuthorisationView | undefined =>
  authorisedAmount
    ? {
        term: t("checkout.unchanged.held"),
        value: formatCents(authorisedAmount, locale),
        note: t("checkout.unchanged.heldWhy"),
      }
    : undefined;

/** Row below the total. */
export type AuthorisationView = { term: string; value: string; note: string };

/** Skips a payment type if the backend refuses to return its amount. */
function notTold(error: unknown): undefined {
  if (isEbsnError(error, "refused")) return undefined;
  throw error;
}
