import { isEbsnError } from "~/ebsn/errors";

/** What the backend answers; undefined where it does not, for a page that does without. Throws when the session has ended, and what is no fault of the backend. */
export const ifTold = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isEbsnError(error) && error.kind !== "session") return undefined;
    throw error;
  });
