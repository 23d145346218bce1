/** The terms of sale, among the content pages. */
export const termsPage = "condizioni-di-vendita";
/** What becomes of a shopper's data. */
export const privacyPage = "privacy";
/** How home delivery works (§2.3). */
export const deliveryPage = "consegna-a-casa";

/** The pages that every chain has, whatever its content system says. */
export const bundledPages = [deliveryPage, termsPage, privacyPage];
