/**
 * Stands in for turbo-stream in the built Worker (`alias` in wrangler.toml). Remix serialises what the loaders gave for a browser that hydrates;
 * here React renders on the server alone (docs/decisions/026) and nobody reads it. Without the stand-in a listing takes 1.15 to 1.18 times, the
 * cart 1.04 times of the server's time (docs/performance.md).
 */
export const encode = (): undefined => undefined;

/** Called by nothing: it reads in the browser what `encode` wrote. */
export function decode(): never {
  throw new Error("the browser is sent no data of the loaders");
}
