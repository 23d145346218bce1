/** The steps of logging in, or out, through another host. */
export type IdentityStep =
  | "companyLogin"
  | "companyReturn"
  | "companyLogout"
  | "google"
  | "facebook"
  | "facebookReturn";
