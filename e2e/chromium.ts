import { installedChromium } from "../workers/run/chromium.mjs";

/** Launch options of the browser. */
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
 * Launch options without pictures, for projects whose pages differ from those with script by their
 * script alone. Setting one of Blink's settings removes the mouse unless it is set as well: a fine
 * pointer (4) that hovers (2).
 */
export const withoutPictures = {
  ...chromium,
  args: [
    ...chromium.args,
    "--blink-settings=imagesEnabled=false,primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2",
  ],
};

/** True if a browser with these launch options draws pictures. */
export const drawsPictures = ({ args = [] }: { args?: string[] }) =>
  !args.some((arg) => arg.includes("imagesEnabled=false"));
