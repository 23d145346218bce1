import type { Cookies, MeasuredShop, Slowness, Tab } from "./measured-shop";

/** A card below the first ones, as a shopper who has scrolled sees it. */
const button = "li.card-product:nth-of-type(9) .stepper-add, li.card-product:nth-of-type(10) .stepper-add";
const longestWaitMs = 60_000;

/** Milliseconds from the tap until the control shows the quantity, until the answer is told, and whether the product is still in sight. */
export type Tap = { shown: number; told: number; stays: boolean };

/** A tap on add: `settled` = on a page that rests and whose scripts have come; else as soon as the button is painted. */
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
    // a page that rests is one that has drawn what was scrolled to
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

/** Scrolls to the button: its middle, and its product's address. */
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

/** Milliseconds since `began` at which an expression of the page became true. */
async function until(cdp: Tab["cdp"], expression: string, began: number): Promise<number> {
  while (Date.now() - began < longestWaitMs) {
    if (await evaluate(cdp, expression)) return Date.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`A tap had no effect in ${longestWaitMs / 1000} s.`);
}

/** What an expression gives; undefined while a page gives way to another. */
async function evaluate(cdp: Tab["cdp"], expression: string): Promise<unknown> {
  const { result } = await cdp
    .send("Runtime.evaluate", { expression, returnByValue: true })
    .catch(() => ({ result: { value: undefined } }));
  return result.value as unknown;
}
