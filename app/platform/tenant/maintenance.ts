import type { MiddlewareHandler } from "hono";
import { translatorFor } from "~/i18n/server";
import type { PlatformEnv } from "../env";
import { lastResort } from "../http/answers/last-resort";

/**
 * Returns 503 for every page while an operator has closed the tenant, with the operator's text or
 * the default. `Retry-After` keeps search engines' entries; no page calls the backend.
 */
export const maintenance: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { tenant, switches } = c.var.served;
  const { maintenance: closed } = switches;
  if (!closed) return next();
  const { locale } = c.var.visitor;
  const t = translatorFor(tenant, locale);
  return lastResort(c, "maintenance", {
    locale,
    title: t("frame.maintenance.title", { name: tenant.name }),
    text: closed === true ? t("frame.maintenance.text") : closed[locale],
    home: t("frame.maintenance.again"),
  });
};
