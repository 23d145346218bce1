import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Sandbox } from "../../kernel/sandbox";
import { consents } from "../person-tables";
import { disclaimersOf } from "./disclaimers";

export const registrationModule = 1;

const decision = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);
const decisions = z.record(z.string(), decision);
export type Decisions = z.infer<typeof decisions>;

function asMap(sent: unknown): unknown {
  if (typeof sent !== "string") return sent ?? {};
  try {
    return sent === "" ? {} : JSON.parse(sent);
  } catch {
    return sent;
  }
}

/**
 * Parses the map of consent decisions. Rejects consents of another chain, and a refused mandatory
 * consent.
 * With `complete`, a missing decision counts as refused.
 */
export const decisionsIn = ({ tenant }: Sandbox, { complete }: { complete: boolean }) =>
  z
    .unknown()
    .optional()
    .transform((sent, ctx) => {
      const read = decisions.safeParse(asMap(sent));
      const known = disclaimersOf(tenant, registrationModule);
      const ids = known.map(({ registrationDisclaimerId }) => String(registrationDisclaimerId));
      if (!read.success || !Object.keys(read.data).every((id) => ids.includes(id))) {
        ctx.addIssue({ code: "custom", message: "Consenso sconosciuto" });
        return {};
      }
      const given = read.data;
      const refused = known.some(
        ({ mandatory, registrationDisclaimerId: id }) => mandatory && !(given[id] ?? !complete),
      );
      if (refused)
        ctx.addIssue({
          code: "custom",
          message: "Per registrarti devi accettare l'informativa sulla privacy",
        });
      return given;
    });

/** Stores a shopper's decisions. Consents missing from the map stay unchanged. */
export function decide({ db, clock }: Sandbox, userId: number, given: Decisions): void {
  for (const [id, accepted] of Object.entries(given)) {
    const row = { userId, disclaimerId: Number(id), accepted, decidedAt: clock.now() };
    db.insert(consents)
      .values(row)
      .onConflictDoUpdate({ target: [consents.userId, consents.disclaimerId], set: row })
      .run();
  }
}

/** Returns a shopper's decisions by consent id. */
export function decisionsOf({ db }: Sandbox, userId: number) {
  const rows = db.select().from(consents).where(eq(consents.userId, userId)).all();
  return new Map(rows.map((row) => [row.disclaimerId, row]));
}
