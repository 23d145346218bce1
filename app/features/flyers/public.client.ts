/** Exports of flyers that run in the browser. */
export { startLeafing } from "./leafing.client";
