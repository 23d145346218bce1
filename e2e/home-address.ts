import { test } from "@playwright/test";
import { createHash } from "node:crypto";

/**
 * The client address of the running test, one for each: rate limits count by address, so that no test uses up what another one needs.
 * `CF-Connecting-IP` counts only where no Cloudflare stands before (docs/decisions/015).
 */
export function homeAddress(): { "CF-Connecting-IP": string } {
  const [a = "", b = ""] = createHash("sha1").update(test.info().testId).digest("hex").match(/.{4}/g) ?? [];
  return { "CF-Connecting-IP": `2001:db8:${a}:${b}::1` };
}
