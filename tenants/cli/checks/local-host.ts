/** True for a name of this machine, which no visitor can reach. */
export const isLocal = (host: string): boolean =>
  host === "127.0.0.1" || host === "localhost" || host.endsWith(".localhost");
