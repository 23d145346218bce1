import { createHash } from "node:crypto";

type AddressHeader = Record<string, string>;
let present: AddressHeader = {};

/**
 * Header with a client address (IP) of its own for each test. Rate limits count by address, so
 * tests do not use up each other's limits. `CF-Connecting-IP` counts only without Cloudflare in
 * front (docs/decisions/015).
 */
export function takeClientAddress(testId: string): AddressHeader {
  const [a = "", b = ""] = createHash("sha1").update(testId).digest("hex").match(/.{4}/g) ?? [];
  present = { "CF-Connecting-IP": `2001:db8:${a}:${b}::1` };
  return present;
}

/** Header of the running test; empty outside tests. */
export const clientAddress = (): AddressHeader => present;
