import type { Browser } from "@playwright/test";
import { sheetPages } from "./stage";
import { screenNames, screens, type Screen, type Shot } from "./shots";

/** Width of a screen, in pixels of the sheet. */
const drawn = 168;
const columns = 3;

/**
 * Composes a WebP with a box for each page: the chains side by side, phone above tablet above desk.
 * `quality` is 1 to 100.
 */
export async function compose(browser: Browser, shots: readonly Shot[], quality: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * 560, height: 800 } });
  await page.setContent(sheetHtml(shots), { waitUntil: "load" });
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality });
  await page.close();
  return Buffer.from(data, "base64");
}

function sheetHtml(shots: readonly Shot[]): string {
  const boxes = sheetPages.map(({ name }) => {
    const own = (screen: Screen) => shots.filter((shot) => shot.page === name && shot.screen === screen);
    const pictures = screenNames.flatMap(own).map(picture);
    return `<section><h2>${name}</h2><div>${pictures.join("")}</div></section>`;
  });
  return `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 20px; margin: 20px; background: #e7e5e1; font: 16px/1.3 sans-serif }
    h2 { margin: 0 0 6px; font-size: 18px }
    div { display: grid; grid-template-columns: repeat(3, max-content); gap: 8px }
    img { display: block; background: #fff; box-shadow: 0 0 0 1px #bbb }
  </style>${boxes.join("")}`;
}

const picture = ({ screen, png }: Shot): string => {
  const { width, height } = screens[screen];
  const size = `width="${drawn}" height="${Math.round((drawn * height) / width)}"`;
  return `<img ${size} src="data:image/png;base64,${png.toString("base64")}" alt="">`;
};
