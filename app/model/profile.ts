import type { Consent } from "./registration";
import type { IsoDate } from "./time";

/** What a shopper says of themselves. */
export type PersonDetails = {
  firstName: string;
  lastName: string;
  birthdate?: IsoDate;
  fiscalCode?: string;
  loyaltyCard?: string;
  /** the store that looks after them */
  storeId?: number;
};

/** Where a shopper is reached; not where the shopping goes. */
export type Contact = {
  mobile?: string;
  phone?: string;
  street?: string;
  number?: string;
  postalCode?: string;
  city?: string;
  province?: string;
};

/** Whom invoices are made out to. */
export type InvoicePerson = {
  id: number;
  kind: "private" | "company";
  firstName?: string;
  lastName?: string;
  companyName?: string;
  fiscalCode?: string;
  vatNumber?: string;
  /** where electronic invoices go */
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
  /** how complete it is (§6) */
  level?: number;
  registeredOn?: IsoDate;
  details: PersonDetails;
  contact: Contact;
};

/** Which of the chain's ways in asks for a consent. */
export type ConsentModule = "registration" | "singleSignOn";

/** A consent, and whether this shopper has given it. */
export type OwnConsent = Consent & { given: boolean; since?: IsoDate };
