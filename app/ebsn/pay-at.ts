/**
 * The address of a payment page when it is one of the chain's own; undefined without an address, and for any other, which is reported as
 * unexpected.
 */
export type PayAt = (call: string, url: string | undefined) => string | undefined;

export const createPayAt =
  (origins: readonly string[], onUnexpected: (call: string, what: string) => void): PayAt =>
  (call, url) => {
    const origin = url && URL.canParse(url) ? new URL(url).origin : undefined;
    if (origin && origins.includes(origin)) return url;
    if (url) onUnexpected(call, `payment at ${origin ?? "no address"}, which is none of the chain's`);
    return undefined;
  };
