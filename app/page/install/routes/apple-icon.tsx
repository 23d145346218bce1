import { homePath, safePath } from "~/lib/path";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/**
 * `/apple-touch-icon.png`, the iPhone's default if the head names no icon; 404 if the tenant has no
 * `app`.
 */
export const loader = shopLoader(({ shop }) => {
  const { app } = shop.tenant;
  if (app)
    return redirectTo(safePath(app.icons.apple, homePath), { "Cache-Control": "public, max-age=3600" });
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
});
