/**
 * The correction of a badly written host; undefined if it is correct.
 * A host is lower case, without protocol, port or trailing dot.
 */
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
