import { homePath } from "~/lib/path";
import { redirectTo } from "../redirects";

const tooSlowHeader = "X-Too-Slow";

/**
 * Thrown by a route whose form did not arrive in time, a page of the shop being more than such a request is worth. Remix loads and renders an
 * error page for all that a route throws but a redirect, so it is written as one; `isTooSlow` tells it from the others.
 */
export const tooSlow = (): Response => redirectTo(homePath, { [tooSlowHeader]: "yes" });

export const isTooSlow = ({ headers }: Response): boolean => headers.has(tooSlowHeader);
