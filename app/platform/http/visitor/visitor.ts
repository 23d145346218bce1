import type { MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { RemixI18Next } from "remix-i18next/server";
import { dialogHeader, inPlaceHeader, quietHeader } from "~/lib/in-place";
import type { Consent } from "~/model/consent";
import type { Shell } from "~/model/device";
import { defaultLocale, isLocale, locales, type Locale } from "~/model/locale";
import type { PlatformEnv } from "../../env";
import type { Tenant } from "#tenants/schema";
import { acceptedLocale } from "./accepted-locale";
import { shellOf } from "./app-mode";
import { acceptedAll, consentCookie, keepsConsent, readConsent } from "./consent";
import { hostCookieName } from "./host-cookie";
import { endedTagCookies } from "./tag-cookies";

/** Facts from the browser's cookies and headers, before any session. */
export type Visitor = {
  jar: Record<string, string>;
  locale: Locale;
  /**
   * True if the request comes from another site, so that our styles are probably not cached. False
   * if the browser sends no origin.
   */
  fromElsewhere: boolean;
  /** No script: cookie `lite` is 1 (the shopper's choice), or Save-Data without a choice. */
  lite: boolean;
  /** The cookie choice; undefined if the question is due, which the app never shows. */
  consent: Consent | undefined;
  /** True if the choice is the app's default; the response stores it. */
  isAppsConsent: boolean;
  /** Shell of the tenant's app; undefined for a browser. */
  shell: Shell | undefined;
  /** True if our script requests the content of a dialog. */
  inDialog: boolean;
  /** True if our script reads the page for some parts of it, unseen by the shopper. */
  quiet: boolean;
  /** Paths that our script leaves open while it submits a form. */
  open: readonly string[];
};

declare module "hono" {
  interface ContextVariableMap {
    visitor: Visitor;
  }
}

/**
 * Cookies of a shopper's preferences: the language (`?lng=` shows another for a single page), and
 * lite mode.
 */
export const preferences = { locale: "lng", lite: "lite" } as const;

const jarOf = ({ headers }: Request) => parse(headers.get("Cookie") ?? "");

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    // remix-i18next uses one cookie name for all addresses, and accepts a language with q=0
    findLocale: async (request) => {
      const chosen = jarOf(request)[hostCookieName(new URL(request.url), preferences.locale)];
      return isLocale(chosen) ? chosen : acceptedLocale(request.headers.get("Accept-Language"));
    },
    order: ["searchParams", "custom"],
  },
  i18next: {},
});

/**
 * True if the request comes from another site. In Chromium a prefetched page has no site of origin,
 * but its Referer is ours.
 */
function comesFromElsewhere({ headers, url }: Request): boolean {
  const referrer = headers.get("Referer") ?? "";
  const ours = URL.canParse(referrer) && new URL(referrer).host === new URL(url).host;
  return !ours && ["none", "cross-site"].includes(headers.get("Sec-Fetch-Site") ?? "");
}

/**
 * Reads a request's cookies and hints. The language comes from `?lng=`, cookie `lng`,
 * Accept-Language, else Italian. The shell is read only for tenants with an app.
 */
export async function visitorOf(request: Request, tenant: Pick<Tenant, "shell">): Promise<Visitor> {
  const url = new URL(request.url);
  const jar = jarOf(request);
  const locale = await i18n.getLocale(request);
  const chosen = jar[hostCookieName(url, preferences.lite)];
  const lite = chosen === "1" || (chosen !== "0" && request.headers.get("Save-Data")?.toLowerCase() === "on");
  const inDialog = request.headers.has(dialogHeader);
  const now = Date.now();
  const consent = readConsent(url, jar, now);
  const shell = tenant.shell && shellOf(request);
  const isAppsConsent = consent === undefined && shell !== undefined;
  return {
    jar,
    locale: isLocale(locale) ? locale : defaultLocale,
    fromElsewhere: !inDialog && comesFromElsewhere(request),
    lite,
    consent: isAppsConsent ? acceptedAll(now) : consent,
    isAppsConsent,
    shell,
    inDialog,
    quiet: request.headers.has(quietHeader),
    open: request.headers.get(inPlaceHeader)?.split(" ") ?? [],
  };
}

/**
 * Reads the visitor once for all later middleware.
 * - The app's first page stores the default consent, also if it comes from the cache.
 * - After a refusal each page deletes the tag manager's cookies, because a tag may still write
 *   during the refusal.
 */
export const visitors: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const visitor = await visitorOf(c.req.raw, c.var.served.tenant);
  const { consent, isAppsConsent } = visitor;
  c.set("visitor", visitor);
  await next();
  const url = new URL(c.req.url);
  const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage) {
    c.res.headers.set("Content-Language", visitor.locale);
    c.res.headers.append("Vary", "Accept-Language, Cookie");
  }
  if (consent && isAppsConsent && isPage && !keepsConsent(url, c.res))
    c.res.headers.append("Set-Cookie", consentCookie(url, consent));
  if (consent && isPage && c.var.served.tenant.analytics)
    for (const ended of endedTagCookies(url, visitor.jar, consent)) c.res.headers.append("Set-Cookie", ended);
};
