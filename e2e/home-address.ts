import { createHash } from "node:crypto";

type Address = Record<string, string>;
let address: Address = {};

/**
 * The client address of the running test, one for each: rate limits count by address, so that no test uses up what another one needs. Empty
 * where no journey runs. `CF-Connecting-IP` counts only where no Cloudflare stands before (docs/decisions/015).
 */
export const homeAddress = (): Address => address;

/** What is asked from now on comes from this test's address. Gives it. */
export function comeFrom(testId: string): Address {
  const [a = "", b = ""] = createHash("sha1").update(testId).digest("hex").match(/.{4}/g) ?? [];
  address = { "CF-Connecting-IP": `2001:db8:${a}:${b}::1` };
  return address;
}
