import { eq } from "drizzle-orm";
import type { Sandbox } from "../../kernel/sandbox";
import { waitingDetails } from "../person-tables";
import type { KnownPerson } from "./known-people";

const minutes = 30;
type Social = "google" | "facebook";

/** Keeps the details of a social person the shop does not know, for the client that brought them. */
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

/** The details that wait for this client; undefined when none do. */
export function detailsFor({ db, clock }: Sandbox, clientSession: string) {
  const row = db.select().from(waitingDetails).where(eq(waitingDetails.clientSession, clientSession)).get();
  return row && row.since + minutes * 60_000 > clock.now() ? row : undefined;
}

/** The social person who waits and registers with the same e-mail: the provider vouches for no other. */
export function socialPersonOf(sandbox: Sandbox, clientSession: string, email: string) {
  const details = detailsFor(sandbox, clientSession);
  return details?.email === email ? details : undefined;
}
