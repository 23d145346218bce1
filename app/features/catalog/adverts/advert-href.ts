import { safePath, type Path } from "~/lib/path";

/**
 * Where an advert leads: a path of ours, from the backend's path or from an address on one of the chain's own hosts. Undefined for all
 * else: what is another site's or no address at all is not followed. The backend says `promo=true` where we say `promo=1`.
 */
export function advertHref(link: string, hosts: string[]): Path | undefined {
  const path = safePath(pathOf(link.trim(), hosts), undefined);
  if (path === undefined) return undefined;
  const url = new URL(path, "http://site.invalid");
  if (url.searchParams.get("promo") === "true") url.searchParams.set("promo", "1");
  return safePath(url.pathname + url.search + url.hash, undefined);
}

function pathOf(link: string, hosts: string[]): string {
  if (!/^https?:\/\//i.test(link)) return link;
  if (!URL.canParse(link)) return "";
  const url = new URL(link);
  const ours = hosts.includes(url.hostname) && url.username === "" && url.password === "";
  return ours ? url.pathname + url.search + url.hash : "";
}
