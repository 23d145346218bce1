import { selectors } from "@playwright/test";
import { chromium92, ensureChromium92 } from "../workers/run/chromium92.mjs";
import { withoutPictures } from "./chromium";

/** How the oldest Chromium that the shop supports is started. */
export const oldChromium = {
  ...withoutPictures,
  ...chromium92,
  args: [...withoutPictures.args, "--disable-gpu"],
};

/** Playwright asks elements for it; Chromium has it since 105. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function (this: Element): boolean {
    return getComputedStyle(this).display !== "none" && (this.parentElement?.checkVisibility() ?? true);
  };
  return { query: () => null, queryAll: () => [] };
}

/**
 * Provides Chromium 92 and lets Playwright drive it: a selector engine is the one script of ours that Playwright runs beside its own in every frame.
 */
export async function prepareOldChromium(): Promise<void> {
  await ensureChromium92();
  await selectors.register("chromium-92", `(${String(addCheckVisibility)})()`);
}
