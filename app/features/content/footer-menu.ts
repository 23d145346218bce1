import type { Cms } from "~/cms/cms";
import type { MenuLink } from "~/model/content";
import type { Locale } from "~/model/locale";
import { withFallback } from "~/net/with-fallback";
import { fromCms } from "./from-cms";

/** Timeout of the footer's menu, in milliseconds; a late result is cached for the next page. */
const patienceMs = 300;

/**
 * Footer menu of the editors, as groups with links. Undefined if it is missing or late, or if the
 * shopper's language is not Italian.
 */
export async function footerMenu(shop: {
  cms?: Pick<Cms, "menu">;
  locale: Locale;
}): Promise<MenuLink[] | undefined> {
  if (shop.locale !== "it") return undefined;
  const asked = fromCms(shop, (cms) => cms.menu("footer"));
  const answer = await withFallback(asked, patienceMs, async () => undefined);
  const groups = answer?.said.filter(({ links }) => links.length > 0);
  return groups?.length ? groups : undefined;
}
