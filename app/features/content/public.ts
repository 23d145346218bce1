/** The content pages that other features may link to. */
export {
  accessibilityPage,
  complaintsPage,
  deliveryPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "./page-names";
export { ReadLinks } from "./read-links";
