/** What other features may use of the flyers. */
export { FlyerCovers } from "./flyer-covers";
export { flyersOnHome } from "./current-flyers";
export type { FlyerView } from "./flyer-view";
