/**
 * Headers by which our script says what it does with an answer. Nobody else sends them: a plain browser gets pages and redirects.
 */
export const dialogHeader = "X-Dialog";
/** The paths that stay open, of the page and of the dialogs over it, one space between. */
export const inPlaceHeader = "X-In-Place";

/** What a form that was sent in place is answered with, where a plain one is led on. */
export type InPlaceAnswer = {
  /** where a plain form would have led */
  goTo: string;
  /** that page stays open: it shows what is said and what changed */
  stays: boolean;
  /** what else it shows has changed: it is to be asked for again */
  again: boolean;
  /** messages, as HTML */
  said: string;
  /** HTML of each piece that changed, by its `data-part` */
  parts: Record<string, string>;
};
