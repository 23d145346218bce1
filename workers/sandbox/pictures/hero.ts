import { countryside } from "./hero-countryside";
import { discountShelf } from "./hero-discount-shelf";
import { marketHall } from "./hero-market-hall";

const scenes = { marketHall, discountShelf, countryside };
export type HeroScene = keyof typeof scenes;

/**
 * Draws the scene at the top of a home page, 1200 × 480. Its content is on the right, so text fits
 * on the left.
 */
export function drawHero(scene: HeroScene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice">${scenes[scene]()}</svg>`;
}
