import * as paths from "~/page/paths";
import { shopLoader } from "~/platform/http/route";
import { securityText } from "../security-text";

/** `/.well-known/security.txt` of the chain. */
export const loader = shopLoader(
  ({ shop }) =>
    new Response(
      securityText({
        email: shop.tenant.email,
        address: shop.absolute(paths.securityFile),
        now: Date.now(),
      }),
      { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
    ),
);
