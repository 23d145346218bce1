type Settle = () => Promise<unknown>;

/**
 * What shoppers asked for and the server has not answered yet. Whatever leaves the page, a link or a form of the browser's own, waits for it:
 * it would be cut off otherwise, or overtaken.
 */
const works = new Map<string, Settle>();

/** Until `end`, leaving the page waits for `settle`, which also begins what still waits for more taps. */
export const beginWork = (key: string, settle: Settle): unknown => works.set(key, settle);
export const endWork = (key: string): unknown => works.delete(key);
export const isUnderWay = (key?: string): boolean => (key === undefined ? works.size > 0 : works.has(key));

/** Nobody waits longer than this, milliseconds: what was sent arrives without the page, too. */
const longest = 8000;

/** Ends once nothing is under way any more, after eight seconds at the latest. */
export const allSettled = (): Promise<void> =>
  Promise.race([settleAll(), new Promise<void>((resolve) => setTimeout(resolve, longest))]);

async function settleAll(): Promise<void> {
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
export function inTurn(key: string, work: Settle): Promise<unknown> {
  const before = works.get(key)?.() ?? breath();
  const mine: Promise<unknown> = before
    .then(work, work)
    .finally(() => works.get(key) === settle && endWork(key));
  const settle = () => mine;
  beginWork(key, settle);
  return mine;
}
