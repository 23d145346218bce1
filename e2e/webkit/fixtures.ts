import { writeFile } from "node:fs/promises";
import { test as base } from "../fixtures";
import { startWebKit, type WebKit } from "./browser";
import { Window } from "./window";

/** A WebKit window instead of Playwright's page, with or without script as the project sets it. */
export const test = base.extend<{ window: Window }, { webkit: WebKit }>({
  webkit: [
    async ({}, use, worker) => {
      const webkit = await startWebKit({ withScript: worker.project.use.javaScriptEnabled !== false });
      await use(webkit);
      await webkit.quit();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  window: async ({ webkit, baseURL, sandbox: _reset }, use, info) => {
    await webkit.driver.get(`${baseURL}/`);
    await webkit.driver.manage().deleteAllCookies();
    await use(new Window(webkit.driver, baseURL ?? ""));
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath("window.png"), await webkit.driver.takeScreenshot(), "base64");
    }
  },
});
