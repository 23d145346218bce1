/** What a verb found: for machines `data`, for people `says`, a line each. Not `well` = there are problems, or it was refused. */
export type Answer = { well: boolean; data: unknown; says: readonly string[] };

export const well = (data: unknown, ...says: string[]): Answer => ({ well: true, data, says });

/** Nothing was changed, and why. */
export const refused = (reason: string, data: object = {}): Answer => ({
  well: false,
  data: { refused: reason, ...data },
  says: [reason],
});
