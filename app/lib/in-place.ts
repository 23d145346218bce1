/**
 * Headers by which our script says what it does with an answer. Nobody else sends them: a plain browser gets pages and redirects.
 */
export const dialogHeader = "X-Dialog";
/** Nobody looks at the answer as a page: what is said once waits for one that is opened. */
export const quietHeader = "X-Quiet";
/** The paths that stay open, of the page and of the dialogs over it, one space between; a word where none does. */
export const inPlaceHeader = "X-In-Place";
export const nothingOpen = "none";

/** On every answer of the shop: what comes without it was said by somebody between it and the browser. */
export const requestIdHeader = "X-Request-Id";

/** Parameter of the address that a form goes to as it would without a script, after our script has sent it: what it asks for may be done already. */
export const again = "again";

/** Value of `data-in-place` on a form whose success changes all of the page: then the browser goes where a plain form would lead. */
export const leaves = "leaves";

/** Parameter of the login's address: a form of the page beneath asked for it, and that page keeps what was typed. */
export const stays = "stays";

/** How a page's content opens over another page. */
export type OverPage = {
  /** classes of the dialog */
  look: string;
  /** its accessible name */
  label: string;
  /** the dialog that the form stands in is a step that is done: the next one takes its place */
  replaces: boolean;
};

/** What a form that was sent in place is answered with, where a plain one is led on. */
export type InPlaceAnswer = {
  /** where a plain form would have led */
  goTo: string;
  /** that page is open: it shows the messages and what changed */
  isOpen: boolean;
  /** more has changed than `parts`: what is open is to be read again */
  reloads: boolean;
  /** it opens over the page: the next step of what is pending, or a question */
  over?: OverPage;
  /** as HTML */
  messages: string;
  /** HTML of each piece that changed, by its `data-part`: what fills it or, where it bears that name itself, what takes its place */
  parts: Record<string, string>;
};
