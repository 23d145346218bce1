import { opsTokenWeakness, publicOpsTokenWeakness } from "~/lib/secrets/ops-token";
import { isLoopback } from "../http/loopback";

/**
 * Returns why an OPS_TOKEN is not accepted, without the token; undefined if it is sound. `url` is
 * the request's.
 */
export function tokenProblem(token: string, url: string): string | undefined {
  const weakness = isLoopback(new URL(url).hostname) ? opsTokenWeakness : publicOpsTokenWeakness;
  const why = weakness(token);
  return why && `OPS_TOKEN ${why}`;
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/**
 * True if the request has the token (`Authorization: Bearer`). The comparison takes constant time.
 */
export async function bringsToken(authorization: string | undefined, token: string): Promise<boolean> {
  const [, brought = ""] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(authorization ?? "") ?? [];
  const [one, other] = await Promise.all([digest(brought), digest(token)]);
  return one.reduce((differences, byte, at) => differences | (byte ^ (other[at] ?? 0)), 0) === 0;
}
