import { isLocale } from "~/model/locale";
import { tenantTexts } from "~/i18n/server";
import { shopLoader } from "~/platform/http/route";

/** `/texts/<locale>.<hash>.json`: what the browser reads before it hydrates. An old or made-up hash gets today's texts, uncached. */
export const loader = shopLoader(({ shop, params }) => {
  const [, locale, hash] = /^([a-z]{2})\.([a-z0-9]{1,12})\.json$/.exec(params.file ?? "") ?? [];
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const texts = tenantTexts(shop.tenant, locale);
  return new Response(texts.json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": hash === texts.hash ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
});
