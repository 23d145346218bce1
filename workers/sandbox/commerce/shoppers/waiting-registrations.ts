import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { socialTies, waitingRegistrations, type WaitingRegistration } from "../person-tables";
import type { ShopperRow } from "../tables";
import { decide } from "./consents";
import { updateShopper } from "./find-shopper";

const of = (userId: number) => eq(waitingRegistrations.userId, userId);

/**
 * Stores a registration separately until its own link is opened.
 * A registration with the same password replaces the earlier one.
 */
export function keepWaiting({ db }: Sandbox, registration: WaitingRegistration): void {
  db.insert(waitingRegistrations)
    .values(registration)
    .onConflictDoUpdate({
      target: [waitingRegistrations.userId, waitingRegistrations.passwordHash],
      set: registration,
    })
    .run();
}

export const waitingOf = ({ db }: Sandbox, userId: number): WaitingRegistration[] =>
  db.select().from(waitingRegistrations).where(of(userId)).all();

/** True if this client's session sent the registration with this password hash. */
export const sentBy = (sandbox: Sandbox, userId: number, hash: string, clientSession: string): boolean =>
  waitingOf(sandbox, userId).some(
    (one) => one.passwordHash === hash && one.clientSession !== "" && one.clientSession === clientSession,
  );

/** True if an unconfirmed person has registered with this password hash. */
export const waitsWith = (sandbox: Sandbox, { userId, confirmed }: ShopperRow, hash: string): boolean =>
  !confirmed && waitingOf(sandbox, userId).some(({ passwordHash }) => passwordHash === hash);

/** True if a social person's registration waits for confirmation. */
export const isWaiting = ({ db }: Sandbox, provider: "google" | "facebook", subject: string): boolean =>
  db
    .select()
    .from(waitingRegistrations)
    .where(and(eq(waitingRegistrations.provider, provider), eq(waitingRegistrations.subject, subject)))
    .get() !== undefined;

/**
 * Moves data, password, consents and social tie of the confirmed registration to the shopper.
 * Deletes the other registrations.
 */
export function takeWaiting(sandbox: Sandbox, userId: number, hash: string): void {
  const registration = waitingOf(sandbox, userId).find(({ passwordHash }) => passwordHash === hash);
  forgetWaiting(sandbox, userId);
  if (!registration) return;
  const { person, decisions, provider, subject } = registration;
  updateShopper(sandbox, userId, person);
  decide(sandbox, userId, decisions);
  if (provider === null || subject === null) return;
  sandbox.db.insert(socialTies).values({ provider, subject, userId }).onConflictDoNothing().run();
}

export function forgetWaiting({ db }: Sandbox, userId: number): void {
  db.delete(waitingRegistrations).where(of(userId)).run();
}
