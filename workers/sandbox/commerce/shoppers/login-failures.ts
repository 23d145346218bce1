import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { loginFailures } from "../tables";

/** Higher than the number of tries that the storefront allows in a minute or two. */
const allowed = 30;
const lockMilliseconds = 15 * 60_000;
/** A failure counts no more when so long nothing followed it. */
const ageMilliseconds = 15 * 60_000;

/** Whose password is tried, and from where: a lock holds for both together, so that a stranger elsewhere keeps nobody out. */
export type Tried = { login: string; origin: string };

/** Guesses of who is signed in, at the password they are asked for once more: by account alone, apart from the login. */
export const withinAccount = (userId: number): Tried => ({ login: `account ${userId}`, origin: "" });

const at = ({ login, origin }: Tried) =>
  and(eq(loginFailures.login, login), eq(loginFailures.origin, origin));

/** Whether there were too many wrong passwords in a row. Unknown logins lock as well: a refusal does not tell them apart. */
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

/** After a right password there. */
export function forgetFailures({ db }: Sandbox, tried: Tried): void {
  db.delete(loginFailures).where(at(tried)).run();
}

/** After a new password: wherever they were. */
export function forgetAllFailures({ db }: Sandbox, login: string): void {
  db.delete(loginFailures).where(eq(loginFailures.login, login)).run();
}
