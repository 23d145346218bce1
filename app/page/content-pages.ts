/** The terms of sale, among the content pages. */
export const termsPage = "condizioni-di-vendita";
/** What becomes of a shopper's data. */
export const privacyPage = "privacy";
/** The right of withdrawal and its exceptions (art. 52-59 Codice del consumo). */
export const withdrawalPage = "diritto-di-recesso";
/** The accessibility statement (d.lgs. 82/2022). */
export const accessibilityPage = "dichiarazione-di-accessibilita";
/** How to complain, and who settles what is not agreed on (art. 141-sexies Codice del consumo). */
export const complaintsPage = "reclami";
/** How home delivery works (§2.3). */
export const deliveryPage = "consegna-a-casa";

/** The pages that every chain has, whatever its content system says. */
export const bundledPages = [
  deliveryPage,
  termsPage,
  privacyPage,
  withdrawalPage,
  accessibilityPage,
  complaintsPage,
];
