/**
 * The runtime's fetch, for all clients. It is called without an object, because workerd rejects any
 * other `this`.
 */
export const runtimeFetch: typeof fetch = (...call) => fetch(...call);
