import type { Finding } from "../findings";
import type { Told } from "./asked";

/** What a fact of docs/wire.md looks like here. */
export type Seen = Omit<Finding, "about" | "address">;

export const short = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 120);

/** As docs/wire.md has it. */
export const seenAsWritten = (says: string): Seen => ({ well: true, says });
/** Nothing among what was read shows it. */
export const notSeen = (says: string): Seen => ({ says });
/** Otherwise, and the shop reads it rightly: nothing is to be done. */
export const seenReadRightly = (says: string, how: string): Seen => ({
  differs: "read",
  says: `${says}. Read rightly: ${how}`,
});
/** Otherwise, and a setting of tenant.json says so. */
export const seenNeedsSetting = (says: string, setting: string, to: string): Seen => ({
  well: false,
  differs: "setting",
  setting,
  says: `${says}. Set ${setting} in tenant.json ${to}`,
});
/** Otherwise, and only a programmer can help. */
export const seenNeedsProgrammer = (says: string, why: string): Seen => ({
  well: false,
  differs: "programmer",
  says: `${says}. ${why}: a programmer is needed`,
});

/** A finding with the address of the answer that shows it, where that differs. */
export function findingOf(about: string, seen: Seen, { address }: Told): Finding {
  if (!seen.differs || !address) return { about, ...seen };
  return { about, ...seen, says: `${seen.says} [GET ${address}]`, address };
}
