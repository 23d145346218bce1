import type { Tenant } from "#tenants/schema";
import type { Letterhead } from "./print-head";

/** Company data at the top of a printed order and of a receipt. */
export const letterheadOf = ({ legalName, company, phone }: Tenant): Letterhead => ({
  name: legalName,
  address: company.address,
  vat: company.vatNumber,
  rea: company.rea,
  phone,
});
