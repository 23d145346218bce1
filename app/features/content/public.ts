/** The content pages that other features may link to. */
export { deliveryPage, termsPage } from "./page-names";
