import type { MetaDescriptor } from "@remix-run/react";
import type { Path } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import { home } from "./paths";
import { breadcrumbList, type Crumb } from "./structured-data";

/** What a page tells search engines and social previews, made by its loader. Addresses are absolute, from the tenant's configuration. */
export type Seo = {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  kind?: "product";
  noindex?: true;
  prev?: string;
  next?: string;
  /** schema.org BreadcrumbList */
  way?: ReturnType<typeof breadcrumbList>;
  site: string;
};

type Page = {
  title: string;
  description?: string;
  /** the clean address of the page, without host */
  path?: Path;
  image?: string;
  kind?: "product";
  noindex?: boolean;
  prev?: Path;
  next?: Path;
  /** the breadcrumbs that the page shows, below the homepage; the page itself is the last one */
  crumbs?: readonly Crumb[];
  /** the title stands alone, without the chain's name */
  plainTitle?: boolean;
};

const longest = 160;

/** Cut at a word, so that previews do not end in the middle of one. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest - 40)).trimEnd()}…`;
}

/** The page's SEO data for `shop`'s chain; the logo is used when there is no picture. */
export function seo(shop: Pick<Shop, "tenant" | "absolute">, page: Page): Seo {
  const site = shop.tenant.name;
  return {
    title: page.plainTitle ? page.title : `${page.title} · ${site}`,
    site,
    ...(page.description && { description: shortened(page.description) }),
    ...(page.path !== undefined && { canonical: shop.absolute(page.path) }),
    image: page.image ?? shop.absolute(shop.tenant.logo.src),
    ...(page.kind && { kind: page.kind }),
    ...(page.noindex && { noindex: true as const }),
    ...(page.prev !== undefined && { prev: shop.absolute(page.prev) }),
    ...(page.next !== undefined && { next: shop.absolute(page.next) }),
    ...(page.crumbs && { way: breadcrumbList(shop, [{ name: site, href: home }, ...page.crumbs]) }),
  };
}

/** Meta tags of a page; for `export const meta`. A description is said once for both, and a website is what Open Graph takes a page for. */
export function metaTags(page: Seo | undefined): MetaDescriptor[] {
  if (!page) return [];
  const property = (name: string, content: string | undefined) =>
    content ? [{ property: `og:${name}`, content }] : [];
  const link = (rel: string, href: string | undefined) => (href ? [{ tagName: "link", rel, href }] : []);
  return [
    { title: page.title },
    ...(page.description
      ? [{ name: "description", property: "og:description", content: page.description }]
      : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...link("canonical", page.noindex ? undefined : page.canonical),
    ...link("prev", page.prev),
    ...link("next", page.next),
    ...property("title", page.title),
    ...property("site_name", page.site),
    ...property("type", page.kind),
    ...property("url", page.canonical),
    ...property("image", page.image),
    ...(page.way ? [{ "script:ld+json": { "@context": "https://schema.org", ...page.way } }] : []),
  ];
}
