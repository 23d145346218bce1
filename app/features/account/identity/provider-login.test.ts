import { expect, test, vi } from "vitest";
import { withoutOwnState, isExpectedReturn, isReturn, beginProviderLogin } from "./provider-login";

const google = "https://accounts.google.example/auth?client_id=7";
const params = (fields: Record<string, string>) => new URLSearchParams(fields);

test("X5: a provider without a state gets our own, which its answer must repeat", () => {
  const { page, leaving } = beginProviderLogin("google", google, 1000);
  const state = new URL(page).searchParams.get("state") ?? "";
  expect(leaving).toEqual({ provider: "google", at: 1000, state });
  expect(new URL(page).searchParams.get("client_id")).toBe("7");
  expect(isExpectedReturn(leaving, "google", params({ code: "c", state }), 2000)).toBe(true);
  expect(isExpectedReturn(leaving, "google", params({ code: "c", state: `${state}x` }), 2000)).toBe(false);
  expect(isExpectedReturn(leaving, "google", params({ code: "c" }), 2000)).toBe(false);
  expect(withoutOwnState(params({ code: "c", state })).toString()).toBe("code=c");
  expect(beginProviderLogin("google", google).leaving.state, "another one each time").not.toBe(state);
});

test("X5: the backend's own state, and its relay state, must come back and are passed on", () => {
  const social = beginProviderLogin("facebook", `${google}&state=backend-1`).leaving;
  expect(isExpectedReturn(social, "facebookReturn", params({ code: "c", state: "backend-1" }))).toBe(true);
  expect(isExpectedReturn(social, "facebookReturn", params({ code: "c", state: "backend-2" }))).toBe(false);
  expect(withoutOwnState(params({ state: "backend-1" })).get("state")).toBe("backend-1");
  const company = beginProviderLogin("companyLogin", "https://idp.example/?RelayState=r1").leaving;
  expect(isExpectedReturn(company, "companyReturn", params({ SAMLart: "a", RelayState: "r1" }))).toBe(true);
  expect(isExpectedReturn(company, "companyReturn", params({ SAMLart: "a", RelayState: "r2" }))).toBe(false);
  expect(
    beginProviderLogin("companyLogin", "https://idp.example/").leaving.state,
    "none is made up",
  ).toBeUndefined();
});

test("X5: accepts no return without a start, from another provider, or after half an hour", () => {
  const { leaving } = beginProviderLogin("companyLogin", "https://idp.example/", 0);
  expect(isExpectedReturn(undefined, "companyReturn", params({}))).toBe(false);
  expect(isExpectedReturn(leaving, "google", params({ code: "c" }), 1)).toBe(false);
  expect(isExpectedReturn(leaving, "companyReturn", params({}), 1)).toBe(true);
  expect(isExpectedReturn(leaving, "companyReturn", params({}), 30 * 60_000 + 1)).toBe(false);
});

test("isReturn tells a provider's return from the steps that begin a login", () => {
  expect(isReturn("google", params({ back: "/cart" }))).toBe(false);
  for (const name of ["code", "error"]) expect(isReturn("google", params({ [name]: "1" }))).toBe(true);
  expect((["companyReturn", "facebookReturn"] as const).map((way) => isReturn(way, params({})))).toEqual([
    true,
    true,
  ]);
  expect(
    (["companyLogin", "facebook", "companyLogout"] as const).map((way) => isReturn(way, params({}))),
  ).toEqual([false, false, false]);
});

test("A7: the state that we give a provider has 128 random bits", () => {
  const random = vi.spyOn(crypto, "getRandomValues");
  const states = Array.from({ length: 50 }, () => beginProviderLogin("google", google).leaving.state ?? "");
  expect(random.mock.calls.map(([bytes]) => (bytes as Uint8Array).length)).toEqual(states.map(() => 16));
  random.mockRestore();
  for (const state of states) expect(state).toMatch(/^shop\.[0-9a-z]{32}$/);
  expect(new Set(states).size).toBe(50);
});
