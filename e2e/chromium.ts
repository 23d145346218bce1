import { installedChromium } from "../workers/run/chromium.mjs";

/** How the browser is started, in every project. */
export const chromium = {
  executablePath: installedChromium(),
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--metrics-recording-only",
    "--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication",
  ],
};
