/** JSON of one of our own addresses, for what a script adds to a page; undefined when it fails or `signal` aborts it. */
export async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
