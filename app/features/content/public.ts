/** What other features may lead to of the content pages. */
export { termsPage } from "./terms-page";
