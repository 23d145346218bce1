import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { mailTokens, type TokenKind } from "../person-tables";
import { Refusal } from "../refusal";
import { shoppers, type ShopperRow } from "../tables";

const hour = 3_600_000;
const lifetimes: Record<TokenKind, number> = { confirm: 7 * 24 * hour, reset: hour, email: 24 * hour };

/** Returns a token's SHA-256 in hexadecimal; the database stores only this hash. */
export async function hashToken(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Creates a token for a link, 256 random bits, with its hash. */
export async function newToken(): Promise<{ token: string; hash: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { token, hash: await hashToken(token) };
}

/**
 * Stores a shopper's token until it expires, with the new e-mail or the registration it confirms.
 */
export function keepToken(
  { db, clock }: Sandbox,
  kind: TokenKind,
  userId: number,
  hash: string,
  { newEmail = "", passwordHash = "" } = {},
): void {
  db.insert(mailTokens)
    .values({ hash, kind, userId, newEmail, passwordHash, expiresAt: clock.now() + lifetimes[kind] })
    .run();
}

/**
 * Returns the shopper of a valid token of this kind. Each name sent with it (e-mail or username, ""
 * = missing) must be theirs.
 * All other cases throw the same Refusal.
 */
export function ownerOf(
  { db, clock }: Sandbox,
  kind: TokenKind,
  hash: string,
  ...names: string[]
): { owner: ShopperRow; newEmail: string; passwordHash: string } {
  const token = db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hash), eq(mailTokens.kind, kind)))
    .get();
  const owner = token && db.select().from(shoppers).where(eq(shoppers.userId, token.userId)).get();
  if (!token || !owner || token.expiresAt <= clock.now()) throw new Refusal("msg.token.invalid");
  const isTheirs = (name: string) => name === "" || name === owner.login || name === owner.username;
  if (!names.every(isTheirs)) throw new Refusal("msg.token.invalid");
  return { owner, newEmail: token.newEmail, passwordHash: token.passwordHash };
}

/** Deletes a shopper's tokens, of one kind or all. */
export function forgetTokens({ db }: Sandbox, userId: number, kind?: TokenKind): void {
  const theirs = eq(mailTokens.userId, userId);
  db.delete(mailTokens)
    .where(kind === undefined ? theirs : and(theirs, eq(mailTokens.kind, kind)))
    .run();
}
