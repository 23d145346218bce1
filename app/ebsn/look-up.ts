import { asNotMade, isEbsnError } from "./errors";

/**
 * Makes a change. Where its answer is lost, `find` asks the backend what there is now: its result is
 * the answer, and undefined means that the change was not made. Throws "lost", as not made in that
 * case. Where `find` throws, the result is not known, and the lost answer is thrown as it is.
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

/** The same for a change whose answer holds nothing: `isMade` asks whether it was made. */
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
