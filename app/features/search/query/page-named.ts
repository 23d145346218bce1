import { foldWords } from "~/lib/words/fold";
import { withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";

const promos = withQuery(paths.search, { promo: "1" });
const news = withQuery(paths.search, { new: "1" });

/** Queries that name a page of the shop instead of products, in Italian and English, folded. */
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

/** Page that a whole query names: "offerte" opens the offers, not products with that name. */
export const pageNamed = (query: string): Path | undefined => pages.get(foldWords(query));
