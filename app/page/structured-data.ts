import { withQuery, type Path } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import * as paths from "./paths";

export type Crumb = { name: string; href: Path };

/** JSON-LD of schema.org, with `<` escaped so that it cannot close its script element. */
export const toJsonLd = (graph: object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");

/** schema.org BreadcrumbList from the root down; the page itself is last. */
export const breadcrumbList = ({ absolute }: Pick<Shop, "absolute">, crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(href),
  })),
});

/** schema.org WebSite with its search, and Organization of the chain, for the home page. */
export function homeJsonLd({ absolute, tenant }: Pick<Shop, "absolute" | "tenant">): string {
  const { name, phone, email, logo } = tenant;
  const url = absolute(paths.home);
  const search = absolute(withQuery(paths.search, { query: "" }));
  return toJsonLd([
    {
      "@type": "WebSite",
      name,
      url,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${search}{search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
    { "@type": "Organization", name, url, logo: absolute(logo.src), telephone: phone, email },
  ]);
}
