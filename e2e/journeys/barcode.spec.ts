import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { awake, expect, test } from "../fixtures";
import { barcodeOf, good, plain } from "../goods";

declare global {
  interface Window {
    /**
     * State of the fake camera: visible codes, number of looks, name of its fault, started streams.
     */
    seen: string[];
    looks: number;
    fault: string;
    cameras: MediaStream[];
  }
}

/** Gives the browser a barcode reader for `formats` and a camera with a drawn picture. */
const putCamera = (page: Page, formats = ["ean_13", "ean_8", "qr_code"]) =>
  page.addInitScript((known) => {
    Object.assign(window, {
      seen: [],
      looks: 0,
      fault: "",
      cameras: [],
      BarcodeDetector: class {
        static async getSupportedFormats() {
          return known;
        }
        async detect() {
          window.looks += 1;
          return window.seen.map((rawValue) => ({ rawValue }));
        }
      },
    });
    navigator.mediaDevices.getUserMedia = async () => {
      if (window.fault) throw new DOMException("no", window.fault);
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      const camera = canvas.captureStream(30);
      window.cameras.push(camera);
      return camera;
    };
  }, formats);

const opener = (page: Page) =>
  page.getByRole("search").first().getByRole("button", { name: "Leggi il codice a barre" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Leggi il codice a barre" });
const running = (page: Page) => page.evaluate(() => window.cameras.filter(({ active }) => active).length);

// spec again: V4 a barcode is read by the camera where the browser can <- app/enhance/camera/offer-scan.ts, app/enhance/camera/scan.ts, app/features/search/scan/scan-contents.tsx
test("a scanned barcode opens its product, and without script a typed barcode does", async ({
  page,
  sandbox,
  script,
}) => {
  const { slug } = await good(sandbox, plain);
  const barcode = await barcodeOf(sandbox, slug);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await putCamera(page);
  await page.goto("/");
  if (script !== "on") {
    await page.getByRole("search").first().getByLabel("Cerca un prodotto").fill(barcode);
    await expect(opener(page)).toHaveCount(0);
    await page.getByRole("search").first().getByRole("button", { name: "Cerca" }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
    return;
  }
  await awake(page);
  await expect(opener(page)).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll("video").length)).toBe(0);
  expect(asked).not.toContain("/search/scan");

  await opener(page).click();
  await expect(dialog(page).locator("video")).toBeVisible();
  await expect.poll(() => running(page)).toBe(1);
  expect(asked.filter((path) => /^\/assets\/scan-/.test(path))).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations).toEqual([]);

  // A code of another kind and a misread code start no search.
  const wrong = barcode.slice(0, -1) + ((Number(barcode.at(-1)) + 1) % 10);
  await page.evaluate((codes) => (window.seen = codes), ["https://example.org", wrong]);
  const before = await page.evaluate(() => window.looks);
  await expect.poll(() => page.evaluate(() => window.looks)).toBeGreaterThan(before + 1);
  await expect(dialog(page)).toBeVisible();
  await page.evaluate((code) => window.seen.push(code), barcode);
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
});

// spec again: V4 a barcode is read by the camera where the browser can
test("closing the dialog stops the camera, and a fault is shown until the next try", async ({
  page,
  script,
}) => {
  await putCamera(page);
  await page.goto("/");
  if (script !== "on") return expect(opener(page)).toHaveCount(0);
  await awake(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Chiudi" }).click(),
  ]) {
    await opener(page).click();
    await expect.poll(() => running(page)).toBe(1);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => running(page)).toBe(0);
    await expect(opener(page)).toBeFocused();
  }
  const faults = {
    NotAllowedError: "Non abbiamo il permesso di usare la fotocamera.",
    NotFoundError: "Su questo dispositivo non troviamo una fotocamera.",
    NotReadableError: "forse la sta usando un'altra app",
  };
  const again = dialog(page).getByRole("button", { name: "Riprova" });
  for (const [fault, words] of Object.entries(faults)) {
    await page.evaluate((name) => (window.fault = name), fault);
    await opener(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText(words);
    await expect(dialog(page).locator("video")).toBeHidden();
    await page.evaluate(() => (window.fault = ""));
    await again.click();
    await expect(dialog(page).getByRole("alert")).toBeEmpty();
    await expect(dialog(page).locator("video")).toBeVisible();
    await expect(again).toBeHidden();
    await expect.poll(() => running(page)).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => running(page)).toBe(0);
  }
  // The digits can be typed as well.
  await page.evaluate(() => (window.fault = "NotFoundError"));
  await opener(page).click();
  await dialog(page)
    .getByRole("textbox", { name: "Oppure scrivi le cifre sotto le righe" })
    .fill("4006381333932");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Questo codice a barre non torna");
});

// spec again: V4 a barcode is read by the camera where the browser can
test("an unknown barcode finds no product, and a hidden page stops the camera", async ({ page, script }) => {
  await putCamera(page);
  await page.goto("/");
  if (script !== "on") return expect(opener(page)).toHaveCount(0);
  await awake(page);
  await opener(page).click();
  await expect.poll(() => running(page)).toBe(1);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
  });
  await expect.poll(() => running(page)).toBe(0);
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).click();
  await expect.poll(() => running(page)).toBe(1);
  // Read twice in one picture, searched for once.
  await page.evaluate(() => window.seen.push("4006381333931", "4006381333931"));
  await expect(page).toHaveURL(/\/search\?query=4006381333931$/);
  await expect(page.getByRole("main")).toContainText("Nessun prodotto");
});

// spec again: V4 a barcode is read by the camera where the browser can
test("a browser without barcode detection shows no scan button", async ({ page, script }) => {
  await putCamera(page, ["qr_code"]);
  await page.goto("/");
  if (script === "on") await awake(page);
  await expect(page.getByRole("search").first().getByRole("button", { name: "Cerca" })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

// spec again: V4 a barcode is read by the camera where the browser can
test("each search field has one scan button, also a field added later", async ({ page, script }) => {
  await putCamera(page);
  await page.goto("/search?query=latte");
  if (script !== "on") return expect(opener(page)).toHaveCount(0);
  await awake(page);
  await expect(opener(page)).toHaveCount(1);
  await page.evaluate(async () => {
    const html = await (await fetch("/search")).text();
    const [, form] = new DOMParser().parseFromString(html, "text/html").querySelectorAll("form[role=search]");
    if (form) document.querySelector("main")?.insertAdjacentElement("beforeend", form);
  });
  const buttons = page.getByRole("search").getByRole("button", { name: "Leggi il codice a barre" });
  await expect(buttons).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("search").getByRole("button").first()).toHaveAccessibleName(
    "Leggi il codice a barre",
  );
});

// spec again: V4 a barcode is read by the camera where the browser can
test("a page hidden during the permission request stops the camera", async ({ page, script }) => {
  await putCamera(page);
  await page.goto("/");
  if (script !== "on") return expect(opener(page)).toHaveCount(0);
  await awake(page);
  await page.evaluate(() => {
    const start = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (what) => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      return start(what);
    };
  });
  await opener(page).click();
  await expect.poll(() => page.evaluate(() => window.cameras.length)).toBe(1);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => running(page)).toBe(0);
});
