/** Longer ones no header is sure to carry. */
const longest = 4000;

/**
 * The address of a payment page when it is one of the chain's own, written so that a header can carry it; undefined without an address, and
 * for any other, which is reported as unexpected.
 */
export type PayAt = (call: string, url: string | undefined) => string | undefined;

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
