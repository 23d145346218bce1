/** A name of this machine: no visitor reaches a shop by it. */
export const isLocal = (host: string): boolean =>
  host === "127.0.0.1" || host === "localhost" || host.endsWith(".localhost");
