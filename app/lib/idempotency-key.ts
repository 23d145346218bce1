/** Names the hidden field of a form's key; no field of an editor's begins like this. */
export const keyField = "_key";

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A new key for a form that costs money or stock: the same key twice has one effect (record 008). */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** A key made of these words: the same words always give the same key. */
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

/** The key a form sent back, or undefined when it is not one of ours. */
export function parseIdempotencyKey(value: unknown): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}
