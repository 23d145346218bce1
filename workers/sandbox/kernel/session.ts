import { eq } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sessionNeeded } from "./envelope";
import type { AppEnv, Sandbox, SessionRow } from "./sandbox";
import { sessions } from "./tables";

const header = "x-ebsn-account";
const cookie = "X-Ebsn-Account";

/** Opens a session for a shopper and hands its token over as the wire says: header and readable cookie. */
export function openSession(
  c: Context<AppEnv>,
  user: { userId: number; login: string; profileConfirmed: boolean },
): SessionRow {
  const { db, clock } = c.get("sandbox");
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

/** Finds the session by the token in header or cookie; an unknown token is no session. */
export function readSession(c: Context<AppEnv>, sandbox: Sandbox): SessionRow | undefined {
  const token = c.req.header(header) ?? getCookie(c, cookie);
  if (!token) return undefined;
  return sandbox.db.select().from(sessions).where(eq(sessions.token, token)).get();
}

/** Guards an endpoint: 419 without a living session. Behind it `sessionOf(c)` is safe. */
export const needSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get("session")) return sessionNeeded(c);
  await next();
};

/** The session behind `needSession`; throws when the guard is missing. */
export function sessionOf(c: Context<AppEnv>): SessionRow {
  const session = c.get("session");
  if (!session) throw new Error("sessionOf: the endpoint lacks needSession");
  return session;
}
