/** What the browser runs for the cart. */
export { onQuantity, startQuantities } from "./quantity/quantity.client";
