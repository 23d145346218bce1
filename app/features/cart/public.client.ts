/** What the browser runs for the cart. */
export {
  isQuantityUnderWay,
  onQuantity,
  quantitiesSettled,
  startQuantities,
} from "./quantity/quantity.client";
