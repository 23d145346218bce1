/** The content pages that other features may link to. */
export { deliveryPage, privacyPage, termsPage } from "./page-names";
export { ReadLinks } from "./read-links";
