import { redirect } from "@remix-run/cloudflare";
import { shopLoader } from "~/platform/http/route";

/** `/apple-touch-icon.png`, where an iPhone looks for the icon of a page whose head names none; 404 where the chain is no app. */
export const loader = shopLoader(({ shop }) => {
  const { app } = shop.tenant;
  if (app) return redirect(app.icons.apple, { headers: { "Cache-Control": "public, max-age=3600" } });
  return new Response("Not found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
});
