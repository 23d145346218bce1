import { foldWords } from "~/lib/words/fold";
import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

const promos = withQuery(paths.search, { promo: "1" });
const news = withQuery(paths.search, { new: "1" });

/** Words that name no goods but a page of the shop, in Italian and in English, folded. */
const pages = new Map<string, Path>([
  ...[
    "offerte",
    "offerta",
    "in offerta",
    "promozioni",
    "promozione",
    "promo",
    "sconti",
    "sconto",
    "offers",
  ].map((words) => [words, promos] as const),
  ...["novita", "nuovi prodotti", "new products"].map((words) => [words, news] as const),
  ...["volantino", "volantini", "flyer", "flyers"].map((words) => [words, paths.flyers] as const),
]);

/** The page that a query names as a whole: who types "offerte" wants those, and no goods that are called so. */
export const pageNamed = (query: string): Path | undefined => pages.get(foldWords(query));
