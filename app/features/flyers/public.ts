/** Exports of flyers for other features. */
export { FlyerCovers } from "./flyer-covers";
export { flyersOnHome } from "./current-flyers";
export type { FlyerView } from "./flyer-view";
