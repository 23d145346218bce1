import * as paths from "~/page/paths";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

export const loader = shopLoader({ login: true }, () => redirectTo(paths.dashboard));
