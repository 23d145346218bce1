import { defineConfig, devices } from "@playwright/test";
import { chromium, withoutPictures } from "./chromium";
import { oldChromium } from "./chromium-92";
import { onServer, withoutBrowser, type ProjectOptions } from "./fixtures";

const withScript = { script: "on" } as const;
const once = new RegExp(withoutBrowser.tag);
const atTheServer = new RegExp(`${onServer.tag}|${withoutBrowser.tag}`);
const withoutScript = { script: "off", javaScriptEnabled: false, launchOptions: withoutPictures } as const;

/**
 * Shoppers' journeys run in four projects: with script, without, with a bundle that answers 500,
 * and on a small phone (on a slow CPU where slowness is tested). Server rules (tagged `onServer`)
 * run in the first two; requests without a page run in the first. More projects:
 * - `pages` checks the shop page by page, `budgets` the weight of a page
 * - `webkit` runs the main journeys in WebKitGTK (by WebDriver)
 * - `text` adds, saves and sorts in w3m and lynx
 * - `chromium-92` orders on an old phone.
 * `npm test` runs the journeys with and without script, `.ci/run` all projects.
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
    // Page transitions cost a fifth of a run; page-to-page.spec.ts tests them.
    contextOptions: { reducedMotion: "reduce" },
    // Journeys read the shop's own responses; offline.spec.ts allows the worker.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // TRACE=1 saves traces of failures; recording every test costs a fifth of the run.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "js", testDir: "journeys", use: withScript },
    { name: "no-js", testDir: "journeys", grepInvert: once, use: withoutScript },
    { name: "pages", testIgnore: ["journeys/**", "webkit/**", "text/**"], use: withScript },
    { name: "webkit", testDir: "webkit", use: withScript },
    { name: "webkit-no-js", testDir: "webkit", use: withoutScript },
    { name: "text", testDir: "text", use: withoutScript },
    { name: "budgets", testDir: "../tests/budgets", use: withScript },
    { name: "pages-no-js", testMatch: "accessibility.spec.ts", use: withoutScript },
    {
      name: "blocked",
      testDir: "journeys",
      grepInvert: atTheServer,
      use: { script: "blocked", launchOptions: withoutPictures },
    },
    {
      name: "phone",
      testDir: "journeys",
      grepInvert: atTheServer,
      use: {
        script: "on",
        launchOptions: withoutPictures,
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        slowCpu: 3,
      },
    },
    {
      name: "chromium-92",
      testDir: "journeys",
      testMatch: ["order.spec.ts", "payment.spec.ts"],
      grepInvert: atTheServer,
      use: {
        script: "on",
        launchOptions: oldChromium,
        userAgent: devices["Galaxy S8"].userAgent.replace(/Chrome\/[\d.]+/, "Chrome/92.0.4512.0"),
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
