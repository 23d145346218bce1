import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromium as launchOptions } from "./chromium";
import { startPair } from "./pair";

/**
 * Builds what changed once, before the workers start a shop each: two builds at a time would get in each other's way. What keeps the shop or the
 * browser from starting is said here, once, and ends the run.
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
