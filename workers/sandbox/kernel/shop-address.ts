import type { Context } from "hono";
import type { AppEnv } from "./sandbox";

const here = /^(127\.0\.0\.1|([a-z0-9-]+\.)*localhost)(:\d{1,5})?$/;

/**
 * Returns the origin of the calling shop, from the headers of a reverse proxy.
 * Accepts only hosts of the chain and of this machine, because a caller must not choose the links
 * of a mail.
 */
export function shopOrigin(c: Context<AppEnv>): string {
  const { tenant } = c.get("sandbox");
  const host = (c.req.header("x-forwarded-host") ?? "").toLowerCase();
  if (!here.test(host) && host !== `www.${tenant.id}.example`) return `http://${tenant.id}.localhost:8787`;
  return `${c.req.header("x-forwarded-proto") === "https" ? "https" : "http"}://${host}`;
}

/** Returns the path of a place in the shop, from a path or a URL; undefined for other origins. */
export function pathInShop(shop: string, place: string): string | undefined {
  if (!URL.canParse(place, shop)) return undefined;
  const { origin, pathname, search, hash } = new URL(place, shop);
  // a path that begins with two slashes would name a host
  if (origin !== shop || pathname.startsWith("//")) return undefined;
  return `${pathname}${search}${hash}`;
}
