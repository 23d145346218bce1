type Work = () => Promise<unknown>;

/**
 * What shoppers asked for and the server has not answered yet. Whatever leaves the page, a link or a form of the browser's own, waits for it:
 * it would be cut off otherwise, or overtaken.
 */
const works = new Map<string, Work>();

/** Until `end`, leaving the page waits for `finish`, which also begins what still waits for more taps. */
export const beginWork = (key: string, finish: Work): unknown => works.set(key, finish);
export const endWork = (key: string): unknown => works.delete(key);
export const isPendingWork = (key?: string): boolean => (key === undefined ? works.size > 0 : works.has(key));

/** Leaving the page waits no longer than this, milliseconds: what was sent arrives without the page, too. */
const longest = 8000;

/** Resolves once all work is finished, after eight seconds at the latest. */
export const allFinished = (): Promise<void> =>
  Promise.race([finishAll(), new Promise<void>((resolve) => setTimeout(resolve, longest))]);

async function finishAll(): Promise<void> {
  while (works.size > 0) await Promise.allSettled([...works.values()].map((settle) => settle()));
}

/** The browser may draw what a tap has changed first, a slow phone needs a while for what follows; a page that goes away waits for nothing. */
const breath = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener("pagehide", end);
      resolve();
    };
    setTimeout(end);
    addEventListener("pagehide", end);
  });

/** Runs works of one key one after the other, in the order they were asked for: the shopper's last one decides. */
export function runInTurn(key: string, work: Work): Promise<unknown> {
  const before = works.get(key)?.() ?? breath();
  const mine: Promise<unknown> = before
    .then(work, work)
    .finally(() => works.get(key) === finish && endWork(key));
  const finish = () => mine;
  beginWork(key, finish);
  return mine;
}
