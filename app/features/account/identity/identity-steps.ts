import type { IdentityStep } from "~/model/identity";
import * as paths from "~/page/paths";

/** The only paths of the backend that are available under the shop's own host. */
export const identityStepOf = new Map<string, IdentityStep>([
  [paths.companyLogin, "companyLogin"],
  [paths.companyReturn, "companyReturn"],
  [paths.companyLogout, "companyLogout"],
  [paths.googleLogin, "google"],
  [paths.facebookLogin, "facebook"],
  [paths.facebookReturn, "facebookReturn"],
]);

/** Provider of each step, as the tenant's settings name it. */
export const providerOf = {
  companyLogin: "company",
  companyReturn: "company",
  companyLogout: "company",
  google: "google",
  facebook: "facebook",
  facebookReturn: "facebook",
} as const satisfies Record<IdentityStep, string>;
