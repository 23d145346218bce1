/** The status that a page of this machine answers, after the end of its answer; undefined when there is none. */
export function statusOf(url: string): Promise<number | undefined>;
/** Asks for pages, one after another, until each answers without a fault of the server; tells `say` of one that does not. */
export function askFirstPages(
  urls: string[],
  say: (sentence: string) => void,
  rest?: () => Promise<unknown>,
): Promise<void>;
