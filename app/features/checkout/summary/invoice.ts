import type { Tenant } from "#tenants/schema";
import type { Cart } from "~/model/cart";

/** True if this cart may be invoiced: the tenant allows it for the cart's warehouse (§9). */
export const invoiceOffered = (
  { invoiceWarehouses }: Pick<Tenant, "invoiceWarehouses">,
  { scope }: Pick<Cart, "scope">,
): boolean => invoiceWarehouses.includes(scope.warehouse);

export const invoiceField = "invoice";
/** Field that is present if an invoice was already requested when the form was shown. */
export const invoiceShownField = "invoiced";

/**
 * True if an invoice is requested: by the form if the shopper changed its checkbox, else by the
 * cart, which another tab may have changed.
 */
export function wantsInvoice(
  form: FormData,
  tenant: Pick<Tenant, "invoiceWarehouses">,
  cart: Pick<Cart, "scope" | "wantsInvoice">,
): boolean {
  const ticked = form.get(invoiceField) === "on";
  const changed = ticked !== form.has(invoiceShownField);
  return invoiceOffered(tenant, cart) && (changed ? ticked : cart.wantsInvoice);
}
