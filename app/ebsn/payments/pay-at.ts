/** Max characters; longer addresses may not fit into a header. */
const longest = 4000;

/**
 * Returns the payment page's address in header form if its origin belongs to the chain. Undefined
 * without an address, or for another origin, which is reported as unexpected.
 */
export type PayAt = (call: string, url: string | undefined) => string | undefined;

/** Creates `PayAt` for the chain's origins; `onUnexpected` receives a foreign origin. */
export const createPayAt =
  (origins: readonly string[], onUnexpected: (call: string, what: string) => void): PayAt =>
  (call, url) => {
    if (!url) return undefined;
    const page = URL.canParse(url) ? new URL(url) : undefined;
    const named = page && page.username + page.password !== "";
    if (page && !named && origins.includes(page.origin) && page.href.length <= longest) return page.href;
    onUnexpected(call, `payment at ${page?.origin ?? "no address"}, which is none of the chain's`);
    return undefined;
  };
