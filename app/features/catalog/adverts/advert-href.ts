import { safePath, type Path } from "~/lib/path";

/**
 * Returns an advert's link as a path of ours. It accepts the backend's paths and addresses on the
 * chain's own hosts. Undefined for other sites and invalid addresses. The backend writes
 * `promo=true` for our `promo=1`.
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
