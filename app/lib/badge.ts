/** What the page tells its worker once the icon has a number, and under which address the worker notes it. */
export const badgeNote = "/badge";
