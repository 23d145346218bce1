import type { MetaDescriptor } from "@remix-run/react";
import type { Path } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import { home } from "./paths";
import { breadcrumbList, type Crumb } from "./structured-data";

/**
 * Metadata for search engines and social previews, built by the loader.
 * Addresses are absolute, from the tenant's configuration.
 */
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
  /** canonical path of the page, without host */
  path?: Path;
  image?: string;
  kind?: "product";
  noindex?: boolean;
  prev?: Path;
  next?: Path;
  /** breadcrumbs of the page, below the homepage; the last is the page itself */
  crumbs?: readonly Crumb[];
  /** title without the chain's name */
  plainTitle?: boolean;
};

const longest = 160;

/** Shortens a text to 160 characters, at a word boundary where possible. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest - 40)).trimEnd()}…`;
}

/** The page's SEO data for the tenant of `shop`; without a picture it uses the logo. */
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

/**
 * Meta tags of a page, for `export const meta`. One tag serves both descriptions.
 * Open Graph assumes "website" if the kind is absent.
 */
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
