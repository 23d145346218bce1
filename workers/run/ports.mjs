import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Listens for a moment on 127.0.0.1: the port, or undefined when it is in use. */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
}

/** Below those that the system hands out by itself: one found free is not given to somebody else before it is used. */
const [lowest, highest] = [20_000, 32_000];
const given = new Set();

export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest);
    if (given.has(port) || (await tryPort(port)) === undefined) continue;
    given.add(port);
    return port;
  }
  throw new Error("No port is free.");
}

/** Throws, with what to do about it, when one of these ports is in use. */
export async function ensureFree(...ports) {
  for (const port of ports) {
    if ((await tryPort(port)) === undefined) {
      throw new Error(`Port ${port} is taken. Choose others: SHOP_PORT=8800 SANDBOX_PORT=8801 npm start`);
    }
  }
}
