import { and, eq, ne } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionNeeded } from "./envelope";
import type { AppEnv, Sandbox, SessionRow } from "./sandbox";
import { sessions } from "./tables";

const header = "x-ebsn-account";
const cookie = "X-Ebsn-Account";

/**
 * Opens a shopper's session in place of the request's session.
 * Sends its token as the wire defines it: in a header and a readable cookie.
 */
export function openSession(
  c: Context<AppEnv>,
  user: { userId: number; login: string; profileConfirmed: boolean },
): SessionRow {
  const { db, clock } = c.get("sandbox");
  closeSession(c);
  const session: SessionRow = { ...user, token: crypto.randomUUID(), openedAt: clock.now() };
  db.insert(sessions).values(session).run();
  c.set("session", session);
  c.header(header, session.token);
  setCookie(c, cookie, session.token, { path: "/" });
  return session;
}

/** Ends the request's session, if it has one. */
export function closeSession(c: Context<AppEnv>): void {
  const session = c.get("session");
  if (session) c.get("sandbox").db.delete(sessions).where(eq(sessions.token, session.token)).run();
  c.set("session", undefined);
}

/** Ends the request's session and deletes its cookie. */
export function leaveSession(c: Context<AppEnv>): void {
  closeSession(c);
  deleteCookie(c, cookie, { path: "/" });
}

/** Ends all sessions of a shopper, except that of `butToken`. */
export function endSessions({ db }: Sandbox, userId: number, butToken?: string): void {
  const theirs = eq(sessions.userId, userId);
  db.delete(sessions)
    .where(butToken === undefined ? theirs : and(theirs, ne(sessions.token, butToken)))
    .run();
}

/** Moves a shopper's open sessions to a new login. */
export function renameSessions({ db }: Sandbox, userId: number, login: string): void {
  db.update(sessions).set({ login }).where(eq(sessions.userId, userId)).run();
}

/** Finds the session of the token in header or cookie; undefined for an unknown token. */
export function readSession(c: Context<AppEnv>, sandbox: Sandbox): SessionRow | undefined {
  const token = c.req.header(header) ?? getCookie(c, cookie);
  if (!token) return undefined;
  return sandbox.db.select().from(sessions).where(eq(sessions.token, token)).get();
}

const longestClientSession = 200;

/** Assigns an `x-ebsn-session` to a client without it. */
export const clientSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  const brought = c.req.header("x-ebsn-session")?.slice(0, longestClientSession);
  c.set("clientSession", brought || crypto.randomUUID());
  if (!brought) c.header("x-ebsn-session", c.get("clientSession"));
  await next();
};

/** Guards an endpoint: returns 419 without an open session. `sessionOf(c)` is safe after it. */
export const needSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get("session")) return sessionNeeded(c);
  await next();
};

/** Returns the session after `needSession`. Throws if the guard is missing. */
export function sessionOf(c: Context<AppEnv>): SessionRow {
  const session = c.get("session");
  if (!session) throw new Error("sessionOf: the endpoint lacks needSession");
  return session;
}
