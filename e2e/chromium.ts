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

/**
 * Where pages differ from those with script by their script alone, their pictures are not drawn once more. Whoever sets one of Blink's settings
 * takes the mouse away, unless it is set, too: a pointer that is fine (4) and hovers (2).
 */
export const withoutPictures = {
  ...chromium,
  args: [
    ...chromium.args,
    "--blink-settings=imagesEnabled=false,primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2",
  ],
};

/** Whether a browser that is started so draws pictures. */
export const drawsPictures = ({ args = [] }: { args?: string[] }) =>
  !args.some((arg) => arg.includes("imagesEnabled=false"));
