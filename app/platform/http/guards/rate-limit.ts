import { data } from "@remix-run/cloudflare";
import type { RateLimit, RateLimits } from "../../env";
import type { Limited, Shop } from "../../shop";
import { logFault } from "../../log-line";

/**
 * Bindings by address and by account. The account is counted per address, since anybody can type
 * it. `alone` counts the account across addresses, for actions that need its login.
 */
const bindings: Record<Limited, [keyof RateLimits, (keyof RateLimits)?, "alone"?]> = {
  login: ["LOGIN_BY_ADDRESS", "LOGIN_BY_ACCOUNT"],
  password: ["PASSWORD_BY_ADDRESS", "PASSWORD_BY_ACCOUNT", "alone"],
  search: ["SEARCH_BY_ADDRESS", "SEARCH_BY_ACCOUNT"],
  suggest: ["SUGGEST_BY_ADDRESS", "SUGGEST_BY_ACCOUNT"],
  workplace: ["WORKPLACE_BY_ADDRESS", "WORKPLACE_BY_ACCOUNT", "alone"],
  gift: ["GIFT_BY_ADDRESS", "GIFT_BY_ACCOUNT", "alone"],
  mail: ["MAIL_BY_ADDRESS", "MAIL_BY_ACCOUNT"],
  create: ["CREATE_BY_ADDRESS", "CREATE_BY_ACCOUNT", "alone"],
  name: ["NAME_BY_ADDRESS", "NAME_BY_ACCOUNT", "alone"],
  count: ["COUNT_BY_ADDRESS", "COUNT_BY_ACCOUNT"],
  version: ["VERSION_BY_ADDRESS"],
};

/** Window of every binding, in seconds; also the `Retry-After` of a 429. */
const period = 60;
export const retryAfter = { "Retry-After": String(period) };

/** 429 as a page of the shop; to be thrown. */
export const tooMany = () => data(null, { status: 429, headers: retryAfter });

/** Account that `checkRateLimit` counts for a signed-in shopper. */
export const accountOf = ({ session }: Pick<Shop, "session">): string | undefined => session.user?.login;

/**
 * Network of the client's IP address, from Cloudflare's header, which clients cannot set. An IPv6
 * connection has a whole /64, which counts as one address.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes).slice(0, 12)));
}

type Deps = { limits: RateLimits; tenant: string; address: string | null };

/**
 * Counts a request; true if it is within the rate limits.
 * - The account (typed e-mail, or the signed-in shopper's) counts together with the address, so
 *   that a stranger elsewhere cannot lock its owner out.
 * - Actions that need a login count the account alone, so that a new address gains no tries (record
 *   060).
 * - The account is hashed, because the keys leave the Worker.
 * - A missing or failing binding limits nothing: a working shop matters more.
 * - `cost` is the number of requests to count; the binding counts one at a time.
 */
export function createRateLimiter({ limits, tenant, address }: Deps) {
  const network = networkOf(address ?? "none");

  async function isWithin(limit: RateLimit | undefined, key: string, cost: number): Promise<boolean> {
    if (limit === undefined) return true;
    try {
      const counted = await Promise.all(Array.from({ length: cost }, () => limit.limit({ key })));
      return counted.every(({ success }) => success);
    } catch (error) {
      logFault({ level: "error", event: "rate-limit", tenant, error: String(error) });
      return true;
    }
  }

  return async function allows(what: Limited, account?: string, cost = 1): Promise<boolean> {
    const [byAddress, byAccount, alone] = bindings[what];
    const key = `${tenant} ${network}`;
    const scope = alone ? tenant : key;
    const answers = await Promise.all([
      isWithin(limits[byAddress], key, cost),
      account === undefined ||
        byAccount === undefined ||
        isWithin(limits[byAccount], `${scope} ${await digest(account.trim().toLowerCase())}`, cost),
    ]);
    return answers.every(Boolean);
  };
}
