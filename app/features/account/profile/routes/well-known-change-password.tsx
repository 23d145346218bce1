import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/** Where password managers look for the way to change a password. */
export const loader = shopLoader(() => redirectTo(paths.profilePassword));
