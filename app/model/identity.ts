/** The steps of logging in, or out, through another host. */
export type IdentityStep =
  | "companyLogin"
  | "companyReturn"
  | "companyLogout"
  | "google"
  | "facebook"
  | "facebookReturn";

/** Another host where shoppers of a chain can log in. */
export type IdentityProvider = "company" | "google" | "facebook";
