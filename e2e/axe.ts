import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { drawRows } from "./boxes";
import { expect } from "./fixtures";
import type { Script } from "./watch";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const frame = ["body > header", "body > footer", "body > nav"];

/**
 * The parts of the frame with their visible HTML at this width, without their addresses and values.
 */
const framesOf = (page: Page): Promise<[selector: string, shown: string][]> =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const part = document.querySelector(selector);
        if (!part) return [];
        const open = part.querySelectorAll(":popover-open").length;
        const shown = part.outerHTML.replace(/ (?:href|action|value|id|for)="[^"]*"/g, "");
        return [[selector, `${innerWidth} ${open} ${shown}`] satisfies [string, string]];
      }),
    frame,
  );

/** `seen` holds the parts of the frame checked on earlier pages; they are skipped here. */
async function look(page: Page, where: string, seen: Set<string>): Promise<void> {
  await drawRows(page);
  const axe = new AxeBuilder({ page });
  for (const [selector, shown] of await framesOf(page)) {
    if (seen.has(shown)) axe.exclude(selector);
    seen.add(shown);
  }
  const { violations } = await axe
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode() // the default mode opens a second page for every check, which only pages with iframes need
    .analyze();
  const problems = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(" | ")}`,
  );
  expect.soft(problems, where).toEqual([]);
  const main = await page.getByRole("main").count();
  const titles = await page.getByRole("heading", { level: 1 }).count();
  expect.soft([main, titles], `${where}: one main, one title`).toEqual([1, 1]);
}

export type Looker = (where: string) => Promise<void>;

/**
 * Returns a check of the current page: no accessibility violation, a single main element, one
 * title; `where` names the page in the report. Header, footer and bottom bar are most of the work,
 * so they are checked again only if they differ from the pages before. axe needs scripts: in a
 * project without them they are on only during the check, after the page has loaded.
 */
export async function looker(page: Page, script: Script): Promise<Looker> {
  const seen = new Set<string>();
  if (script !== "off") return (where) => look(page, where, seen);
  const browser = await page.context().newCDPSession(page);
  const scripts = (on: boolean) => browser.send("Emulation.setScriptExecutionDisabled", { value: !on });
  await scripts(false);
  return async (where) => {
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await scripts(true);
    await look(page, where, seen);
    await scripts(false);
  };
}
