// npm run sheet: builds the shop, opens the main pages of every chain on a phone, a tablet and a
// desk, and writes a single picture of them. It also writes the screenshots that a browser shows
// before installing a chain's app.
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromium as options } from "../../e2e/chromium";
import { morning } from "../../e2e/fixtures";
import { shopHere, startPair } from "../../e2e/pair";
import { Sandbox } from "../../e2e/sandbox";
import { tenantIds } from "../../tenants/registry";
import { buildAll } from "../../workers/run/build.mjs";
import { ensureChromium } from "../../workers/run/chromium.mjs";
import { root } from "../../workers/run/run-step.mjs";
import { appScreens } from "./app-screens";
import { compose } from "./compose";
import { shotsOf, type Shot } from "./shots";
import { sheetStage } from "./stage";

/** Max bytes of the picture; the README shows it. */
const most = 500_000;
const file = "docs/sheet.webp";

async function takeShots(): Promise<Shot[]> {
  const pair = await startPair();
  const browser = await chromium.launch(options);
  try {
    const sandbox = new Sandbox(pair.sandboxPort);
    await sandbox.reset(morning);
    const shots: Shot[] = [];
    for (const tenant of tenantIds) {
      const shop = shopHere(tenant);
      console.log(`${tenant}: ${shop}`);
      for (const [path, picture] of await appScreens(browser, tenant, shop))
        writeFileSync(`${root}/public${path}`, picture);
      shots.push(...(await shotsOf(browser, tenant, shop, await sheetStage(sandbox.at(tenant), shop))));
    }
    return shots;
  } catch (error) {
    console.error(`The shop said last:\n${pair.said().trim().split("\n").slice(-5).join("\n")}`);
    throw error;
  } finally {
    await browser.close();
    await pair.stop();
  }
}

/** Writes the picture with the highest quality within `most` bytes. */
async function writeSheet(shots: readonly Shot[]): Promise<void> {
  const browser = await chromium.launch(options);
  try {
    for (const quality of [80, 70, 60, 50, 40]) {
      const picture = await compose(browser, shots, quality);
      if (picture.length > most) continue;
      writeFileSync(`${root}/${file}`, picture);
      console.log(`${file}: ${Math.round(picture.length / 1000)} kB, quality ${quality}`);
      return;
    }
  } finally {
    await browser.close();
  }
  throw new Error(`The sheet is heavier than ${most} bytes at every quality; draw its screens smaller.`);
}

try {
  await buildAll();
  await ensureChromium();
  await writeSheet(await takeShots());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
