import { createServer } from "node:net";

/** Listens for a moment on 127.0.0.1: the port it got (any free one for 0), or undefined when it is in use. */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const { port: got } = server.address();
      server.close(() => resolve(got));
    });
  });
}

export async function freePort() {
  const port = await tryPort(0);
  if (port === undefined) throw new Error("No port is free.");
  return port;
}

/** Throws, with what to do about it, when one of these ports is in use. */
export async function ensureFree(...ports) {
  for (const port of ports) {
    if ((await tryPort(port)) === undefined) {
      throw new Error(`Port ${port} is taken. Choose others: SHOP_PORT=8800 SANDBOX_PORT=8801 npm start`);
    }
  }
}
