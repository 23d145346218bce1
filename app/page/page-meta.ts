import type { MetaDescriptor } from "@remix-run/react";
import { metaTags, type Seo } from "./seo";

type Match = { id: string; data: unknown } | undefined;
type Page = { title?: string; description?: string; index?: boolean };

/**
 * Meta tags for a page that is not meant to be found from outside (cart, orders, login); the chain's name comes from the frame's data.
 * `index: false` keeps it out of search engines. Without a title (the page's loader failed) there are none.
 */
export function pageMeta(matches: Match[], { title, description, index = true }: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!title || !site) return [];
  const page: Seo = {
    title: `${title} · ${site}`,
    site,
    ...(description && { description }),
    ...(!index && { noindex: true }),
  };
  return metaTags(page);
}

function siteOf(matches: Match[]): string | undefined {
  for (const match of matches) {
    const data = match?.data;
    if (typeof data !== "object" || data === null || !("tenant" in data)) continue;
    const { tenant } = data;
    if (typeof tenant === "object" && tenant !== null && "name" in tenant && typeof tenant.name === "string")
      return tenant.name;
  }
  return undefined;
}
