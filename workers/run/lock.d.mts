/** Gives what `work` gives, run while no other process holds `file`; `onWait` is told once whom it waits for. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: (holder: number) => void,
): Promise<T>;
