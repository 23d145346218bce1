import type { Problem } from "./checks/checks";

/**
 * Result of a verb: `data` for machines, `says` as lines for people.
 * `well` is false if there are problems or the verb refused.
 */
export type Answer = { well: boolean; data: unknown; says: readonly string[] };

export const well = (data: unknown, ...says: string[]): Answer => ({ well: true, data, says });

/** A refusal with its reason: the verb changed no data. */
export const refused = (reason: string, data: object = {}): Answer => ({
  well: false,
  data: { refused: reason, ...data },
  says: [reason],
});

/**
 * A refusal because of problems that the check finds in a chain's files; `outcome` is its last
 * line.
 */
export const refusedForProblems = (problems: readonly Problem[], outcome: string): Answer => ({
  well: false,
  data: { refused: "problems", problems },
  says: [...problems.map(({ tenant, check, problem }) => `${tenant}: ${check}: ${problem}`), outcome],
});
