import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visit } from "./visit";

const server = createServer((request, response) => {
  response.writeEarlyHints({ link: "</a.css>; rel=preload; as=style" });
  response.setHeader("Set-Cookie", ["a=1", "b=2"]);
  response.end(`${request.method} ${request.headers.host}`);
});
let port = 0;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  ({ port } = address);
});
afterAll(() => server.close());

// spec operator: what an address answers, or why it does not <- tenants/cli/net/visit.ts
it("reaches a chain's local name, receives Early Hints and reads the whole response", async () => {
  expect(await visit(`http://alba.localhost:${port}/x`)).toMatchObject({
    status: 200,
    body: `GET alba.localhost:${port}`,
    headers: { "set-cookie": "a=1, b=2" },
    earlyHints: true,
  });
});

// spec operator: what an address answers, or why it does not
it("explains a missing response", async () => {
  await expect(visit("http://127.0.0.1:1/")).rejects.toThrow("127.0.0.1 refuses the connection");
  await expect(visit("https://nobody.invalid/")).rejects.toThrow("nobody.invalid does not resolve");
  await expect(visit(`https://127.0.0.1:${port}/`)).rejects.toThrow("127.0.0.1 speaks no TLS there");
});
