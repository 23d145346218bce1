/** Says in the address of a step that details were typed before; what they were, the draft knows (address-draft.ts). */
export const draftMark = { scritto: "1" };
