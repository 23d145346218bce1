import { renderFragment } from "~/page/render-fragment";
import { backOf } from "~/platform/http/redirects";
import { shopLoader } from "~/platform/http/route";
import { ScanContents } from "../scan-contents";

/** Returns the dialog for the barcode camera as `{ html }`, in the shopper's language. */
export const loader = shopLoader(({ shop, request }) => {
  const html = renderFragment(shop, backOf(request, new FormData()))(<ScanContents />);
  return Response.json({ html }, { headers: { "Cache-Control": "private, no-cache" } });
});
