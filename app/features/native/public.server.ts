/** What the document and the end of a session need of the app. */
export { default as bridgeAddress } from "./bridge/main.ts?address";
export { phoneState } from "./phone-state";
export { forgetPhone } from "./forget-phone";
