import type { Tenant } from "#tenants/schema";
import type { Cart } from "~/model/cart";

/** Whether this cart's shopping may be invoiced: its warehouse is one of those whose chain does so (§9). */
export const invoiceOffered = (
  { invoiceWarehouses }: Pick<Tenant, "invoiceWarehouses">,
  { scope }: Pick<Cart, "scope">,
): boolean => invoiceWarehouses.includes(scope.warehouse);
