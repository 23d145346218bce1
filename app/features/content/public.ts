/** What other features show of content, and the pages that they may link to. */
export { EditorsText } from "./editors-text";
export { deliveryPage, privacyPage, termsPage } from "~/page/content-pages";
export { ReadLinks } from "./read-links";
