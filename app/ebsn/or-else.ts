import { isEbsnError } from "./errors";

/** What a call answers or, where the backend fails it, `otherwise`: for what a page is whole without. Any other error is thrown. */
export async function orElse<T, Otherwise>(answer: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  try {
    return await answer;
  } catch (error) {
    if (isEbsnError(error)) return otherwise;
    throw error;
  }
}
