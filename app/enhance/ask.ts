import { quietHeader } from "~/lib/in-place";

/**
 * Loads JSON from an address of the shop. Returns undefined if the request fails or `signal` aborts
 * it.
 */
export async function askJson<T>(path: string, signal?: AbortSignal): Promise<T | undefined> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads a page of the shop as text, without its messages. Returns undefined on an error or a
 * redirect.
 */
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

/**
 * Posts fields to an address of the shop. Returns the response's status; undefined if the request
 * fails.
 */
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
