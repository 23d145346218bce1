import { aged, documentOf, share } from "./fresh-chains.js";

// Stub of a Worker's surroundings at the edge: the Cache API's store (in memory), a KV without
// settings, no assets.
const kept = new Map();

/**
 * Parses a stored response once, as an edge would: workerd sends a PUT with the whole HTTP response
 * as its body.
 */
function parse(bytes) {
  let end = 0;
  while (!(bytes[end] === 13 && bytes[end + 1] === 10 && bytes[end + 2] === 13 && bytes[end + 3] === 10))
    end++;
  const [status, ...lines] = new TextDecoder().decode(bytes.subarray(0, end)).split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return { status: Number(status.split(" ")[1]), headers, body: bytes.slice(end + 4) };
}

export default {
  async fetch(request, { CHAIN }) {
    if (request.method === "PUT") {
      const answer = parse(new Uint8Array(await request.arrayBuffer()));
      answer.headers = answer.headers.filter(([name]) => !/^(transfer-encoding|content-length)$/i.test(name));
      kept.set(request.url, answer);
      share(request.url, answer);
      return new Response(null, { status: 204 });
    }
    if (!request.url.startsWith("https://cache.invalid/")) {
      const document = documentOf(request.url, CHAIN);
      return document ? new Response(document) : new Response(null, { status: 404 });
    }
    const hit = kept.get(request.url) ?? aged(request.url);
    if (!hit) return new Response(null, { status: 504, headers: { "CF-Cache-Status": "MISS" } });
    return new Response(hit.body, {
      status: hit.status,
      headers: [...hit.headers, ["CF-Cache-Status", "HIT"]],
    });
  },
};
