import type { Shop } from "~/platform/shop";

/** Who sells, how to reach them, and who settles disputes with them, as legal texts name them. */
export const companyFacts = ({ name, legalName, company, email, phone, adr }: Shop["tenant"]) => ({
  chain: name,
  company: legalName,
  address: company.address,
  vat: company.vatNumber,
  pec: company.certifiedMail,
  email,
  phone,
  adr: adr.name,
  adrSite: adr.site,
});
