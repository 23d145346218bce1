// npm test: everything, on a fresh clone. Installs what is missing, then lint, types, unit tests and the journeys in a browser.
import { ensureChromium } from "./chromium.mjs";
import { ensurePackages, bin, step } from "./run-step.mjs";

ensurePackages();
step("check", process.execPath, ["workers/run/check.mjs"]);
await ensureChromium();
step("journeys", bin("playwright"), ["test", "-c", "e2e/playwright.config.ts"]);
