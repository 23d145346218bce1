/**
 * Returns the result of `first`, or of `second` if `first` has not settled after `ms` milliseconds.
 */
export function withFallback<T>(first: Promise<T>, ms: number, second: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void second().then(resolve, reject), ms);
    void first.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
