import { createServer, type IncomingMessage } from "node:http";

type Kept = { status: number; headers: [string, string][]; body: Buffer };

const storedAt = "x-stored-at";
const notStored = /^(transfer-encoding|content-length)$/i;

/** workerd sends a stored response to the Cache API as a whole HTTP message. */
function parse(bytes: Buffer): Kept {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: headers.filter(([name]) => !notStored.test(name)),
    body: bytes.subarray(end + 4),
  };
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of asked) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/**
 * Stub of the stores that outlive an isolate: the Cache API and KV. `age` makes all cached entries
 * older without waiting; `kv` is KV's content, `reads` the keys read from it.
 */
export async function startEdge(port: number, kv: ReadonlyMap<string, string> = new Map()) {
  const kept = new Map<string, Kept>();
  const reads: string[] = [];
  const server = createServer((asked, answer) => {
    void (async () => {
      const path = asked.url ?? "/";
      const key = `${asked.headers.host}${path}`;
      if (asked.method === "PUT") {
        kept.set(key, parse(await bodyOf(asked)));
        return answer.writeHead(204).end();
      }
      if (asked.headers.host !== "cache.invalid") {
        const name = decodeURIComponent(path.slice(1).replace(/\?.*/, ""));
        reads.push(name);
        const value = kv.get(name);
        return answer.writeHead(value === undefined ? 404 : 200).end(value);
      }
      const hit = kept.get(key);
      if (!hit) return answer.writeHead(504, { "CF-Cache-Status": "MISS" }).end();
      return answer.writeHead(hit.status, [...hit.headers, ["CF-Cache-Status", "HIT"]].flat()).end(hit.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    kept,
    reads,
    age(ms: number): void {
      for (const { headers } of kept.values())
        for (const header of headers)
          if (header[0].toLowerCase() === storedAt) header[1] = String(Number(header[1]) - ms);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
