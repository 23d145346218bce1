/**
 * Focuses an element of a page that returns after a submit, with or without script.
 * Never for a field of a newly opened page.
 */
export const focused = { autoFocus: true } as const;
