import { createServer, request, type IncomingMessage } from "node:http";

/**
 * Behaviour of the backend: an immediate response, a response after `afterMs` ms (even if the
 * caller has left), or a closed connection.
 */
export type Mood = "quick" | "fails" | { afterMs: number; only?: RegExp };

/**
 * A proxy with a mood in front of the sandbox; it counts the storefront's calls, without pictures.
 * With `as`, every chain's requests go to that chain.
 */
export async function startSlowBackend(port: number, backendPort: number, as?: string) {
  let mood: Mood = "quick";
  let [calls, underWay, most] = [0, 0, 0];
  const server = createServer((asked, answer) => {
    if (!asked.url?.includes("/ebsn/api/")) return pass(asked, []);
    calls += 1;
    most = Math.max(most, (underWay += 1));
    answer.on("close", () => (underWay -= 1));
    const pieces: Buffer[] = [];
    asked.on("data", (piece: Buffer) => pieces.push(piece));
    asked.on("end", () => {
      if (mood === "fails") return void answer.destroy();
      const late = mood !== "quick" && (!mood.only || mood.only.test(asked.url ?? "")) ? mood.afterMs : 0;
      setTimeout(() => pass(asked, pieces), late);
    });

    /** Forwards the request even if its sender no longer waits. */
    function pass({ method, url = "/", headers }: IncomingMessage, body: Buffer[]) {
      const path = as === undefined ? url : url.replace(/^\/t\/[^/]+/, `/t/${as}`);
      const passed = request({ host: "127.0.0.1", port: backendPort, method, path, headers }, (got) => {
        if (answer.destroyed) return void got.resume();
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on("error", () => answer.destroy());
      passed.end(Buffer.concat(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    become: (next: Mood) => void (mood = next),
    /** Calls since the last `take`, and the maximum in parallel. */
    take() {
      const taken = { calls, most };
      [calls, most] = [0, underWay];
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
