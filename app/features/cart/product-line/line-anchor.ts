/**
 * Returns the id of a line's element in the cart or a list; without a script, redirects return to
 * it.
 */
export const lineAnchor = (itemId: number): string => `line-${itemId}`;
