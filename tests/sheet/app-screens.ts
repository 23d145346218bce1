import type { Browser } from "@playwright/test";
import { refuseCookies } from "../../e2e/consent";

type Screen = { width: number; height: number; zoom: number };
const phone: Screen = { width: 360, height: 640, zoom: 2 };
const desk: Screen = { width: 1280, height: 800, zoom: 1 };

/** Pages that a browser shows before the app is installed, by the names of their files. */
const shown = [
  { name: "home", path: "/", screen: phone },
  { name: "department", path: "/category/frutta-e-verdura", screen: phone },
  { name: "desk", path: "/", screen: desk },
];

/** WebP quality (1 to 100); low, because an installing browser loads all screenshots. */
const quality = 38;

/**
 * Screenshots of a chain's app (`app.screenshots` of its settings), by their paths below public/.
 * Throws if a page does not answer.
 */
export async function appScreens(
  browser: Browser,
  tenant: string,
  shop: string,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const { name, path, screen } of shown) {
    const context = await browser.newContext({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.zoom,
      locale: "it-IT",
      timezoneId: "Europe/Rome",
      reducedMotion: "reduce",
    });
    await refuseCookies(context, [shop]);
    const page = await context.newPage();
    const answer = await page.goto(shop + path, { waitUntil: "networkidle" });
    if (!answer?.ok()) throw new Error(`${shop}${path} answered ${answer?.status() ?? "nothing"}`);
    const cdp = await context.newCDPSession(page);
    const { data } = await cdp.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      // Draws one image pixel for each CSS pixel times the zoom, independent of the screen.
      clip: { x: 0, y: 0, width: screen.width, height: screen.height, scale: screen.zoom },
    });
    pictures.set(`/tenants/${tenant}/screen-${name}.webp`, Buffer.from(data, "base64"));
    await context.close();
  }
  return pictures;
}
