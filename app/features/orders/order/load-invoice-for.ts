import { isEbsnError } from "~/ebsn/errors";
import { invoicePersonLine } from "~/lib/invoice-person-text";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

type PersonsShop = Pick<Shop, "t"> & { ebsn: { profile: Pick<Shop["ebsn"]["profile"], "invoicePersons"> } };

/** Whom the invoice of an order is made out to, in one line; undefined where none was asked for. An order is shown without the name, too. */
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
