import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { loginFailures } from "../tables";

/** Higher than the storefront's own limit of attempts in a minute or two. */
const allowed = 30;
const lockMilliseconds = 15 * 60_000;
/** Max age of a failure in ms, without a later failure. */
const ageMilliseconds = 15 * 60_000;

/**
 * Key of a lock: login and network together. Attempts from another network cannot lock out the
 * owner.
 */
export type Tried = { login: string; origin: string };

/**
 * Key for password attempts of a signed-in shopper (reauthentication), by account and separate from
 * the login.
 */
export const withinAccount = (userId: number): Tried => ({ login: `account ${userId}`, origin: "" });

const at = ({ login, origin }: Tried) =>
  and(eq(loginFailures.login, login), eq(loginFailures.origin, origin));

/**
 * True after too many wrong passwords in a row. Unknown logins lock too, so a rejection does not
 * reveal known logins.
 */
export function isLocked({ db, clock }: Sandbox, tried: Tried): boolean {
  const row = db.select().from(loginFailures).where(at(tried)).get();
  return row !== undefined && row.lockedUntil > clock.now();
}

/** Counts a wrong password; the thirtieth in a row locks for 15 minutes and begins a new count. */
export function noteFailure({ db, clock }: Sandbox, tried: Tried): void {
  const now = clock.now();
  const row = db.select().from(loginFailures).where(at(tried)).get();
  const before = row && now - row.failedAt < ageMilliseconds ? row.count : 0;
  const locks = before + 1 >= allowed;
  const values = {
    count: locks ? 0 : before + 1,
    failedAt: now,
    lockedUntil: locks ? now + lockMilliseconds : (row?.lockedUntil ?? 0),
  };
  db.insert(loginFailures)
    .values({ ...tried, ...values })
    .onConflictDoUpdate({ target: [loginFailures.login, loginFailures.origin], set: values })
    .run();
}

/** Resets the count of a login and network after a correct password. */
export function forgetFailures({ db }: Sandbox, tried: Tried): void {
  db.delete(loginFailures).where(at(tried)).run();
}

/** Resets the counts of a login in all networks after a change of password. */
export function forgetAllFailures({ db }: Sandbox, login: string): void {
  db.delete(loginFailures).where(eq(loginFailures.login, login)).run();
}
