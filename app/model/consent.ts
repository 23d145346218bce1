/** A browser's cookie consent (§3); technical cookies are always on. */
export type Consent = {
  analytics: boolean;
  profilation: boolean;
  /** ISO date and time */
  saveDate: string;
  /** id of this browser's choices in the chain's record of consents */
  uuid: string;
};
