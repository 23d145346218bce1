const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A new key for a form that costs money or stock: the same key twice has one effect (architecture, decision 9). */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** The key a form sent back, or undefined when it is not one of ours. */
export function parseIdempotencyKey(value: unknown): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}
