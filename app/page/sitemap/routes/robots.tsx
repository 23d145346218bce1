import * as paths from "~/page/paths";
import { shopLoader } from "~/platform/http/route";
import { robotsText } from "../robots-text";

/** `/robots.txt` of the chain. */
export const loader = shopLoader(
  ({ shop }) =>
    new Response(robotsText(shop.absolute(paths.sitemapIndex)), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    }),
);
