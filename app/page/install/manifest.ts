import { assetTypes } from "#tenants/kv-documents";
import type { Tenant } from "#tenants/schema";
import { translatorFor } from "~/i18n/server";
import { defaultLocale } from "~/model/locale";
import * as paths from "~/page/paths";

/** MIME type of a picture from its file extension; undefined: the browser detects it. */
const typeOf = (src: string): string | undefined =>
  Object.entries(assetTypes).find(([ending]) => src.endsWith(`.${ending}`))?.[1];

const icon = (src: string, side: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${side}x${side}`,
  type: typeOf(src),
  purpose,
});

/**
 * Web app manifest of the chain, in Italian: browsers request it without cookies, so all share a
 * response.
 * Undefined if the tenant has no `app`.
 */
export function manifestOf(tenant: Tenant) {
  const { app } = tenant;
  if (!app) return undefined;
  const t = translatorFor(tenant, defaultLocale);
  const { icons } = app;
  return {
    // `id` and `start_url` never change: browsers treat a new id as another app
    id: paths.home,
    name: tenant.name,
    short_name: app.shortName,
    description: t("frame.homeDescription"),
    lang: defaultLocale,
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "standalone",
    theme_color: tenant.themeColour,
    background_color: app.background,
    categories: ["shopping", "food"],
    icons: [
      icon(icons.plain192, 192, "any"),
      icon(icons.plain512, 512, "any"),
      icon(icons.maskable192, 192, "maskable"),
      icon(icons.maskable512, 512, "maskable"),
    ],
    screenshots: app.screenshots.map(({ src, width, height, form }) => ({
      src,
      sizes: `${width}x${height}`,
      type: typeOf(src),
      form_factor: form,
    })),
    shortcuts: [
      { name: t("frame.search.label"), short_name: t("frame.search.button"), url: paths.search },
      { name: t("frame.cart.title"), url: paths.cart },
      { name: t("frame.account.orders"), short_name: t("frame.bottom.orders"), url: paths.orders },
      { name: t("lists.title"), short_name: t("frame.bottom.lists"), url: paths.lists },
    ],
  };
}
