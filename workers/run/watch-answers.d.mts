/**
 * Sends a request from time to time. If no response comes, calls `say` once with the requests under
 * way.
 * Calls `restart` after two requests without a response (`ask` resolved to undefined). Returns a
 * function that ends the watch.
 */
export function watchAnswers(
  ask: () => Promise<number | undefined>,
  underWay: () => { path: string; since: number }[],
  say: (line: string) => void,
  restart: () => Promise<void>,
): () => void;
