/** The content pages that other features may link to. */
export { termsPage } from "./terms-page";
