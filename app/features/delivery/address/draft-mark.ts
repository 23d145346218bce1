/**
 * Query parameter of a step: details were typed before, and are in the draft (address-draft.ts).
 */
export const draftMark = { scritto: "1" };
