/** How a host has to be written, when it is not written so: lower case, no port, no trailing dot, no protocol; undefined when it is well. */
export function hostWords(host: string): string | undefined {
  const right = host
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/.*$/, "")
    .replace(/:\d*$/, "")
    .replace(/\.+$/, "");
  if (host === right && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return undefined;
  return `host "${host}": write "${right}" (lower case, without port, path or a dot at the end)`;
}
