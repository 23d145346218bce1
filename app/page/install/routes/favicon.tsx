import { homePath, safePath } from "~/lib/path";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/** `/favicon.ico`, which browsers and crawlers ask for where a document names no icon, such as a text or a picture. */
export const loader = shopLoader(({ shop }) =>
  redirectTo(safePath(shop.tenant.favicon, homePath), { "Cache-Control": "public, max-age=3600" }),
);
