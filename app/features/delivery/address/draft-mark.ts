/** Query parameter of a step that says that details were typed before; the details themselves are in the draft (address-draft.ts). */
export const draftMark = { scritto: "1" };
