import { safePath, type Path } from "~/lib/path";
import type { IdentityStep } from "~/model/identity";
import type { Ebsn } from "../../client";
import { EbsnError } from "../../errors";
import type { EbsnOptions } from "../../transport/options";
import type { Transport } from "../../transport/transport";

/** Paths of the steps, and the only parameters that are passed on. */
const ways = {
  companyLogin: { path: "saml/do-login", parameters: ["relay_state_url"] },
  companyReturn: { path: "saml/acs", parameters: ["SAMLart", "RelayState", "error"] },
  companyLogout: { path: "saml/do-logout", parameters: ["relay_state_url"] },
  google: { path: "social-redir/google-mobile", base: "/api/", parameters: ["code", "state", "error"] },
  facebook: { path: "social-redir/facebook-mobile-init", parameters: [] },
  facebookReturn: {
    path: "social-redir/facebook-mobile",
    parameters: ["code", "state", "use-plugin", "error"],
  },
} as const satisfies Record<IdentityStep, { path: string; base?: string; parameters: readonly string[] }>;

const relay = "relay_state_url";

/**
 * Creates the login through other hosts. A redirect to a host outside the shop and the chain's
 * identity providers is "unreadable".
 */
export function createIdentity(
  { sendRedirect, sessionId, forgetTokens }: Transport,
  {
    shopOrigin,
    identityOrigins = [],
    onUnexpected,
  }: Pick<EbsnOptions, "shopOrigin" | "identityOrigins" | "onUnexpected">,
): Ebsn["identity"] {
  /** Returns a page of the shop, from its path or full address. */
  function ownPage(text: string): Path | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url) return safePath(text, undefined);
    return url.origin === shopOrigin ? safePath(url.pathname + url.search + url.hash, undefined) : undefined;
  }

  function leadsTo(call: string, location: string): Path | { provider: string } {
    const own = ownPage(location);
    if (own) return own;
    const origin = URL.canParse(location) ? new URL(location).origin : "no address";
    if (identityOrigins.includes(origin)) return { provider: location };
    onUnexpected?.(call, `a login at ${origin}, which is none of the chain's`);
    throw new EbsnError("unreadable", call);
  }

  return {
    async go(way, brought) {
      const { parameters, ...where } = ways[way];
      const given = parameters.map((name) => {
        const value = brought.get(name) ?? undefined;
        return [name, name === relay && value !== undefined ? ownPage(value) : value] as const;
      });
      const location = await sendRedirect({ ...where, params: Object.fromEntries(given), once: true });
      const to = leadsTo(where.path, location);
      if (way === "companyLogout") forgetTokens();
      return { to, session: sessionId() };
    },
  };
}
