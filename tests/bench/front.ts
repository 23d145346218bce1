import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";

/** Brotli level of an edge for responses that are not stored. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
};
const isText = (type: string | undefined) =>
  /^(text\/|application\/(json|javascript|manifest)|image\/svg)/.test(type ?? "");

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,DNS:*.localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Base cost of any page in a browser, regardless of its content. */
const emptyPage =
  '<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>-</title></html>';

/** Answers the measurement's own requests; undefined for requests to the shop. */
export type Reading = (path: string) => Promise<unknown> | undefined;

/**
 * Stub of the edge on `port` of this machine: TLS, HTTP/2, brotli, files from the build's folder.
 * `reading` answers the measurement; all other requests go to the storefront.
 */
export async function startFront(
  port: number,
  shopPort: number,
  files: string,
  reading: Reading = () => undefined,
) {
  const packed = new Map<string, Buffer>();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, answer) => {
    const path = decodeURIComponent(new URL(asked.url, "https://shop.invalid").pathname);
    if (path === "/bench/empty") {
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      return void answer.end(emptyPage);
    }
    const read = reading(path);
    if (read) return void read.then((value) => answer.end(JSON.stringify(value)));
    const file = join(files, path);
    if (asked.method === "GET" && existsSync(file) && statSync(file).isFile()) return sendFile(file, answer);
    pass(asked, answer);
  });

  function sendFile(file: string, answer: Http2ServerResponse) {
    const type = types[extname(file)] ?? "application/octet-stream";
    const caching = file.includes("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
    if (!isText(type)) {
      answer.writeHead(200, { "content-type": type, "cache-control": caching });
      return void answer.end(readFileSync(file));
    }
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file), { params: quality });
    packed.set(file, body);
    answer.writeHead(200, { "content-type": type, "content-encoding": "br", "cache-control": caching });
    answer.end(body);
  }

  function pass(asked: Http2ServerRequest, answer: Http2ServerResponse) {
    const headers: Record<string, string | string[] | undefined> = {};
    for (const [name, value] of Object.entries(asked.headers))
      if (!name.startsWith(":")) headers[name] = value;
    headers["host"] = asked.authority || asked.headers.host;
    headers["x-forwarded-proto"] = "https";
    headers["accept-encoding"] = "identity";
    const to = { host: "127.0.0.1", port: shopPort, method: asked.method, path: asked.url, headers };
    const passed = request(to, (got) => {
      const { connection, "keep-alive": _, "transfer-encoding": __, ...kept } = got.headers;
      const packs = isText(kept["content-type"]) && connection !== "upgrade" && asked.method !== "HEAD";
      if (!packs || got.statusCode === 304) {
        answer.writeHead(got.statusCode ?? 502, kept);
        return got.pipe(answer);
      }
      delete kept["content-length"];
      answer.writeHead(got.statusCode ?? 502, { ...kept, "content-encoding": "br" });
      return got
        .pipe(createBrotliCompress({ params: quality, flush: constants.BROTLI_OPERATION_FLUSH }))
        .pipe(answer);
    });
    passed.on("error", () => answer.stream?.close());
    asked.pipe(passed);
  }

  // Without it, small responses wait 40 ms for the client's acknowledgement.
  server.on("secureConnection", (socket) => socket.setNoDelay(true));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { stop: () => server.close() };
}
