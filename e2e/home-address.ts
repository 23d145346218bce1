import { createHash } from "node:crypto";

type Home = Record<string, string>;
let home: Home = {};

/**
 * The client address of a test, one for each: rate limits count by address, so that no test uses up what another one needs.
 * `CF-Connecting-IP` counts only where no Cloudflare stands before (docs/decisions/015).
 */
export function moveInto(testId: string): Home {
  const [a = "", b = ""] = createHash("sha1").update(testId).digest("hex").match(/.{4}/g) ?? [];
  home = { "CF-Connecting-IP": `2001:db8:${a}:${b}::1` };
  return home;
}

/** The header of the test that runs; none outside tests. */
export const homeAddress = (): Home => home;
