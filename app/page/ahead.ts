import * as marks from "~/lib/marks";

/** Catalogue pages: equal for every visitor, and a request changes nothing. */
const pages = "/(category|product|volantini|negozi|page)/*";

/**
 * Speculation rules: a visitor's browser prefetches a page when a finger or pointer rests on its
 * link.
 * Only for visitors: a signed-in shopper's page shows the cart, so a prefetched page may be stale.
 */
export const aheadRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: pages }, { not: { selector_matches: `[${marks.dialog}]` } }] },
      eagerness: "moderate",
    },
  ],
});
