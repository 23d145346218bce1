import type { Consent } from "./registration";
import type { IsoDate } from "./time";

/** A shopper's personal data. */
export type PersonDetails = {
  firstName: string;
  lastName: string;
  birthdate?: IsoDate;
  fiscalCode?: string;
  loyaltyCard?: string;
  /** the store that serves them */
  storeId?: number;
};

/** A shopper's contact data; unrelated to the destination of the cart. */
export type Contact = {
  mobile?: string;
  phone?: string;
  street?: string;
  number?: string;
  postalCode?: string;
  city?: string;
  province?: string;
};

/** Addressee of an invoice. */
export type InvoicePerson = {
  id: number;
  kind: "private" | "company";
  firstName?: string;
  lastName?: string;
  companyName?: string;
  fiscalCode?: string;
  vatNumber?: string;
  /** recipient code for electronic invoices */
  sdiCode?: string;
  pec?: string;
  street: string;
  number: string;
  postalCode: string;
  city: string;
  province: string;
};

export type Profile = {
  email: string;
  username?: string;
  /** completeness level (§6) */
  level?: number;
  registeredOn?: IsoDate;
  details: PersonDetails;
  contact: Contact;
};

/** The chain's sign-up path that requires a consent. */
export type ConsentModule = "registration" | "singleSignOn";

/** A consent, and the shopper's choice. */
export type OwnConsent = Consent & { given: boolean; since?: IsoDate };
