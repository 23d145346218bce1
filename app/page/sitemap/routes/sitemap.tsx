import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { categoryPaths, pagePaths, productPaths } from "../paths";
import { urlSet, xmlAnswer } from "../sitemap-xml";

/** `/sitemaps/{pages,categories,products-N}.xml`; a file that the index does not name is 404. */
export const loader = shopLoader({ catalogue: true }, async ({ shop, params }) => {
  const paths = await pathsOf(shop, params.file ?? "");
  if (paths.length === 0)
    return new Response("Not found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return xmlAnswer(urlSet(paths.map((path) => shop.absolute(encodeURI(path)))));
});

async function pathsOf({ ebsn }: Shop, file: string): Promise<string[]> {
  if (file === "pages.xml") return pagePaths(ebsn);
  if (file === "categories.xml") return categoryPaths(ebsn.catalog);
  const [, number] = /^products-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  return number ? productPaths(ebsn.catalog, Number(number)) : [];
}
