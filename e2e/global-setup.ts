import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromium as launchOptions } from "./chromium";
import { startPair } from "./pair";

/**
 * Builds the changed parts once before the workers start their shops, because two parallel builds
 * would conflict. It also starts the shop and the browser once, so that a start failure is reported
 * once and ends the run.
 */
export default async function prepareRun(): Promise<void> {
  const { status } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`The build ended with ${status}.`);
  const pair = await startPair();
  await pair.stop();
  const browser = await chromium.launch(launchOptions);
  await browser.close();
}
