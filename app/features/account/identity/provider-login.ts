import type { IdentityStep } from "~/model/identity";
import type { SessionData } from "~/platform/shop";
import { providerOf } from "./identity-steps";

type Leaving = NonNullable<SessionData["leaving"]>;

/** How long a login at a provider may take, milliseconds. */
const longestMs = 30 * 60_000;
/** Longer ones would leave no room in the session's cookie; SAML allows 80. */
const longestState = 200;
/** Marks a state of ours, which the backend never sees. */
const ownMark = "shop.";

/** 128 random bits. */
const newState = (): string =>
  ownMark +
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36).padStart(2, "0")).join(
    "",
  );

/** What a provider gives back as it got it: OAuth's parameter, and SAML's. */
const echoed = ["state", "RelayState"] as const;
const stateOf = (params: URLSearchParams): string | undefined =>
  echoed.map((name) => params.get(name)).find((value) => value !== null) ?? undefined;

/** Whether a provider sends somebody back by this step. Google has one address for both directions. */
export const isReturn = (identityStep: IdentityStep, brought: URLSearchParams): boolean =>
  identityStep === "companyReturn" ||
  identityStep === "facebookReturn" ||
  (identityStep === "google" && (brought.has("code") || brought.has("error")));

/**
 * Begins a login at a provider: the address to go to, and what the session remembers of it. An OAuth provider that is given no
 * state by the backend gets one of ours.
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

/** Whether this very browser began the login that ends here, not long ago: else somebody's link would log it in as them. */
export function isExpectedReturn(
  leaving: Leaving | undefined,
  identityStep: IdentityStep,
  brought: URLSearchParams,
  now = Date.now(),
): boolean {
  if (leaving?.provider !== providerOf[identityStep] || now - leaving.at > longestMs) return false;
  return leaving.state === undefined || leaving.state === stateOf(brought);
}

/** What the backend may know of a return: all but a state of ours. */
export function withoutOwnState(brought: URLSearchParams): URLSearchParams {
  const passed = new URLSearchParams(brought);
  if (passed.get("state")?.startsWith(ownMark)) passed.delete("state");
  return passed;
}
