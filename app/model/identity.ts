/** The steps of logging in, or out, through another host. */
export type IdentityWay =
  | "companyLogin"
  | "companyReturn"
  | "companyLogout"
  | "google"
  | "facebook"
  | "facebookReturn";
