import type { Shop } from "~/platform/shop";

/** Facts for legal texts: the seller, its contacts, and the body that settles disputes. */
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
