/**
 * Returns the status of a page on this machine, after the response's end; undefined without a
 * response.
 */
export function statusOf(url: string): Promise<number | undefined>;
/**
 * Requests the pages in sequence until each responds with less than 500. Reports a page that never
 * does to `say`.
 */
export function askFirstPages(
  urls: string[],
  say: (sentence: string) => void,
  rest?: () => Promise<unknown>,
): Promise<void>;
