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
 * The amount that a payment provider is asked to authorise while goods are still to be weighed, and why: a percentage of the total or of the weighed part (the
 * chain's configuration, §9). Undefined where nothing is weighed or nobody pays at a provider. `orderId`: of an order, not of the cart.
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

/** The amount that is authorised already for an order being changed, where the backend tells it: it stays as it is. */
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

/** A row below the total. */
export type AuthorisationView = { term: string; value: string; note: string };

/** A payment type for which the backend tells no amount is left out. */
function notTold(error: unknown): undefined {
  if (isEbsnError(error, "refused")) return undefined;
  throw error;
}
