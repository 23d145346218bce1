import type { Browser, Page } from "@playwright/test";
import { staged } from "../../e2e/addresses";
import { refuseCookies } from "../../e2e/consent";
import { bring } from "../../e2e/visitor";
import { sheetPages, type SheetStage } from "./stage";

/** Width and height of a screen, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 900 },
} as const;
export const screenNames = ["phone", "tablet", "desk"] as const satisfies readonly (keyof typeof screens)[];
export type Screen = keyof typeof screens;

/** A PNG of a chain's page, as a screen shows it before scrolling. */
export type Shot = { tenant: string; page: string; screen: Screen; png: Buffer };

/**
 * Opens each main page of a chain on each screen. Throws with the address if it does not answer
 * with a page.
 */
export async function shotsOf(
  browser: Browser,
  tenant: string,
  shop: string,
  stage: SheetStage,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const screen of screenNames) {
    for (const who of ["visitor", "shopper"] as const) {
      const context = await browser.newContext({
        viewport: screens[screen],
        locale: "it-IT",
        timezoneId: "Europe/Rome",
        reducedMotion: "reduce",
      });
      await refuseCookies(context, [shop]);
      const page = await context.newPage();
      // The chain's own font is drawn from the second page of a visit on.
      await open(page, shop + "/negozi");
      for (const { name, address } of sheetPages.filter((one) => one.who === who)) {
        const path = address(stage);
        await staged(path, stage, async () => {
          // Staging changes the session's cookie and leaves a message that the next page shows.
          if (who === "shopper") {
            await stage.shopper.get("/profile/lists");
            await bring(page, stage.shopper, shop);
          }
          await open(page, shop + path);
        });
        shots.push({ tenant, page: name, screen, png: await page.screenshot() });
      }
      await context.close();
    }
  }
  return shots;
}

async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  if (!answer?.ok() || new URL(page.url()).pathname !== new URL(address).pathname)
    throw new Error(`${address} answered ${answer?.status() ?? "nothing"} at ${page.url()}`);
}
