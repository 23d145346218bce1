const longestMs = 900_000;
const mostPages = 50;

type Remembered = { html: string; until: number };

/**
 * Remembers the states of a page seen without leaving it (§7, Caching).
 * At most 50 states for 900 s; the oldest is dropped first.
 * The browser's back/forward cache remembers whole documents.
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
    /** Called after every request other than GET. */
    forget: () => pages.clear(),
  };
}

/** The memory of this tab. */
export const pageMemory = createPageMemory();

/** False for a shopper's lists and preferences, which are always requested (§7, Caching). */
export const isMemorable = ({ searchParams }: URL): boolean =>
  ![...searchParams].some(
    ([name, value]) =>
      /^(preferred|wishlist|list)/.test(name) || (name === "filter" && /\bpreferred\b/.test(value)),
  );
