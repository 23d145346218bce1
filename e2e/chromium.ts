import { installedChromium } from "../workers/run/chromium.mjs";

/** How the browser is started. */
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

/** Where pages differ from those with script by their script alone, their pictures are not drawn once more. */
export const withoutPictures = {
  ...chromium,
  args: [...chromium.args, "--blink-settings=imagesEnabled=false"],
};
