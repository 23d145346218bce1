import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import type { Script } from "./watch";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function look(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
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
 * Returns a check of the page as it is: no accessibility violation, one main element, one title; `where` names the page in the report. axe
 * needs scripts: where they are off, they are switched on only during the check, after the page has loaded without them.
 */
export async function looker(page: Page, script: Script): Promise<Looker> {
  if (script !== "off") return (where) => look(page, where);
  const browser = await page.context().newCDPSession(page);
  const scripts = (on: boolean) => browser.send("Emulation.setScriptExecutionDisabled", { value: !on });
  await scripts(false);
  return async (where) => {
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await scripts(true);
    await look(page, where);
    await scripts(false);
  };
}
