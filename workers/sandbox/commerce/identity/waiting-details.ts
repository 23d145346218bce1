import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { waitingDetails } from "../person-tables";
import type { KnownPerson } from "./known-people";

const minutes = 30;
type Social = "google" | "facebook";

/** Stores the details of an unknown social person for the client that brought them. */
export function keepDetails(
  { db, clock }: Sandbox,
  clientSession: string,
  provider: Social,
  person: KnownPerson,
) {
  const { subject, firstName, lastName, email } = person;
  const row = { clientSession, provider, subject, firstName, lastName, email, since: clock.now() };
  db.insert(waitingDetails)
    .values(row)
    .onConflictDoUpdate({ target: waitingDetails.clientSession, set: row })
    .run();
}

/** Returns the details stored for this client; undefined if missing or expired. */
export function detailsFor({ db, clock }: Sandbox, clientSession: string) {
  const row = db.select().from(waitingDetails).where(eq(waitingDetails.clientSession, clientSession)).get();
  return row && row.since + minutes * 60_000 > clock.now() ? row : undefined;
}

/**
 * Returns the stored social person if the registration has the same e-mail, which is the only one
 * the provider verified.
 */
export function socialPersonOf(sandbox: Sandbox, clientSession: string, email: string) {
  const details = detailsFor(sandbox, clientSession);
  return details?.email === email ? details : undefined;
}
