import { isEbsnError } from "./errors";

/**
 * Returns a call's result, or `otherwise` if the backend fails: for optional parts of a page. Other
 * errors are thrown.
 */
export async function orElse<T, Otherwise>(answer: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  try {
    return await answer;
  } catch (error) {
    if (isEbsnError(error)) return otherwise;
    throw error;
  }
}
