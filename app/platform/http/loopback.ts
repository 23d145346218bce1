const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "127.0.0.1" ||
  hostname === "[::1]";

/**
 * True if a host name without port, perhaps with a final dot, always means this machine: RFC 6761
 * reserves `localhost` and its subdomains for that.
 */
export const isLoopback = (hostname: string): boolean => isLoopbackName(hostname.replace(/\.$/, ""));
