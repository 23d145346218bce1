/**
 * A deadline that ends after `ms` milliseconds, or when `outer` does: `signal` stops an exchange, `passed` rejects even where nobody
 * listens to the signal, `clear` lets go of the timer.
 */
export function startDeadline(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () =>
      reject(new Error(outer?.aborted ? "given up" : `no answer in ${ms} ms`)),
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
