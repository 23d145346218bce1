import type { Page } from "@playwright/test";
import { routes } from "../tests/route-table";
import { addressesOf, staged, type Stage } from "./addresses";
import type { Looker } from "./axe";
import { awake } from "./fixtures";
import type { Visitor } from "./visitor";
import type { Script } from "./watch";

export const phone = { width: 360, height: 800 };
export const desk = { width: 1280, height: 800 };

export async function open(page: Page, address: string, script: Script): Promise<void> {
  await page.goto(address);
  if (script === "on") await awake(page);
}

/** Patterns of the route table that answer this person with a page, with their addresses. */
export async function pagesOf(person: Visitor, stage: Stage): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { pattern } of routes) {
    for (const address of addressesOf[pattern]?.(stage) ?? []) {
      const { status, headers } = await staged(address, stage, () => person.get(address));
      const page = (status < 300 || status >= 400) && /^text\/html/.test(String(headers["content-type"]));
      if (page) found.set(pattern, [...(found.get(pattern) ?? []), address]);
    }
  }
  return found;
}

type Walk = {
  stage: Stage;
  shop: string;
  addresses: string[];
  size: { width: number; height: number };
  script: Script;
  look: Looker;
};

/** Opens each address and looks at it. */
export async function walk(page: Page, { stage, shop, addresses, size, script, look }: Walk): Promise<void> {
  await page.setViewportSize(size);
  for (const address of addresses) {
    await staged(address, stage, async () => {
      await open(page, shop + address, script);
      await look(`${address} at ${size.width}`);
    });
  }
}
