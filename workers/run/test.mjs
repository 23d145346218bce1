// npm test: everything, on a fresh clone. Installs what is missing, then lint, types, unit tests and the journeys in a browser.
import { ensurePackages, bin, step } from "./run-step.mjs";

ensurePackages();
step("check", process.execPath, ["workers/run/check.mjs"]);
const { ensureChromium } = await import("./chromium.mjs");
step("journeys", bin("playwright"), ["test", "-c", "e2e/playwright.config.ts"], {
  CHROMIUM_PATH: await ensureChromium(),
});
