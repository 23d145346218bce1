import { homePath } from "~/lib/path";
import { redirectTo } from "../redirects";

const tooSlowHeader = "X-Too-Slow";

/**
 * Response to throw if a form did not arrive in time; a shop page would cost too much for such a
 * request. It is a redirect, because Remix loads and renders an error page for anything else
 * thrown. `isTooSlow` recognises it.
 */
export const tooSlow = (): Response => redirectTo(homePath, { [tooSlowHeader]: "yes" });

/** True for the response of `tooSlow`. */
export const isTooSlow = ({ headers }: Response): boolean => headers.has(tooSlowHeader);
