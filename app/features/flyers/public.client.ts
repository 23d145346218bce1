/** What the browser runs for flyers. */
export { startLeafing } from "./leafing.client";
