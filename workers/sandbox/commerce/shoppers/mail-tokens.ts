import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { mailTokens, type TokenKind } from "../person-tables";
import { Refusal } from "../refusal";
import { shoppers, type ShopperRow } from "../tables";

const hour = 3_600_000;
const lifetimes: Record<TokenKind, number> = { confirm: 7 * 24 * hour, reset: hour, email: 24 * hour };

/** SHA-256 of a token, in hexadecimal: all that is kept of it. */
export async function hashToken(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A token for a link, 256 random bits, with its hash. */
export async function newToken(): Promise<{ token: string; hash: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { token, hash: await hashToken(token) };
}

/** Keeps a token for a shopper until it expires; with the new e-mail, or the registration, that it confirms. */
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
 * The shopper a living token of a kind belongs to, when each of the names that came with it (e-mail or username, "" is none) is theirs.
 * Anything else is refused alike.
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

/** Ends a shopper's tokens, of a kind or all. */
export function forgetTokens({ db }: Sandbox, userId: number, kind?: TokenKind): void {
  const theirs = eq(mailTokens.userId, userId);
  db.delete(mailTokens)
    .where(kind === undefined ? theirs : and(theirs, eq(mailTokens.kind, kind)))
    .run();
}
