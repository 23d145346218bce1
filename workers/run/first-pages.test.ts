import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askFirstPages } from "./first-pages.mjs";

const server = createServer();
afterEach(() => new Promise((resolve) => server.removeAllListeners("request").close(resolve)));

/**
 * A shop that responds with these statuses in turn and repeats the last; returns the requested
 * addresses.
 */
async function shopThatGives(...statuses: number[]) {
  const asked: string[] = [];
  server.on("request", ({ headers, url }, response) => {
    asked.push(`${headers.host?.split(":")[0]}${url}`);
    response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 500;
    response.end("page");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { asked, port: (server.address() as AddressInfo).port };
}

it("E4: requests each page until it answers without a fault, one after another", async () => {
  const { asked, port } = await shopThatGives(503, 500, 200, 503, 404);
  const said: string[] = [];
  const urls = ["loggia", "quantobasta"].map((name) => `http://${name}.localhost:${port}`);
  await askFirstPages(
    urls,
    (line) => said.push(line),
    async () => undefined,
  );
  expect(asked).toEqual([
    ...Array.from({ length: 3 }, () => "loggia.localhost/"),
    ...Array.from({ length: 2 }, () => "quantobasta.localhost/"),
  ]);
  expect(said).toEqual([]);
});

it("E4: reports a page that keeps failing, and goes on", async () => {
  const { asked, port } = await shopThatGives(503);
  const said: string[] = [];
  const url = `http://loggia.localhost:${port}`;
  await askFirstPages(
    [url],
    (line) => said.push(line),
    async () => undefined,
  );
  expect(said).toEqual([`${url} does not work yet: 503.`]);
  expect(asked.length).toBe(120);
});
