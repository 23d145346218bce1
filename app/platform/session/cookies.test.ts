import { expect, test } from "vitest";
import { preferenceCookie } from "./cookies";

// spec attacked: F19 preferences are Secure on https <- app/platform/session/cookies.ts
test("F19: preference cookies are not sent in clear where there is https", () => {
  const secure = preferenceCookie(new URL("https://www.loggia.example/x"), "lng", "en", 60);
  expect(secure).toBe("lng=en; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax");
  const local = preferenceCookie(new URL("http://loggia.localhost:8787/x"), "lite", "1", 60);
  expect(local).toBe("lite=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
});
