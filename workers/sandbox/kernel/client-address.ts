import type { Context } from "hono";
import type { AppEnv } from "./sandbox";

/**
 * Returns the client's network from the shop's `x-forwarded-for`: an IPv4 address, or the /64 of an
 * IPv6 address.
 * Returns "" without the header.
 */
export function clientNetwork(c: Context<AppEnv>): string {
  const address = (c.req.header("x-forwarded-for") ?? "").split(",", 1).join("").trim().toLowerCase();
  if (!address.includes(":")) return address.slice(0, 15);
  const [before = "", after] = address.split("::");
  const [head, tail] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean));
  const known = [...(head ?? []), ...(tail ?? [])].length;
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - known) }, () => "0");
  return [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, 4).join(":").slice(0, 19);
}
