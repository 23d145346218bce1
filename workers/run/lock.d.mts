/**
 * Returns the result of `work`, run while no other process holds `file`. Calls `onWait` once with
 * the holder's process id.
 */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: (holder: number) => void,
): Promise<T>;
