import { asNotMade, isEbsnError } from "./errors";

/**
 * Makes a change. After a lost response, `find` looks up the current state at the backend:
 * - its result replaces the response
 * - undefined means that the change was not made: throws "lost" with `notMade`
 * - if `find` throws, the result is unknown: throws the lost response's error
 */
export async function orLookUp<T>(change: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isEbsnError(error, "lost")) throw error;
    const found = await find().catch(() => {
      throw error;
    });
    if (found === undefined) throw asNotMade(error);
    return found;
  }
}

/** Makes a change without a result; `isMade` looks up if it was made. */
export async function orAskWhetherMade(
  change: () => Promise<unknown>,
  isMade: () => Promise<boolean>,
): Promise<void> {
  await orLookUp(
    async () => {
      await change();
      return true;
    },
    async () => (await isMade()) || undefined,
  );
}
