/** Delivery functions that run in the browser. */
export { onAddressTyped } from "./address/addresses.client";
export { locate } from "./place/locate.client";
