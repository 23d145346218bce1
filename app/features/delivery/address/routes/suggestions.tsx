import { data } from "@remix-run/cloudflare";
import { typedLine } from "~/lib/typed-text";
import { MapsError, type Suggestion } from "~/maps/maps";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { leastLetters } from "../least-letters";

/**
 * Returns suggestions for the search field of the address editor, from four letters on. The list is
 * empty if the map service fails.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const q = typedLine(url.searchParams.get("q") ?? "");
  if (!(await shop.checkRateLimit("suggest", accountOf(shop)))) throw tooMany();
  let suggestions: Suggestion[] = [];
  try {
    if (q.length >= leastLetters) suggestions = (await shop.maps?.suggest(q)) ?? [];
  } catch (error) {
    if (!(error instanceof MapsError)) throw error;
  }
  return data({ suggestions }, { headers: { "Cache-Control": "private, max-age=300" } });
});
