/** Exports of the app for the frame. */
export { UpgradeLink } from "./upgrade-link";
