/** For what a page that came back wants read first: the browser focuses it, without script too. Never for a field of a page that is merely opened. */
export const focused = { autoFocus: true } as const;
