const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "127.0.0.1" ||
  hostname === "[::1]";

/** Whether a host name (no port, perhaps with the dot that ends a whole one) can only mean this machine: RFC 6761 keeps `localhost` and all under it for that. */
export const isLoopback = (hostname: string): boolean => isLoopbackName(hostname.replace(/\.$/, ""));
