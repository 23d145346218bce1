import { createHash } from "node:crypto";

type AddressHeader = Record<string, string>;
let present: AddressHeader = {};

/**
 * The header by which the shop knows the client address (IP) of a test, one for each: rate limits count by address, so that no test uses up what another
 * one needs. `CF-Connecting-IP` counts only where no Cloudflare stands before (docs/decisions/015).
 */
export function takeClientAddress(testId: string): AddressHeader {
  const [a = "", b = ""] = createHash("sha1").update(testId).digest("hex").match(/.{4}/g) ?? [];
  present = { "CF-Connecting-IP": `2001:db8:${a}:${b}::1` };
  return present;
}

/** That of the test that runs; none outside tests. */
export const clientAddress = (): AddressHeader => present;
