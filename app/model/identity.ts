/** Steps of a login or logout through another host. */
export type IdentityStep =
  | "companyLogin"
  | "companyReturn"
  | "companyLogout"
  | "google"
  | "facebook"
  | "facebookReturn";

/** A host where a chain's shoppers can log in. */
export type IdentityProvider = "company" | "google" | "facebook";
