import { renderFragment } from "~/page/render-fragment";
import { backOf } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { InstallBanner } from "../banner";

/** The install offer as `{ html }`, in the shopper's language; 404 if the tenant has no `app`. */
export const loader = shopLoader(({ shop, url, request }) => {
  const { name, app } = shop.tenant;
  if (!app) return Response.json({}, { status: 404, headers: { "Cache-Control": "no-store" } });
  const banner = <InstallBanner name={name} icon={app.icons.apple} byHand={url.searchParams.has("by")} />;
  const html = renderFragment(shop, backOf(request, new FormData()))(banner);
  return Response.json({ html }, { headers: { "Cache-Control": "private, no-cache" } });
});
