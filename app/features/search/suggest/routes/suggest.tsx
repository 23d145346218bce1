import { renderFragment } from "~/page/render-fragment";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { backOf } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { findSuggestions } from "../find-suggestions";
import { SuggestionList } from "../suggestion-list";
import { pastWordsOf } from "../../words/search-history";

/**
 * Returns the suggestions of the search field as `{ html }`. Past words are private to this
 * browser, so no shared cache may store the response.
 */
export const loader = shopLoader(async ({ shop, url, request }) => {
  if (!(await shop.checkRateLimit("suggest", accountOf(shop)))) throw tooMany();
  const found = await findSuggestions(shop, url.searchParams.get("q") ?? "", pastWordsOf(shop));
  const html = renderFragment(shop, backOf(request, new FormData()))(<SuggestionList found={found} />);
  return Response.json({ html }, { headers: { "Cache-Control": "private, no-cache" } });
});
