import { afterEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Path } from "~/lib/path";
import type { IdentityProvider } from "~/model/identity";
import { testShop } from "~/platform/testing/test-shop";
import { proxyIdentityStep } from "./sso-proxy";

const home = "/cart" as Path;
const user = { id: 7, login: "a@b.it" };
/** This browser left for that provider, which returns no parameter of ours. */
const gone = (provider: IdentityProvider) => ({ leaving: { provider, at: Date.now() } });

/**
 * A step that opens a session at the backend: `test` returns its user, `consented` the user's
 * consents.
 */
function arriving(
  test: () => Promise<typeof user | undefined>,
  consented = () => Promise.resolve(true),
  provider: IdentityProvider = "company",
) {
  const opened = testShop({
    session: gone(provider),
    ebsn: {
      identity: {
        go: () => {
          opened.shop.updateSession({ account: "token-2" });
          return Promise.resolve({ to: home, session: "s-1" });
        },
      },
      auth: { test },
      profile: { consentsGiven: consented },
    },
  });
  return opened;
}
const ledTo = (answer: Response) => answer.headers.get("Location");

afterEach(() => vi.restoreAllMocks());

test("signs the returning shopper in and redirects to the page before the login", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { shop } = arriving(() => Promise.resolve(user));
  const answer = await proxyIdentityStep(shop, "companyReturn", new URLSearchParams());
  expect(ledTo(answer)).toBe("/cart");
  expect([...answer.headers.keys()]).toEqual(["location"]);
  expect(shop.session).toMatchObject({ user, provider: "company", remember: false });
});

test("a first company login leads to the consents, unless the backend cannot tell", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const first = arriving(
    () => Promise.resolve(user),
    () => Promise.resolve(false),
  );
  const asked = await proxyIdentityStep(first.shop, "companyReturn", new URLSearchParams());
  expect(ledTo(asked)).toBe("/profile/consents?back=/cart");
  expect(first.done.flashes.at(-1)).toMatchObject({ kind: "info", text: "account.identity.consents" });
  const unsure = arriving(
    () => Promise.resolve(user),
    () => Promise.reject(new EbsnError("down", "check-disclaimer")),
  );
  expect(ledTo(await proxyIdentityStep(unsure.shop, "companyReturn", new URLSearchParams()))).toBe("/cart");
  const social = arriving(
    () => Promise.resolve(user),
    () => Promise.resolve(false),
    "google",
  );
  expect(ledTo(await proxyIdentityStep(social.shop, "google", new URLSearchParams({ code: "1" })))).toBe(
    "/cart",
  );
});

test("ends a session without a shopper and redirects to the login with an error", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const test of [
    () => Promise.resolve(undefined),
    () => Promise.reject(new EbsnError("down", "auth/test")),
  ]) {
    const { shop, done } = arriving(test, undefined, "google");
    expect(ledTo(await proxyIdentityStep(shop, "google", new URLSearchParams({ code: "1" })))).toBe("/login");
    expect(done).toMatchObject({ ended: 1, flashes: [{ kind: "error" }] });
    expect(shop.session.user).toBeUndefined();
  }
});

test("stores only the session that must come back on the redirect to the provider", async () => {
  const provider = "https://id.example/?flow=1";
  const { shop } = testShop({
    ebsn: { identity: { go: () => Promise.resolve({ to: { provider }, session: "s-1" }) } },
  });
  const answer = await proxyIdentityStep(shop, "companyLogin", new URLSearchParams());
  expect([answer.status, ledTo(answer)]).toEqual([302, provider]);
  expect(shop.session).toMatchObject({ session: "s-1", leaving: { provider: "company" } });
  expect(shop.session.user).toBeUndefined();
});

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host <- app/features/account/identity/return-path.ts, app/features/account/reset/request-reset.ts
test("redirects from a provider to the stored page, and newcomers to the registration", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const elsewhere = { to: { provider: "https://id.example/" }, session: "s-1" };
  for (const [said, opens, goal] of [
    ["/profile/dashboard", true, "/checkout"],
    [
      "/registration-user?social_login=google",
      false,
      "/registration-user?social_login=google&back=/checkout",
    ],
    ["/profile/orders", true, "/profile/orders"],
  ] as const) {
    const go = vi.fn(() => Promise.resolve<{ to: Path | { provider: string }; session: string }>(elsewhere));
    const { shop } = testShop({ ebsn: { identity: { go }, auth: { test: () => Promise.resolve(user) } } });
    await proxyIdentityStep(shop, "google", new URLSearchParams({ back: "/checkout" }));
    expect(shop.session.returning).toBe("/checkout");
    go.mockImplementation(() => {
      if (opens) shop.updateSession({ account: "token-2" });
      return Promise.resolve({ to: said as Path, session: "s-1" });
    });
    const state = shop.session.leaving?.state ?? "";
    expect(ledTo(await proxyIdentityStep(shop, "google", new URLSearchParams({ code: "1", state })))).toBe(
      goal,
    );
    expect([shop.session.returning, shop.session.leaving], "once").toEqual([undefined, undefined]);
  }
});

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host
test("leads to the login with the way back after a refused or abandoned login", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refused = () => Promise.reject(new EbsnError("refused", "saml/acs", { texts: ["No"] }));
  for (const [session, brought] of [
    [{ returning: "/checkout" as Path }, { error: "access_denied" }],
    [{}, { relay_state_url: "/checkout" }],
  ] as const) {
    const { shop } = testShop({
      session: { ...gone("company"), ...session },
      ebsn: { identity: { go: refused } },
    });
    const answer = await proxyIdentityStep(shop, "companyReturn", new URLSearchParams(brought));
    expect(ledTo(answer)).toBe("/login?back=/checkout");
  }
});

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host
test("clears the stored way back for home, other sites and overlong addresses", async () => {
  for (const nowhere of ["/", "//evil.example", "https://evil.example/", `/search?q=${"x".repeat(300)}`]) {
    const { shop } = testShop({
      session: { returning: "/checkout" as Path },
      ebsn: {
        identity: { go: () => Promise.resolve({ to: { provider: "https://id.example/" }, session: "s-1" }) },
      },
    });
    await proxyIdentityStep(shop, "facebook", new URLSearchParams({ back: nowhere }));
    expect(shop.session.returning, nowhere).toBeUndefined();
  }
});

test("a refused login leaves the session as it was, a refused logout ends it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refusing = () =>
    testShop({
      session: { user, account: "token-1", ...gone("company") },
      ebsn: {
        identity: {
          go: () =>
            Promise.reject(new EbsnError("refused", "saml/acs", { reason: "elsewhere", texts: ["No"] })),
        },
      },
    });
  const back = refusing();
  expect(ledTo(await proxyIdentityStep(back.shop, "companyReturn", new URLSearchParams()))).toBe("/login");
  expect(back.done).toMatchObject({ ended: 0, flashes: [{ kind: "error", text: "No" }] });
  const out = refusing();
  await proxyIdentityStep(out.shop, "companyLogout", new URLSearchParams());
  expect(out.done.ended).toBe(1);
});

test("X5: rejects an unexpected provider answer without a backend request", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const [way, brought, session] of [
    ["google", { code: "1" }, {}],
    ["facebookReturn", { code: "1" }, gone("google")],
    ["companyReturn", { SAMLart: "1" }, {}],
    [
      "google",
      { code: "1", state: "mine" },
      { leaving: { provider: "google", at: Date.now(), state: "yours" } },
    ],
    ["google", { code: "1" }, { leaving: { provider: "google", at: Date.now() - 31 * 60_000 } }],
  ] as const) {
    const go = vi.fn(() => Promise.reject(new Error("asked")));
    const { shop, done } = testShop({
      session: { user, account: "token-1", ...session },
      ebsn: { identity: { go } },
    });
    expect(ledTo(await proxyIdentityStep(shop, way, new URLSearchParams(brought)))).toBe("/login");
    expect(done).toMatchObject({ ended: 0, flashes: [{ kind: "error", text: "account.identity.failed" }] });
    expect(go).not.toHaveBeenCalled();
  }
});
