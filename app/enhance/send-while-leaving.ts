/** A form that is sent while its document goes away, which takes every other request with it. Only for what may arrive twice. */
export async function sendWhileLeaving(action: string, body: FormData): Promise<void> {
  await fetch(action, { method: "post", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
}
