/**
 * Replaces turbo-stream in the built Worker (`alias` in wrangler.toml).
 * Remix serialises the loaders' data for a browser that hydrates. Here React renders only on the
 * server (docs/decisions/026), so the data is unused.
 * Without this replacement a listing takes 1.15 to 1.18 times the server's time, the cart 1.04
 * times (docs/performance.md).
 */
export const encode = (): undefined => undefined;

/** Never called: it would read the output of `encode` in the browser. */
export function decode(): never {
  throw new Error("the browser is sent no data of the loaders");
}
