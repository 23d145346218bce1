import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const installed = () => places.find((place) => place && existsSync(place));

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Path of a Chromium to test with: one that is there, else Debian's, else Playwright's own. Throws when none can be had. */
export async function ensureChromium() {
  const found = installed() ?? (await playwrightsOwn());
  if (found) return found;
  const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    if (run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "chromium"])) {
      const debian = installed();
      if (debian) return debian;
    }
  }
  run("npx", ["playwright", "install", "chromium"]);
  const own = await playwrightsOwn();
  if (!own)
    throw new Error(
      "No Chromium: install Debian's chromium package or run `npx playwright install chromium`.",
    );
  return own;
}
