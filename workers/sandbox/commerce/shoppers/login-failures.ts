import { eq, sql } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { loginFailures } from "../tables";

/**
 * Higher than the number of tries the storefront allows in a minute or two, so that a stranger cannot lock out the owner through the
 * storefront.
 */
const allowed = 30;
const lockMilliseconds = 15 * 60_000;

/** Whether a login is locked after too many wrong passwords in a row. Unknown logins lock as well: a refusal does not tell them apart. */
export function isLocked({ db, clock }: Sandbox, login: string): boolean {
  const row = db.select().from(loginFailures).where(eq(loginFailures.login, login)).get();
  return row !== undefined && row.lockedUntil > clock.now();
}

/** Counts a wrong password; the thirtieth in a row locks the login for 15 minutes and begins a new count. */
export function noteFailure({ db, clock }: Sandbox, login: string): void {
  const { count } = db
    .insert(loginFailures)
    .values({ login, count: 1, lockedUntil: 0 })
    .onConflictDoUpdate({ target: loginFailures.login, set: { count: sql`count + 1` } })
    .returning()
    .get();
  if (count < allowed) return;
  db.update(loginFailures)
    .set({ count: 0, lockedUntil: clock.now() + lockMilliseconds })
    .where(eq(loginFailures.login, login))
    .run();
}

/** After a right password. */
export function forgetFailures({ db }: Sandbox, login: string): void {
  db.delete(loginFailures).where(eq(loginFailures.login, login)).run();
}
