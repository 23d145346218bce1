// npm test: on a fresh clone installs what is missing, then lint, types, unit tests, and the journeys with script and without.
import { ensureChromium } from "./chromium.mjs";
import { ensurePackages, bin, step } from "./run-step.mjs";

ensurePackages();
step("check", process.execPath, ["workers/run/check.mjs"]);
await ensureChromium();
step("journeys, js and no-js", bin("playwright"), [
  ...["test", "-c", "e2e/playwright.config.ts"],
  ...["--project", "js", "--project", "no-js"],
]);
