import { createServer as createHttpServer, request as ask } from "node:http";
import { connect, createServer } from "node:net";

const host = "127.0.0.1";
/** Headers of a single connection; a proxy does not forward them. */
const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Serves HTTP/1.0 clients with the complete uncompressed response, then closes the connection.
 * workerd supports only HTTP/1.1.
 */
function plainly(port) {
  return createHttpServer((request, response) => {
    const { method, url: path, headers } = request;
    const asked = ask({ host, port, method, path, headers: { ...headers, "accept-encoding": "identity" } });
    asked.on("response", (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
      response.writeHead(answer.statusCode, Object.fromEntries(kept));
      answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
}

/** Records the request of an HTTP/1.1 client by its connection, until the response's first byte. */
function noteRequests(socket, inside, underWay) {
  socket.on("data", (chunk) => {
    const [, path] =
      /^[A-Z]+ ([^ ?]+)\S* HTTP\/1\.1\r\n/.exec(chunk.subarray(0, 2048).toString("latin1")) ?? [];
    if (path) underWay.set(socket, { path, since: Date.now() });
  });
  inside.on("data", () => underWay.delete(socket));
  socket.on("close", () => underWay.delete(socket));
}

/** Calls `hear` with a client's first line and returns the bytes read to the stream. */
function firstLine(socket, hear) {
  let read = Buffer.alloc(0);
  socket.on("data", function look(chunk) {
    read = Buffer.concat([read, chunk]);
    const end = read.indexOf("\r\n");
    if (end < 0 && read.length < 16_384) return;
    socket.off("data", look);
    socket.pause();
    socket.unshift(read);
    hear(read.subarray(0, Math.max(end, 0)).toString("latin1"));
  });
}

/**
 * Opens the shop's port on this machine; port 0 = any free one.
 * Forwards each connection byte by byte to workerd on `target`, except HTTP/1.0 clients (w3m,
 * lynx), which `plainly` serves.
 * Resolves when open: the port, `close`, and `underWay`: the requests without a response yet, with
 * path and start time (epoch ms).
 */
export async function openFrontDoor(port, target) {
  const old = plainly(target);
  const open = new Set();
  const underWay = new Map();
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
    firstLine(socket, (line) => {
      if (line.endsWith(" HTTP/1.0")) {
        old.emit("connection", socket);
        socket.resume();
        return;
      }
      const inside = connect({ host, port: target, allowHalfOpen: true, noDelay: true });
      inside.on("error", () => socket.destroy()).on("close", () => socket.destroy());
      socket.on("close", () => inside.destroy());
      noteRequests(socket, inside, underWay);
      socket.pipe(inside).pipe(socket);
    });
  });
  await new Promise((resolve, reject) => door.once("error", reject).listen(port, host, resolve));
  return {
    port: door.address().port,
    underWay: () => [...underWay.values()],
    close: () => {
      door.close();
      for (const socket of open) socket.destroy();
    },
  };
}
