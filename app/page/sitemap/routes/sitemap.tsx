import type { Path } from "~/lib/path";
import { shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { categoryPaths, contentPaths, pagePaths, productPaths, type KnownPage } from "../paths";
import { urlSet, xmlAnswer } from "../sitemap-xml";

/** `/sitemaps/{pages,categories,products-N}.xml`; 404 for a file missing from the index. */
export const loader = shopLoader({ catalogue: true }, async ({ shop, params }) => {
  const found = await pathsOf(shop, params.file ?? "");
  if (found.length === 0)
    return new Response("Not found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return xmlAnswer(
    urlSet(found.map(({ path, modified }) => ({ url: new URL(shop.absolute(path)).href, modified }))),
  );
});

/** Pages of the backend, which does not send dates of change. */
const asPages = (found: Path[]): KnownPage[] => found.map((path) => ({ path }));

async function pathsOf({ ebsn, cms }: Shop, file: string): Promise<KnownPage[]> {
  if (file === "pages.xml") {
    const [own, content] = await Promise.all([pagePaths(ebsn), contentPaths(cms)]);
    return [...asPages(own), ...content];
  }
  if (file === "categories.xml") return asPages(await categoryPaths(ebsn.catalog));
  const [, number] = /^products-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  return number ? asPages(await productPaths(ebsn.catalog, Number(number))) : [];
}
