import type { Problem } from "./checks/checks";

/** What a verb found: for machines `data`, for people `says`, a line each. Not `well` = there are problems, or it was refused. */
export type Answer = { well: boolean; data: unknown; says: readonly string[] };

export const well = (data: unknown, ...says: string[]): Answer => ({ well: true, data, says });

/** Nothing was changed, and why. */
export const refused = (reason: string, data: object = {}): Answer => ({
  well: false,
  data: { refused: reason, ...data },
  says: [reason],
});

/** Nothing was changed, because of what the check finds in a chain's files; `outcome` says so as the last line. */
export const refusedForProblems = (problems: readonly Problem[], outcome: string): Answer => ({
  well: false,
  data: { refused: "problems", problems },
  says: [...problems.map(({ tenant, check, problem }) => `${tenant}: ${check}: ${problem}`), outcome],
});
