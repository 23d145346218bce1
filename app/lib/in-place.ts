/**
 * Request headers by which our script announces its use of the response. Only our script sends
 * them: a plain browser gets pages and redirects.
 */
export const dialogHeader = "X-Dialog";
/**
 * Marks a request whose response no shopper sees as a page: flash messages wait for the next page.
 */
export const quietHeader = "X-Quiet";
/** Open paths, of the page and of the dialogs over it, separated by spaces; else `nothingOpen`. */
export const inPlaceHeader = "X-In-Place";
export const nothingOpen = "none";

/** Set on every response of the shop. A response without it comes from an edge or a proxy. */
export const requestIdHeader = "X-Request-Id";

/**
 * Query parameter of a form's action when the browser submits natively after our script sent the
 * form: the server may have run it already.
 */
export const again = "again";

/**
 * Value of `data-in-place` on a form whose success changes the whole page: the browser then follows
 * the redirect.
 */
export const leaves = "leaves";

/**
 * Query parameter of the login: a form of the page below requested it, and that page still holds
 * the typed fields.
 */
export const stays = "stays";

/** Options for opening a page as a dialog over the current page. */
export type OverPage = {
  /** CSS classes of the dialog */
  look: string;
  /** accessible name */
  label: string;
  /** true if it replaces the dialog of the form, a step that is done */
  replaces: boolean;
};

/** Response to a form that the script sent; a plain form gets a redirect. */
export type InPlaceAnswer = {
  /** target of the redirect of a plain form */
  goTo: string;
  /** true if that page is open: it shows the messages and the changes */
  isOpen: boolean;
  /** true if more has changed than `parts`: the script reloads the page or dialog */
  reloads: boolean;
  /** dialog to open over the page: the next step of the pending action, or a question */
  over?: OverPage;
  /** as HTML */
  messages: string;
  /**
   * HTML of each changed fragment, by its `data-part`: the new content, or the new element if the
   * HTML has that `data-part` itself
   */
  parts: Record<string, string>;
};
