import { renderFragment } from "~/page/render-fragment";
import * as paths from "~/page/paths";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { findSuggestions } from "../find-suggestions";
import { SuggestionList } from "../suggestion-list";
import { pastWords } from "../../words/searched";

/** What the search field offers as one types, as `{ html }`. Past words are this browser's own, so nothing shared may keep it. */
export const loader = shopLoader(async ({ shop, url }) => {
  if (!(await shop.checkRateLimit("suggest", accountOf(shop)))) throw tooMany();
  const found = await findSuggestions(shop, url.searchParams.get("q") ?? "", pastWords(shop));
  const html = renderFragment(shop, paths.search)(<SuggestionList found={found} />);
  return Response.json({ html }, { headers: { "Cache-Control": "private, no-cache" } });
});
