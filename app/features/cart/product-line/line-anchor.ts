/** The id of a line's element, on the cart's page and on a list's: who changes it without a script comes back to it. */
export const lineAnchor = (itemId: number): string => `line-${itemId}`;
