import { accountOf, tooMany } from "~/platform/http/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { findSuggestions } from "../find-suggestions";
import { pastWords } from "../words-cookie";

/** What the search field offers as one types. The words searched before are this browser's own, so no shared cache may store the answer. */
export const loader = shopLoader(async ({ shop, request, url }) => {
  if (!(await shop.allows("suggest", accountOf(shop)))) throw tooMany();
  const suggestions = await findSuggestions(shop, url.searchParams.get("q") ?? "", pastWords(request));
  return Response.json({ suggestions }, { headers: { "Cache-Control": "private, no-cache" } });
});
