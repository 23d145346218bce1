import { expect, test } from "vitest";
import { browserEnd } from "./browser-end";

const origin = "https://www.loggia.example";

// spec §4: in the app a social login's browser closes at the backend's address, then dashboard or registration <- app/features/native/bridge/browser-end.ts
test.each([
  ["/profile/dashboard", "/profile/dashboard"],
  ["/", "/profile/dashboard"],
  ["/checkout", "/profile/dashboard"],
  ["/registration-user?social_login=google", "/registration-user?social_login=google"],
  ["/registration-user", "/registration-user"],
  ["/registration-user/../logout", "/profile/dashboard"],
  ["/login?back=/checkout", "/login"],
])("back at %s it closes, and the app goes to %s", (address, path) => {
  expect(browserEnd(origin + address, origin)).toBe(path);
});

// spec §4: in the app a social login's browser closes at the backend's address, then dashboard or registration
test.each([
  "https://accounts.google.example/auth",
  "https://www.loggia.example.evil.example/profile/dashboard",
  "https://www.loggia.example@evil.example/",
  "javascript:alert(1)",
  "about:blank",
  "",
  undefined,
  `${origin}/api/social-redir/google-mobile?code=1`,
  `${origin}/ebsn/api/social-redir/facebook-mobile?code=1`,
  `${origin}/ebsn/api/social-redir/facebook-mobile-init`,
  `${origin}/ebsn/api/saml/acs?SAMLart=1`,
])("the browser stays open at %j", (address) => {
  expect(browserEnd(address, origin)).toBeUndefined();
});
