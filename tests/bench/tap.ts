import type { Cookies, MeasuredShop, Slowness, Tab } from "./measured-shop";

/** A card below the first rows, as a shopper sees it after scrolling. */
const button = "li.card-product:nth-of-type(9) .stepper-add, li.card-product:nth-of-type(10) .stepper-add";
const longestWaitMs = 60_000;

/**
 * Milliseconds from the tap until the quantity shows and until the toast shows; `stays`: the
 * product is still in sight.
 */
export type Tap = { shown: number; told: number; stays: boolean };

/**
 * Taps add: if `settled`, on a resting page with its scripts loaded, otherwise as soon as the
 * button is painted.
 */
export async function tapAdd(
  shop: MeasuredShop,
  cookies: Cookies,
  slow: Slowness,
  settled: boolean,
): Promise<Tap> {
  const tab = await shop.open({ cookies, slow });
  try {
    await tab.page.goto(shop.url("listing"), { waitUntil: settled ? "load" : "commit" });
    if (settled) await wakeScript(tab);
    await tab.page.waitForFunction(
      (find) =>
        performance.getEntriesByName("first-contentful-paint").length > 0 && document.querySelector(find),
      button,
      { polling: 30 },
    );
    const place = await scrollToButton(tab);
    // A resting page has drawn the rows it was scrolled to.
    if (settled) await tab.page.waitForTimeout(1500);
    return await tap(tab, place);
  } finally {
    await tab.close();
  }
}

async function wakeScript({ page }: Tab): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
}

/** Scrolls to the button; returns its centre and its product's address. */
async function scrollToButton({ cdp }: Tab): Promise<[x: number, y: number, href: string]> {
  return (await evaluate(
    cdp,
    `(() => { const b = document.querySelector(${JSON.stringify(button)}); b.scrollIntoView({ block: "center", behavior: "instant" });
      const r = b.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2, b.closest("li").querySelector("a").getAttribute("href")]; })()`,
  )) as [number, number, string];
}

async function tap({ page, cdp }: Tab, [x, y, href]: [number, number, string]): Promise<Tap> {
  const card = `[...document.querySelectorAll("li.card-product")].find((c) => c.querySelector("a")?.getAttribute("href") === ${JSON.stringify(href)})`;
  const began = Date.now();
  await page.touchscreen.tap(x, y);
  const shown = await until(
    cdp,
    `(() => { const c = ${card}; return c && (c.querySelector("[name=quantity]") || /\\d/.test(c.querySelector(".stepper-add")?.textContent ?? "")) ? 1 : 0; })()`,
    began,
  );
  const told = await until(
    cdp,
    `(document.querySelector(".toasts")?.children.length ?? 0) > 0 ? 1 : 0`,
    began,
  );
  const stays = Boolean(
    await evaluate(
      cdp,
      `(() => { const r = ${card}?.getBoundingClientRect(); return r && r.bottom > 0 && r.top < innerHeight; })()`,
    ),
  );
  return { shown, told, stays };
}

/** Milliseconds from `began` until an expression of the page is true. */
async function until(cdp: Tab["cdp"], expression: string, began: number): Promise<number> {
  while (Date.now() - began < longestWaitMs) {
    if (await evaluate(cdp, expression)) return Date.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`A tap had no effect in ${longestWaitMs / 1000} s.`);
}

/** Value of an expression; undefined during a navigation. */
async function evaluate(cdp: Tab["cdp"], expression: string): Promise<unknown> {
  const { result } = await cdp
    .send("Runtime.evaluate", { expression, returnByValue: true })
    .catch(() => ({ result: { value: undefined } }));
  return result.value as unknown;
}
