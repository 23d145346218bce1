const longestMs = 900_000;
const mostPages = 50;

type Remembered = { html: string; until: number };

/**
 * The states of a page a shopper has seen without leaving it (§7, Caching): at most 50, for 900 s, the oldest leave first. Whole documents are
 * remembered by the browser itself (back/forward cache).
 */
export function createPageMemory(now: () => number = Date.now) {
  const pages = new Map<string, Remembered>();
  return {
    recall(path: string): string | undefined {
      const page = pages.get(path);
      return page && page.until > now() ? page.html : undefined;
    },
    remember(path: string, html: string): void {
      if (!isMemorable(new URL(path, "http://shop.invalid"))) return;
      pages.delete(path);
      pages.set(path, { html, until: now() + longestMs });
      const [oldest] = pages.keys();
      if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
    },
    /** After anything that is not a GET. */
    forget: () => pages.clear(),
  };
}

/** The memory of this tab. */
export const pageMemory = createPageMemory();

/** Lists of a shopper and what they prefer are asked for every time (§7, Caching). */
export const isMemorable = ({ searchParams }: URL): boolean =>
  ![...searchParams].some(
    ([name, value]) =>
      /^(preferred|wishlist|list)/.test(name) || (name === "filter" && /\bpreferred\b/.test(value)),
  );
