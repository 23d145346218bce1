import { quietHeader } from "~/lib/in-place";

/** JSON of one of our own addresses, for what a script adds to a page; undefined when it does not come or `signal` gave it up. */
export async function askJson<T>(path: string, signal?: AbortSignal): Promise<T | undefined> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** One of our own pages as text, as the shopper would get it now but for its messages; undefined when it does not come, or leads elsewhere. */
export async function askText(path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(path, {
      headers: { Accept: "text/html", [quietHeader]: "1" },
      cache: "no-store",
      redirect: "manual",
    });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Sends fields to one of our own addresses, and gives the status it answers with; undefined when nothing answers. */
export async function sendFields(path: string, fields: Record<string, string>): Promise<number | undefined> {
  try {
    const { status } = await fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    return status;
  } catch {
    return undefined;
  }
}
