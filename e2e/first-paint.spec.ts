import { createServer, request as send } from "node:http";
import { freePort } from "../workers/run/ports.mjs";
import { expect, test } from "./fixtures";
import { held } from "./held";
import { layoutShift } from "./layout-shift";

/** Class of the header's list; documents are cut in two after its first link. */
const headerList = "topbar-actions";

/**
 * Starts a proxy between the browser and `shop`. It sends documents up to the middle of the header,
 * and the rest after `release`.
 */
async function cutShop(shop: string) {
  const { host, port, hostname } = new URL(shop);
  const gate = held();
  const own = await freePort();
  const server = createServer(({ url, headers }, answer) => {
    const to = {
      host: "127.0.0.1",
      port,
      path: url,
      headers: { ...headers, host, "accept-encoding": "identity" },
    };
    const asked = send(to, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      if (!String(given.headers["content-type"]).startsWith("text/html")) return void given.pipe(answer);
      const chunks: Buffer[] = [];
      given.on("data", (chunk: Buffer) => chunks.push(chunk));
      given.on("end", () => {
        const html = Buffer.concat(chunks).toString();
        const at = html.indexOf("</li>", html.indexOf(headerList));
        answer.write(html.slice(0, at));
        void gate.until.then(() => answer.end(html.slice(at)));
      });
    });
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { address: `http://${hostname}:${own}/`, release: gate.release, close };
}

// spec light: nothing is painted in the midst of the header, whose parts would move <- app/root.tsx
test("a document in two halves is painted after its second half, without layout shift", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const way = await cutShop(shop("quantobasta"));
  await page.goto(way.address, { waitUntil: "commit" });
  await page.waitForSelector("header li", { state: "attached" });
  // Two animation frames arrive if the page is painted, and none before.
  const isPainted = () =>
    page.evaluate(() =>
      Promise.race([
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))),
        ),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 700)),
      ]),
    );
  expect(await isPainted()).toBe(false);
  way.release();
  await page.waitForLoadState();
  await expect.poll(isPainted, "the whole page").toBe(true);
  expect(await layoutShift(page)).toBe(0);
  await way.close();
});
