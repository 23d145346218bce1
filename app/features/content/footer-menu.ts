import type { Cms } from "~/cms/cms";
import type { MenuLink } from "~/model/content";
import type { Locale } from "~/model/locale";
import { withFallback } from "~/net/with-fallback";
import { fromCms } from "./from-cms";

/** No page waits longer for its footer; what comes later is kept for the next one. */
const patienceMs = 300;

/** The footer's menu as editors arranged it, groups with their links; undefined where there is none, it cannot be had now, or who reads is no Italian. */
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
