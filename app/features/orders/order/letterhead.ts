import type { Tenant } from "#tenants/schema";
import type { Letterhead } from "./print-head";

/** The company of a chain, as an order on paper and a receipt begin with it. */
export const letterheadOf = ({ legalName, company, phone }: Tenant): Letterhead => ({
  name: legalName,
  address: company.address,
  vat: company.vatNumber,
  rea: company.rea,
  phone,
});
