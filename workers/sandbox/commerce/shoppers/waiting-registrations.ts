import { and, eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { socialTies, waitingRegistrations, type WaitingRegistration } from "../person-tables";
import type { ShopperRow } from "../tables";
import { decide } from "./consents";
import { updateShopper } from "./find-shopper";

const of = (userId: number) => eq(waitingRegistrations.userId, userId);

/** Keeps a registration apart until its own link is opened; the same password again is the same registration, with the data sent last. */
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

/** Whether this client's session sent the registration with the password of this hash. */
export const sentBy = (sandbox: Sandbox, userId: number, hash: string, clientSession: string): boolean =>
  waitingOf(sandbox, userId).some(
    (one) => one.passwordHash === hash && one.clientSession !== "" && one.clientSession === clientSession,
  );

/** Whether somebody who is not confirmed has registered with the password of this hash. */
export const waitsWith = (sandbox: Sandbox, { userId, confirmed }: ShopperRow, hash: string): boolean =>
  !confirmed && waitingOf(sandbox, userId).some(({ passwordHash }) => passwordHash === hash);

/** Whether a social person has registered and waits for their confirmation. */
export const isWaiting = ({ db }: Sandbox, provider: "google" | "facebook", subject: string): boolean =>
  db
    .select()
    .from(waitingRegistrations)
    .where(and(eq(waitingRegistrations.provider, provider), eq(waitingRegistrations.subject, subject)))
    .get() !== undefined;

/** The data, password, consents and social tie of the one registration whose link was opened become the shopper's; the others end. */
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
