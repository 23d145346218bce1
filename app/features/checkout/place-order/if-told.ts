import { isEbsnError } from "~/ebsn/errors";

/**
 * Returns the backend's response, or undefined if it fails, for a page that works without it.
 * Throws EbsnError "session", and every error that is not an EbsnError.
 */
export const ifTold = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  });
