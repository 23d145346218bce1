import { shopLoader } from "~/platform/http/route";
import { manifestOf } from "../manifest";

/** `/manifest.webmanifest` of the chain; 404 if the tenant has no `app`. */
export const loader = shopLoader(({ shop }) => {
  const manifest = manifestOf(shop.tenant);
  if (!manifest)
    return new Response("Not found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
});
