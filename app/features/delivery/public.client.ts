/** What the browser runs for delivery. */
export { onAddressTyped } from "./address/addresses.client";
export { locate } from "./place/locate.client";
