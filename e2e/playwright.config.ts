import { defineConfig, devices } from "@playwright/test";
import { chromium, withoutPictures } from "./chromium";
import type { ProjectOptions } from "./fixtures";

/** Without the moving from page to page, which the project with script shows. */
const calm = { reducedMotion: "reduce" } as const;

/**
 * Every journey runs in all four: with script, without, with a bundle that answers 500, and on a small slow phone. `npm test` takes the first
 * two, `.ci/run` all.
 */
export default defineConfig<ProjectOptions>({
  globalSetup: "./global-setup.ts",
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    launchOptions: chromium,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // TRACE=1 keeps traces of what failed; recording every test costs a fifth of the run
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "js", use: { script: "on" } },
    {
      name: "no-js",
      testMatch: ["journeys/*.spec.ts", "accessibility.spec.ts"],
      use: { javaScriptEnabled: false, script: "off", launchOptions: withoutPictures, contextOptions: calm },
    },
    {
      name: "blocked",
      testDir: "journeys",
      use: { script: "blocked", launchOptions: withoutPictures, contextOptions: calm },
    },
    {
      name: "phone",
      testDir: "journeys",
      use: {
        script: "on",
        contextOptions: calm,
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        slowCpu: 3,
      },
    },
  ],
});
