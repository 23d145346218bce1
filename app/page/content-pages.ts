/** The terms of sale, a content page. */
export const termsPage = "condizioni-di-vendita";
/** The privacy notice. */
export const privacyPage = "privacy";
/** The right of withdrawal and its exceptions (art. 52-59 Codice del consumo). */
export const withdrawalPage = "diritto-di-recesso";
/** The accessibility statement (d.lgs. 82/2022). */
export const accessibilityPage = "dichiarazione-di-accessibilita";
/** Complaints and dispute resolution (art. 141-sexies Codice del consumo). */
export const complaintsPage = "reclami";
/** Home delivery (§2.3). */
export const deliveryPage = "consegna-a-casa";

/** The pages that every chain has, with or without a content system. */
export const bundledPages = [
  deliveryPage,
  termsPage,
  privacyPage,
  withdrawalPage,
  accessibilityPage,
  complaintsPage,
];
