import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { base, shopperEbsn, testBackend } from "../../testing/test-backend";
import type { IdentityStep } from "~/model/identity";

const server = testBackend();
const shop = "https://www.loggia.example";
const provider = "https://id.example/sign-in?flow=1";

/**
 * Runs a step against a backend that answers with this redirect; returns its result and the
 * requested addresses.
 */
async function go(way: IdentityStep, location: string, brought: Record<string, string> = {}) {
  const asked: URL[] = [];
  const headers = { location, "set-cookie": "X-Ebsn-Account=token-2; Path=/", "x-ebsn-session": "s-1" };
  server.use(
    http.get(`${base}/*`, ({ request }) => {
      asked.push(new URL(request.url));
      return new HttpResponse(null, { status: 302, headers });
    }),
  );
  const ebsn = shopperEbsn({ tokens: {}, identityOrigins: ["https://id.example"] });
  const step = await ebsn.identity.go(way, new URLSearchParams(brought)).catch((error: unknown) => error);
  return { step, asked };
}

describe("login through an identity provider", () => {
  // spec §7: single sign-on and social logins through the shop's own host, by an allow-list <- app/ebsn/account/calls/identity.ts, app/features/account/identity/sso-proxy.ts
  it("identity leads to the chain's provider or to the shop and stores the session", async () => {
    expect((await go("google", provider)).step).toEqual({ to: { provider }, session: "s-1" });
    expect((await go("google", `${shop}/profile/dashboard?x=1`)).step).toMatchObject({
      to: "/profile/dashboard?x=1",
    });
    expect((await go("facebook", "/registration-user?social_login=facebook")).step).toMatchObject({
      to: "/registration-user?social_login=facebook",
    });
  });

  // spec §7: single sign-on and social logins through the shop's own host, by an allow-list
  it("identity leads nowhere else", async () => {
    for (const foreign of [
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example",
      "javascript:alert(1)",
    ])
      expect((await go("companyLogin", foreign)).step).toMatchObject({ kind: "unreadable" });
  });

  // spec §7: single sign-on and social logins through the shop's own host, by an allow-list
  it("sends only the step's own parameters, and a relay state only for our own pages", async () => {
    const { asked } = await go("companyLogin", provider, { relay_state_url: "/cart", other: "1" });
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      "/t/loggia/ebsn/api/saml/do-login?relay_state_url=%2Fcart",
    ]);
    for (const relay_state_url of ["https://evil.example/", "//evil.example", "/\\evil.example"])
      expect((await go("companyLogin", provider, { relay_state_url })).asked[0]?.search).toBe("");
    expect((await go("google", provider, { code: "c 1" })).asked[0]?.href).toBe(
      "http://backend.test/t/loggia/api/social-redir/google-mobile?code=c+1",
    );
  });
});
