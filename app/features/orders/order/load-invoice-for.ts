import { isEbsnError } from "~/ebsn/errors";
import { invoicePersonLine } from "~/lib/invoice-person-text";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

type PersonsShop = Pick<Shop, "t"> & { ebsn: { profile: Pick<Shop["ebsn"]["profile"], "invoicePersons"> } };

/**
 * Returns the invoice's recipient in one line; undefined if no invoice was requested. A failed
 * request for the persons yields a text without the name.
 */
export async function loadInvoiceFor(
  { t, ebsn }: PersonsShop,
  { invoicePersonId: id }: Pick<Order, "invoicePersonId">,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  try {
    const person = (await ebsn.profile.invoicePersons()).find((one) => one.id === id);
    return person ? invoicePersonLine(person) : t("orders.invoiceUnnamed");
  } catch (error) {
    if (isEbsnError(error) && error.kind !== "session") return t("orders.invoiceUnnamed");
    throw error;
  }
}
