import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell", // needs a third less work than the whole browser
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of the Chromium installed on this machine; undefined if only Playwright's own may exist. */
export const installedChromium = () => places.find((place) => place && existsSync(place));

async function playwrightHasOne() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}

const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/**
 * Provides a Chromium for tests: an installed one, Playwright's own, Debian's, or a new download of
 * Playwright's.
 * Throws if all of them fail.
 */
export async function ensureChromium() {
  if (installedChromium() || (await playwrightHasOne())) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (run("apt-get", ["install", "-y", "-qq", name]) && installedChromium()) return;
    }
  }
  run("npx", ["playwright", "install", "chromium"]);
  if (!(await playwrightHasOne()))
    throw new Error(
      "No Chromium: install Debian's chromium package or run `npx playwright install chromium`.",
    );
}
