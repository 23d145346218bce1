/** Chains that an isolate knows at most; of one more, the one asked for least recently is read again. Each takes a tenth of a megabyte (`npm run load -- chains`). */
export const mostChains = 400;
