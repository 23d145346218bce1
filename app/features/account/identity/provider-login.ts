import type { IdentityStep } from "~/model/identity";
import type { SessionData } from "~/platform/shop";
import { providerOf } from "./identity-steps";

type Leaving = NonNullable<SessionData["leaving"]>;

/** Max duration of a login at a provider, in milliseconds. */
const longestMs = 30 * 60_000;
/**
 * Max length of a state, in characters; longer ones do not fit into the session's cookie. SAML
 * allows 80.
 */
const longestState = 200;
/** Prefix of our own state, which is removed before the backend sees it. */
const ownMark = "shop.";

/** Returns our prefix with 128 random bits. */
const newState = (): string =>
  ownMark +
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36).padStart(2, "0")).join(
    "",
  );

/** Parameters that a provider returns unchanged: OAuth's and SAML's. */
const echoed = ["state", "RelayState"] as const;
const stateOf = (params: URLSearchParams): string | undefined =>
  echoed.map((name) => params.get(name)).find((value) => value !== null) ?? undefined;

/**
 * True if this step is the return from a provider. Google uses the same path for both directions.
 */
export const isReturn = (identityStep: IdentityStep, brought: URLSearchParams): boolean =>
  identityStep === "companyReturn" ||
  identityStep === "facebookReturn" ||
  (identityStep === "google" && (brought.has("code") || brought.has("error")));

/**
 * Starts a login at a provider: returns its URL and the facts to store in the session. An OAuth URL
 * without the backend's own state gets a state from us.
 */
export function beginProviderLogin(
  identityStep: IdentityStep,
  page: string,
  now = Date.now(),
): { page: string; leaving: Leaving } {
  const url = new URL(page);
  const provider = providerOf[identityStep];
  if (provider !== "company" && stateOf(url.searchParams) === undefined)
    url.searchParams.set("state", newState());
  const state = stateOf(url.searchParams);
  const echo = state !== undefined && state.length <= longestState ? { state } : {};
  return { page: url.href, leaving: { provider, at: now, ...echo } };
}

/**
 * True if this browser started the login that ends here, at most 30 minutes ago. Otherwise a
 * stranger's link could log the browser in as that stranger.
 */
export function isExpectedReturn(
  leaving: Leaving | undefined,
  identityStep: IdentityStep,
  brought: URLSearchParams,
  now = Date.now(),
): boolean {
  if (leaving?.provider !== providerOf[identityStep] || now - leaving.at > longestMs) return false;
  return leaving.state === undefined || leaving.state === stateOf(brought);
}

/** Returns the parameters of a return for the backend, without our own state. */
export function withoutOwnState(brought: URLSearchParams): URLSearchParams {
  const passed = new URLSearchParams(brought);
  if (passed.get("state")?.startsWith(ownMark)) passed.delete("state");
  return passed;
}
