/** JSON of one of our own addresses, for what a script adds to a page; undefined when it does not come or `signal` gave it up. */
export async function askJson<T>(path: string, signal?: AbortSignal): Promise<T | undefined> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
