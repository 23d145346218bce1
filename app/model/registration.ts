import type { IsoDate } from "./time";

/** A visitor who wants to become a customer (§5). */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  street: string;
  number: string;
  postalCode: string;
  city: string;
  province: string;
  /** the store that looks after them */
  storeId: number;
  birthdate?: IsoDate;
  mobile?: string;
  loyaltyCard?: string;
  fiscalCode?: string;
  /** by id, given or not */
  consents: Record<number, boolean>;
};

/** A consent to the use of personal data, in the chain's order. */
export type Consent = {
  id: number;
  /** which of the chain's own texts says it */
  code?: string;
  title: string;
  text: string;
  mandatory: boolean;
};

/** Somebody whom a social network has named, and whom the shop does not know yet. */
export type SocialPerson = {
  provider: "google" | "facebook";
  firstName: string;
  lastName: string;
  email?: string;
};

/** Names of the fields that the backend may refuse. */
export type PersonField =
  | keyof Registration
  | "emailConfirm"
  | "phone"
  | "username"
  | "newEmail"
  | "newPassword"
  | "oldPassword"
  | "vatNumber"
  | "companyName"
  | "sdiCode"
  | "pec";
