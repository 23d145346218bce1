import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./fixtures";

const category = "/category/frutta-e-verdura";
const kB = 1000;

test.use({
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

/** Headers and body as an edge packs what it does not store. */
async function wireBytes(response: Response): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const { length } = brotliCompressSync(await response.body(), { params });
  const headers = (await response.headersArray()).map(({ name, value }) => name.length + value.length + 4);
  return length + headers.reduce((all, one) => all + one, 0);
}

const kindOf = (response: Response) => response.request().resourceType();

/** What a page asks for until it rests, untouched. */
async function untouched(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  return answers;
}

test("a listing on a phone, untouched: 16 requests with the pictures in sight, 27 kB without them, no script", async ({
  page,
}) => {
  const answers = await untouched(page, category);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(24);
  // Chromium also fetches what it thinks will be in sight soon, the more the slower the network
  const inSight = await page.evaluate(
    () =>
      new Set(
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map(({ currentSrc }) => currentSrc),
      ).size,
  );
  const others = answers.filter((answer) => kindOf(answer) !== "image");
  expect(inSight).toBeGreaterThan(1);
  expect(others.length + inSight).toBeLessThanOrEqual(16);
  expect(answers.filter((answer) => kindOf(answer) === "script")).toEqual([]);
  const packed = await Promise.all(others.map(wireBytes));
  expect(packed.length).toBeGreaterThan(1);
  expect(packed.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(27 * kB);
});

test("a listing on a phone has 600 elements at the most, no <use>, 3 kB of script in the page", async ({
  page,
}) => {
  await page.goto(category);
  const seen = await page.evaluate(() => ({
    elements: document.getElementsByTagName("*").length,
    uses: document.querySelectorAll("use").length,
    inline: [...document.scripts].reduce((all, { textContent }) => all + (textContent?.length ?? 0), 0),
  }));
  expect(seen.elements).toBeLessThanOrEqual(600);
  expect(seen.uses).toBe(0);
  expect(seen.inline).toBeGreaterThan(0);
  expect(seen.inline).toBeLessThanOrEqual(3 * kB);
});

test("once a script is wanted, it comes in six files at the most", async ({ page }) => {
  const answers = await untouched(page, category);
  const scripts = () => answers.filter((answer) => kindOf(answer) === "script").length;
  await page.getByRole("heading", { level: 1 }).tap();
  await expect.poll(scripts).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(scripts()).toBeLessThanOrEqual(6);
});
