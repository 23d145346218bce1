/** Text of one of our own addresses, for what a script adds to a page; undefined when it does not come or `signal` gave it up. */
export async function ask(path: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(path, { signal });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
