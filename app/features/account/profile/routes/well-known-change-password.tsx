import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/** The address where password managers look for the page that changes a password. */
export const loader = shopLoader(() => redirectTo(paths.profilePassword));
