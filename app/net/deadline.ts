/**
 * Starts a deadline of `ms` milliseconds that also ends with `outer`. `signal` aborts an exchange,
 * `passed` rejects even if the exchange ignores the signal, and `clear` removes the timer.
 */
export function startDeadline(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () =>
      reject(new Error(outer?.aborted ? "the request's time is up" : `no answer in ${ms} ms`)),
    );
  });
  const timer = setTimeout(stop, ms);
  outer?.addEventListener("abort", stop);
  if (outer?.aborted) stop();
  function clear() {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  }
  return { signal, passed, clear };
}

/**
 * Returns the promise's result, or rejects as soon as `signal` aborts. The work itself continues.
 */
export function within<T>(coming: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return coming;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("the request's time is up"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    coming.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
