import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFrontDoor } from "./front-door.mjs";

const page = "<p>Latte intero, 1,49 €</p>";
/** Responds like workerd: chunked, and compressed for clients that accept it. */
const shop = createServer((request, response) => {
  const packed = String(request.headers["accept-encoding"]).includes("gzip");
  if (packed) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Set-Cookie", ["one=1", "two=2"]);
  const body: Buffer[] = [];
  request.on("data", (chunk: Buffer) => body.push(chunk));
  request.on("end", () => {
    const text = `${page}${request.method} ${request.url} ${request.headers.host} ${Buffer.concat(body).toString()}`;
    response.write(packed ? gzipSync(text) : text);
    response.end();
  });
});
let door: Awaited<ReturnType<typeof openFrontDoor>>;

beforeAll(async () => {
  await once(shop.listen(0, "127.0.0.1"), "listening");
  const address = shop.address();
  if (address === null || typeof address === "string") throw new Error("The shop has no port.");
  door = await openFrontDoor(0, address.port);
});
afterAll(() => {
  door.close();
  shop.close();
});

/**
 * Sends these bytes; returns the response until the shop closes the connection or `enough` is true.
 */
async function say(bytes: string, enough?: (heard: string) => boolean): Promise<string> {
  const socket = connect(door.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString();
    if (enough?.(heard)) socket.destroy();
  });
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}

const head = "Host: loggia.localhost:8787\r\nAccept-Encoding: gzip, compress\r\n";

// spec attacked: B1 HTTP/1.0 clients at the local door <- workers/run/front-door.mjs
it("B1: an HTTP/1.0 client gets the whole page unpacked and without chunks", async () => {
  const heard = await say(`GET /cart HTTP/1.0\r\n${head}\r\n`);
  const [headers, body] = heard.split("\r\n\r\n");
  expect(headers).toMatch(/^HTTP\/1\.\d 200 /);
  expect(headers).not.toMatch(/transfer-encoding|content-encoding|keep-alive/i);
  expect(headers?.match(/^set-cookie: /gim)).toHaveLength(2);
  expect(body).toBe(`${page}GET /cart loggia.localhost:8787 `);
});

// spec attacked: B1 HTTP/1.0 clients at the local door
it("B1: an HTTP/1.0 client's form arrives", async () => {
  const heard = await say(`POST /login HTTP/1.0\r\n${head}Content-Length: 7\r\n\r\nlogin=a`);
  expect(heard).toContain("POST /login loggia.localhost:8787 login=a");
});

// spec attacked: B1 HTTP/1.0 clients at the local door
it("B1: HTTP/1.1 requests on one connection all reach workerd and return chunks", async () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: loggia.localhost\r\n\r\n`;
  const heard = await say(ask("/a") + ask("/b"), (text) => text.split("0\r\n\r\n").length > 2);
  expect(heard.match(/Transfer-Encoding: chunked/gi)).toHaveLength(2);
  expect(heard).toContain("GET /a ");
  expect(heard).toContain("GET /b ");
});
