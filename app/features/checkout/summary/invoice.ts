import type { Tenant } from "#tenants/schema";
import type { Cart } from "~/model/cart";

/** Whether this cart's shopping may be invoiced: its warehouse is one of those whose chain does so (§9). */
export const invoiceOffered = (
  { invoiceWarehouses }: Pick<Tenant, "invoiceWarehouses">,
  { scope }: Pick<Cart, "scope">,
): boolean => invoiceWarehouses.includes(scope.warehouse);

export const invoiceField = "invoice";
/** Carries along that the invoice was asked for already when the form was shown. */
export const invoiceShownField = "invoiced";

/** Whether an invoice is wanted: as the form says where the shopper changed that there, else as the cart does, which another tab may have told. */
export function wantsInvoice(
  form: FormData,
  tenant: Pick<Tenant, "invoiceWarehouses">,
  cart: Pick<Cart, "scope" | "wantsInvoice">,
): boolean {
  const ticked = form.get(invoiceField) === "on";
  const changed = ticked !== form.has(invoiceShownField);
  return invoiceOffered(tenant, cart) && (changed ? ticked : cart.wantsInvoice);
}
