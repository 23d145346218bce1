import { createServer, request, type IncomingMessage } from "node:http";

/** How the backend answers: at once, after so many milliseconds (and it works on when nobody waits), or by ending the connection. */
export type Mood = "quick" | "fails" | { afterMs: number; only?: RegExp };

/**
 * Stands before the sandbox, in a mood, and counts what the storefront asks it for, pictures apart. With `as` every chain that asks is answered
 * as that one.
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

    /** What was sent is carried out, whether its sender still waits or not. */
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
    /** calls since this was asked the last time, and the most that were under way at once */
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
