type Work = () => Promise<unknown>;

/**
 * Work that the server has not answered yet, by key.
 * A link or form that leaves the page waits for it; otherwise the browser would cancel or overtake
 * it.
 */
const works = new Map<string, Work>();

/**
 * Until `endWork`, leaving the page waits for `finish`, which also submits taps that still wait.
 */
export const beginWork = (key: string, finish: Work): unknown => works.set(key, finish);
export const endWork = (key: string): unknown => works.delete(key);
export const isPendingWork = (key?: string): boolean => (key === undefined ? works.size > 0 : works.has(key));

/**
 * Max wait before leaving the page, in milliseconds: a sent request arrives without the page too.
 */
const longest = 8000;

/** Resolves once all work is finished, or after eight seconds. */
export const allFinished = (): Promise<void> =>
  Promise.race([finishAll(), new Promise<void>((resolve) => setTimeout(resolve, longest))]);

async function finishAll(): Promise<void> {
  while (works.size > 0) await Promise.allSettled([...works.values()].map((settle) => settle()));
}

/**
 * Lets the browser draw a tap's change before the work starts, because slow phones need time for
 * it.
 * Resolves immediately when the page is hidden.
 */
const breath = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener("pagehide", end);
      resolve();
    };
    setTimeout(end);
    addEventListener("pagehide", end);
  });

/** Runs the works of a key sequentially, in order: the shopper's last action wins. */
export function runInTurn(key: string, work: Work): Promise<unknown> {
  const before = works.get(key)?.() ?? breath();
  const mine: Promise<unknown> = before
    .then(work, work)
    .finally(() => works.get(key) === finish && endWork(key));
  const finish = () => mine;
  beginWork(key, finish);
  return mine;
}
