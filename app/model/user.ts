import type { IsoDate } from "./time";

export type User = { id: number; login: string };

/** The shopper a cart belongs to, as the backend knows them (§3, §6). */
export type Shopper = {
  id: number;
  firstName?: string;
  /** a master account */
  master?: true;
  betaTester?: true;
  /** logged in elsewhere, by single sign-on */
  singleSignOn?: true;
  /** how complete the profile is */
  profileLevel?: number;
  /** ids of the legal texts agreed to */
  legals?: number[];
  preferredAddressId?: number;
  preferredStoreAddressId?: number;
  /** the day whose prices and assortment this shopper is shown */
  previewDate?: IsoDate;
};
