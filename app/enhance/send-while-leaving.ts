/**
 * Sends a form while its document goes away: that takes every request with it but one like this. For targets alone, which may arrive twice and
 * add nothing.
 */
export async function sendWhileLeaving(action: string, body: FormData): Promise<void> {
  await fetch(action, { method: "post", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
}
