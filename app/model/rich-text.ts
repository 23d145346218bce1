/**
 * A run of text with a uniform style. `href`: our path ("/x"), or a safe https, mailto or tel
 * address.
 */
export type RichTextRun = { text: string; bold?: true; href?: string };

/** Lines of runs: the remainder of the backend's HTML. */
export type RichText = RichTextRun[][];
