/** Exports of the app for the document and the end of a session. */
export { default as bridgeAddress } from "./bridge/main.ts?address";
export { phoneState } from "./phone-state";
export { forgetPhone } from "./forget-phone";
