import * as marks from "~/lib/marks";

/** Pages of the catalogue: the same for every visitor, and asking for one changes nothing. */
const pages = "/(category|product|volantini|negozi|page)/*";

/**
 * Speculation rules: a page is fetched when a finger or a pointer rests on its link. Only for visitors: what a shopper who is logged in sees
 * changes with the cart, and a page fetched before an add would show it as it was.
 */
export const aheadRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: pages }, { not: { selector_matches: `[${marks.dialog}]` } }] },
      eagerness: "moderate",
    },
  ],
});
