/** A browser's choice about cookies (§3); technical ones are always on. */
export type Consent = {
  analytics: boolean;
  profilation: boolean;
  /** ISO date and time */
  saveDate: string;
  /** names this browser's choices in the chain's record of consents */
  uuid: string;
};
