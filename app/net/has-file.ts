import { startDeadline } from "./deadline";

/**
 * Checks if a file exists at an address: true for 2xx, false for 404 and 410. Throws for any other
 * status, and after `ms` milliseconds.
 */
export async function hasFile(fetch: typeof globalThis.fetch, url: string, ms: number): Promise<boolean> {
  const deadline = startDeadline(ms, undefined);
  try {
    const { ok, status } = await Promise.race([
      fetch(url, { method: "HEAD", signal: deadline.signal }),
      deadline.passed,
    ]);
    if (ok) return true;
    if (status === 404 || status === 410) return false;
    throw new Error(`HTTP ${status}`);
  } finally {
    deadline.clear();
  }
}
