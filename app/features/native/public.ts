/** What the frame shows of the app. */
export { UpgradeLink } from "./upgrade-link";
