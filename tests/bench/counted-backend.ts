import { createServer, request } from "node:http";

/**
 * A proxy in front of the backend; it counts calls to the backend and the content system, without
 * pictures.
 */
export async function countedBackend(port: number, backendPort: number) {
  let calls = 0;
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    // Chains made for the bench (fresh-chains.js) have the first chain's goods.
    const path = asked.url?.replace(/^\/t\/(?:new|old)\d+\//, "/t/loggia/");
    if (path && /\/ebsn\/api\/|\/wp-json\//.test(path)) calls += 1;
    const passed = request({ host: "127.0.0.1", port: backendPort, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { calls: () => calls, stop: () => server.close() };
}
