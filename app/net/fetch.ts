/** The runtime's fetch, called bare: workerd refuses one whose `this` is another object. The clients get it from here. */
export const runtimeFetch: typeof fetch = (...call) => fetch(...call);
