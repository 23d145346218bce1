/** What other features show of content, and the pages that they may link to. */
export { EditorsText } from "./editors-text";
export {
  accessibilityPage,
  complaintsPage,
  deliveryPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "~/page/content-pages";
export { ReadLinks } from "./read-links";
