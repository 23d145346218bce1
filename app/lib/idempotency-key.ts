/** Name of a form's hidden idempotency key; no field of an editor begins with `_`. */
export const keyField = "_key";

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Returns a new key for a form that costs money or stock: equal keys have one effect (record 008).
 */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Derives a key from words: equal words give equal keys. */
export async function idempotencyKeyOf(...words: (string | number)[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words.join(" ")));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Returns the key a form sent; undefined if it does not have our shape. */
export function parseIdempotencyKey(value: unknown): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}
