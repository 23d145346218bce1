/** What other features' loaders and actions may use of the account. */
export { invoicePersonLine } from "./profile/invoice-person-text";
