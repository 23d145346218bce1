import { htmlOf } from "~/page/html-of";
import * as paths from "~/page/paths";
import { accountOf, tooMany } from "~/platform/http/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { findSuggestions } from "../find-suggestions";
import { SuggestionList } from "../suggestion-list";
import { pastWords } from "../../words/searched";

/** What the search field offers as one types, as `{ html }`. Past words are this browser's own, so nothing shared may keep it. */
export const loader = shopLoader(async ({ shop, url }) => {
  if (!(await shop.allows("suggest", accountOf(shop)))) throw tooMany();
  const found = await findSuggestions(shop, url.searchParams.get("q") ?? "", pastWords(shop));
  const html = htmlOf(shop, paths.search)(<SuggestionList found={found} />);
  return Response.json({ html }, { headers: { "Cache-Control": "private, no-cache" } });
});
