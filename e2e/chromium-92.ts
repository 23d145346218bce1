import { selectors } from "@playwright/test";
import { chromium92, ensureChromium92 } from "../workers/run/chromium92.mjs";
import { withoutPictures } from "./chromium";

/** Launch options of the oldest Chromium that the shop supports. */
export const oldChromium = {
  ...withoutPictures,
  ...chromium92,
  args: [...withoutPictures.args, "--disable-gpu"],
};

/** Playwright calls `checkVisibility` on elements; Chromium has it since 105. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function (this: Element): boolean {
    return getComputedStyle(this).display !== "none" && (this.parentElement?.checkVisibility() ?? true);
  };
  return { query: () => null, queryAll: () => [] };
}

/**
 * Provides Chromium 92 and lets Playwright drive it. A selector engine is the only script of ours
 * that Playwright runs in every frame beside its own.
 */
export async function prepareOldChromium(): Promise<void> {
  await ensureChromium92();
  await selectors.register("chromium-92", `(${String(addCheckVisibility)})()`);
}
