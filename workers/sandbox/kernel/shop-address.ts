import type { Context } from "hono";
import type { AppEnv } from "./sandbox";

const here = /^(127\.0\.0\.1|([a-z0-9-]+\.)*localhost)(:\d{1,5})?$/;

/**
 * The origin of the shop that a call comes from, as the client says it in the headers of a reverse proxy. Only hosts of the chain and of this
 * machine count: a mail must not lead wherever its sender says.
 */
export function shopOrigin(c: Context<AppEnv>): string {
  const { tenant } = c.get("sandbox");
  const host = (c.req.header("x-forwarded-host") ?? "").toLowerCase();
  if (!here.test(host) && host !== `www.${tenant.id}.example`) return `http://${tenant.id}.localhost:8787`;
  return `${c.req.header("x-forwarded-proto") === "https" ? "https" : "http"}://${host}`;
}

/** A place in the shop as a path, from a path or a URL of its own; undefined for any other. */
export function pathInShop(shop: string, place: string): string | undefined {
  if (!URL.canParse(place, shop)) return undefined;
  const { origin, pathname, search, hash } = new URL(place, shop);
  // a path that begins with two slashes would name a host
  if (origin !== shop || pathname.startsWith("//")) return undefined;
  return `${pathname}${search}${hash}`;
}
