import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/** Well-known path where password managers look for the page that changes a password. */
export const loader = shopLoader(() => redirectTo(paths.profilePassword));
