/** Cart functions that run in the browser. */
export { onQuantity, startQuantities } from "./quantity/quantity.client";
