import { shopLoader } from "~/platform/http/route";
import * as paths from "~/page/paths";
import { productCount } from "../paths";
import { filesFor, sitemapIndex, xmlAnswer } from "../sitemap-xml";

/** `/sitemap.xml`: the index of the chain's sitemaps. */
export const loader = shopLoader({ catalogue: true }, async ({ shop }) => {
  const files = filesFor(await productCount(shop.ebsn.catalog));
  const names = [
    "pages",
    "categories",
    ...Array.from({ length: files }, (_, index) => `products-${index + 1}`),
  ];
  return xmlAnswer(sitemapIndex(names.map((name) => shop.absolute(paths.sitemap(`${name}.xml`)))));
});
