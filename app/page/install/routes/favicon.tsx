import { homePath, safePath } from "~/lib/path";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/**
 * `/favicon.ico`, the default of browsers and crawlers for documents without an icon, such as
 * pictures.
 */
export const loader = shopLoader(({ shop }) =>
  redirectTo(safePath(shop.tenant.favicon, homePath), { "Cache-Control": "public, max-age=3600" }),
);
