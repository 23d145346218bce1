// npm test: installs missing packages on a fresh clone, then runs lint, types, unit tests, and the
// journeys with and without script.
import { ensureChromium } from "./chromium.mjs";
import { ensurePackages } from "./packages.mjs";
import { bin, refuse, step } from "./run-step.mjs";

await ensurePackages().catch(refuse);
step("check", process.execPath, ["workers/run/check.mjs"]);
await ensureChromium();
step("journeys, js and no-js", bin("playwright"), [
  ...["test", "-c", "e2e/playwright.config.ts"],
  ...["--project", "js", "--project", "no-js"],
]);
