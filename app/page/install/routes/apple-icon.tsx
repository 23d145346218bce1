import { homePath, safePath } from "~/lib/path";
import { redirectTo } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";

/** `/apple-touch-icon.png`, where an iPhone looks for the icon of a page whose head names none; 404 where the chain is no app. */
export const loader = shopLoader(({ shop }) => {
  const { app } = shop.tenant;
  if (app)
    return redirectTo(safePath(app.icons.apple, homePath), { "Cache-Control": "public, max-age=3600" });
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
});
