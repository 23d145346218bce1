/** Milliseconds. On a connection that hangs nothing would ever come, and pressing again would do nothing. */
const longest = 10_000;

/** Undefined, once what was asked for just now has taken longer than a shopper waits; `end` breaks it off. */
export const late = (end?: AbortController): Promise<undefined> =>
  new Promise((resolve) =>
    setTimeout(() => {
      resolve(undefined);
      end?.abort();
    }, longest),
  );
