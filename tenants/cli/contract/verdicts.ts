import type { Finding } from "../findings";
import type { Told } from "./asked";

/** The form of a fact of docs/wire.md in this backend. */
export type Seen = Omit<Finding, "about" | "address">;

export const short = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 120);

/** Matches docs/wire.md. */
export const seenAsWritten = (says: string): Seen => ({ well: true, says });
/** The responses contain no evidence. */
export const notSeen = (says: string): Seen => ({ says });
/** Differs, and the shop reads it correctly: no action is needed. */
export const seenReadRightly = (says: string, how: string): Seen => ({
  differs: "read",
  says: `${says}. Read rightly: ${how}`,
});
/** Differs, and needs a setting in tenant.json. */
export const seenNeedsSetting = (says: string, setting: string, to: string): Seen => ({
  well: false,
  differs: "setting",
  setting,
  says: `${says}. Set ${setting} in tenant.json ${to}`,
});
/** Differs, and needs a programmer. */
export const seenNeedsProgrammer = (says: string, why: string): Seen => ({
  well: false,
  differs: "programmer",
  says: `${says}. ${why}: a programmer is needed`,
});

/** A finding; if it differs, with the address of the response that shows it. */
export function findingOf(about: string, seen: Seen, { address }: Told): Finding {
  if (!seen.differs || !address) return { about, ...seen };
  return { about, ...seen, says: `${seen.says} [GET ${address}]`, address };
}
