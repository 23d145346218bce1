import type { IsoDate } from "./time";

/** Data of a visitor who registers (§5). */
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
  /** the store that serves them */
  storeId: number;
  birthdate?: IsoDate;
  mobile?: string;
  loyaltyCard?: string;
  fiscalCode?: string;
  /** by consent id: given or refused */
  consents: Record<number, boolean>;
};

/** A consent to the use of personal data, in the chain's order. */
export type Consent = {
  id: number;
  /** key of the chain's own text for it */
  code?: string;
  title: string;
  text: string;
  mandatory: boolean;
};

/** A person from a social network without an account in the shop. */
export type SocialPerson = {
  provider: "google" | "facebook";
  firstName: string;
  lastName: string;
  email?: string;
};

/** Names of the fields that the backend may reject. */
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
