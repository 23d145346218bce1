import { data } from "@remix-run/cloudflare";
import { sheetLinks } from "~/page/styles/sheets";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { fastTarget } from "../fast-search";
import { typedLine } from "~/lib/typed-text";
import { queryProblem } from "../../query/query-check";
import { QueryTrouble } from "../query-trouble";
import { pastWordsOf } from "../../words/search-history";

export const links = sheetLinks("listing");

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaTags(loaded?.seo);

/**
 * Handles `?q=`: checks the query, then redirects to the department or product of that name, or to
 * the search.
 */
export const loader = shopLoader({ catalogue: true }, async ({ shop, url }) => {
  const query = typedLine(url.searchParams.get("q") ?? "");
  const problem = queryProblem(query);
  if (problem === "empty") throw redirectTo(paths.search);
  if (!problem && !(await shop.checkRateLimit("search", accountOf(shop)))) throw tooMany();
  if (!problem) throw redirectTo(await fastTarget(shop.ebsn.catalog, query));
  return data(
    {
      problem,
      pastWords: pastWordsOf(shop),
      seo: seo(shop, { title: shop.t("catalog.search.title"), noindex: true }),
    },
    { status: 400 },
  );
});

export default function FastSearch() {
  return <QueryTrouble {...useLoaderData<typeof loader>()} />;
}
