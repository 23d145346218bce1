/** Error for a new password that equals the present one. */
export const samePassword = "È la password di adesso: scegline una nuova";

const rounds = 20_000;
const bits = 256;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns a password's PBKDF2-SHA-256 in hexadecimal. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const derived = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations: rounds };
  return hex(await crypto.subtle.deriveBits(derived, key, bits));
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
