import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Listens briefly on 127.0.0.1. Returns the port, or undefined if it is in use. */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
}

/**
 * Range below the system's ephemeral ports, so the system assigns a free port found here to no
 * other process.
 */
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

/** Throws with the remedy if one of these ports is in use. */
export async function ensureFree(...ports) {
  for (const port of ports) {
    if ((await tryPort(port)) === undefined) {
      throw new Error(`Port ${port} is taken. Choose others: SHOP_PORT=8800 SANDBOX_PORT=8801 npm start`);
    }
  }
}
