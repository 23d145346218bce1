import type { IsoDate } from "./time";

export type User = { id: number; login: string };

/** The shopper of a cart, as the backend knows them (§3, §6). */
export type Shopper = {
  id: number;
  firstName?: string;
  /** true for a master account */
  master?: true;
  betaTester?: true;
  /** signed in elsewhere, by single sign-on */
  singleSignOn?: true;
  /** completeness of the profile */
  profileLevel?: number;
  /** ids of the accepted legal texts */
  legals?: number[];
  preferredAddressId?: number;
  preferredStoreAddressId?: number;
  /** day whose prices and assortment this shopper sees */
  previewDate?: IsoDate;
};
