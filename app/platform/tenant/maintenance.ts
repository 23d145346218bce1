import type { MiddlewareHandler } from "hono";
import { translatorFor } from "~/i18n/server";
import type { PlatformEnv } from "../env";
import { lastResort } from "../http/answers/last-resort";

/**
 * While an operator has closed the chain for works, every page is 503 with their words, or the shop's own, and when to come back: a search engine
 * keeps what it knows, a browser keeps what was typed, and the backend is asked for nothing.
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
