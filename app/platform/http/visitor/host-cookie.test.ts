import { expect, test } from "vitest";
import { hostCookie } from "./host-cookie";
import { visitorOf } from "./visitor";

// spec attacked: F19 preferences are Secure on https <- app/platform/http/visitor/host-cookie.ts
// spec again: X15: what a shopper prefers is kept under a name that no other host can plant <- app/platform/http/visitor/host-cookie.ts, app/platform/http/visitor/visitor.ts
test("F19, X15: a preference on https is Secure with the __Host- prefix", () => {
  const secure = hostCookie(new URL("https://www.loggia.example/x"), "lng", "en", 60);
  expect(secure).toBe("__Host-lng=en; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax");
  const local = hostCookie(new URL("http://loggia.localhost:8787/x"), "lite", "1", 60);
  expect(local).toBe("lite=1; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
});

// spec again: X15: what a shopper prefers is kept under a name that no other host can plant
test("X15: a preference without the prefix is ignored on https", async () => {
  const seen = async (cookie: string) => {
    const { locale, lite } = await visitorOf(
      new Request("https://www.loggia.example/", { headers: { cookie } }),
      {},
    );
    return { locale, lite };
  };
  expect(await seen("lng=en; lite=1")).toEqual({ locale: "it", lite: false });
  expect(await seen("__Host-lng=en; __Host-lite=1")).toEqual({ locale: "en", lite: true });
});
