import { searchPath } from "~/lib/path";

const longestMs = 900_000;
const mostPages = 50;

/** What Remix hands to a `clientLoader`. */
type PageArgs = { request: Request; serverLoader: () => Promise<unknown> };
type Kept = { data: unknown; until: number };

/**
 * The pages a shopper has seen in this tab (§7, Caching): at most 50, for 900 s, the oldest are dropped first. Keys are address and scope;
 * an answer that was requested before the memory was cleared is not stored.
 */
export function createPageMemory(now: () => number = Date.now) {
  const pages = new Map<string, Kept>();
  let scope = "";
  let generation = 0;
  const keyOf = (url: URL) => `${scope} ${url.pathname}${url.search}`;

  return {
    /** Prices and range depend on it; another scope does not see these pages. */
    setScope(next: string) {
      scope = next;
    },
    forget() {
      generation += 1;
      pages.clear();
    },
    recall(url: URL): Kept | undefined {
      const page = pages.get(keyOf(url));
      return page && page.until > now() ? page : undefined;
    },
    /** Called when a page is requested: returns the function that stores its answer. */
    begin(url: URL): (data: unknown) => void {
      const [key, began] = [keyOf(url), generation];
      return (data) => {
        if (began !== generation) return;
        pages.delete(key);
        pages.set(key, { data, until: now() + longestMs });
        const [oldest] = pages.keys();
        if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
      };
    },
  };
}

/** This tab's. The server never writes to it. */
export const pageMemory = createPageMemory();

/** For `handle` of the routes whose `clientLoader` is `rememberedLoader`. */
export const remembered = { remembered: true } as const;

/**
 * A shopper's lists and preferences are requested every time (§7, Caching); so is the bare search page, which shows the words searched
 * last.
 */
export const isMemorable = (url: URL): boolean =>
  url.pathname + url.search !== searchPath &&
  ![...url.searchParams].some(
    ([name, value]) =>
      /^(preferred|wishlist|list)/.test(name) || (name === "filter" && /\bpreferred\b/.test(value)),
  );

/**
 * The `clientLoader` of a page whose answer may be shown again: going back to it needs no request. Errors, redirects and stale prices are
 * not kept. It does not run at hydration: the first page is handed over by `usePageMemory`.
 */
export async function rememberedLoader({ request, serverLoader }: PageArgs): Promise<unknown> {
  const url = new URL(request.url);
  if (!isMemorable(url)) return serverLoader();
  const page = pageMemory.recall(url);
  if (page) return page.data;
  const keep = pageMemory.begin(url);
  const data = await serverLoader();
  keepPage(keep, data);
  return data;
}

/** Stores an answer unless its prices are old, and removes it again when a late part of it fails. */
export function keepPage(keep: (data: unknown) => void, data: unknown): void {
  if (typeof data !== "object" || data === null || ("stale" in data && data.stale !== undefined)) return;
  keep(data);
  for (const part of Object.values(data)) if (part instanceof Promise) part.catch(pageMemory.forget);
}
