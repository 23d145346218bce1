/** A stretch of text of one look. `href`: a path of ours ("/x"), or an https, mailto or tel address that is safe to follow. */
export type RichTextRun = { text: string; bold?: true; href?: string };

/** Lines of runs: what is left of the backend's HTML. */
export type RichText = RichTextRun[][];
