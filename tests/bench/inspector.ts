/** Reads the storefront's isolate through V8's inspector. */
export async function openInspector(port: number) {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = list.find(({ id }) => id.includes("storefront"));
  if (!target) throw new Error("The inspector does not show the storefront.");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  const send = (method: string) =>
    new Promise<Record<string, unknown>>((resolve) => {
      const id = ++last;
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: Record<string, unknown> };
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer.result ?? {});
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    /** Used heap in MB. */
    async heap() {
      const { usedSize } = await send("Runtime.getHeapUsage");
      return Number(usedSize) / 1_000_000;
    },
  };
}
