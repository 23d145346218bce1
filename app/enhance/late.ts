/** Milliseconds. Without a timeout a hanging connection would block the control for good. */
const longest = 10_000;

/** Resolves to undefined after the timeout and aborts `end`. */
export const late = (end?: AbortController): Promise<undefined> =>
  new Promise((resolve) =>
    setTimeout(() => {
      resolve(undefined);
      end?.abort();
    }, longest),
  );
