import * as z from "zod";
import { hostCookie, hostCookieName } from "./host-cookie";
import type { Consent } from "~/model/consent";
import type { Tenant } from "#tenants/schema";

/**
 * Validity of a choice, also of a refusal, in seconds: one year. The Italian authority requires at
 * least six months before the question is shown again.
 */
const life = 31_536_000;
/** Max difference between clocks, in ms. */
const tolerance = 86_400_000;

const consentSchema = z.object({
  technical: z.literal(true),
  analytics: z.boolean(),
  profilation: z.boolean(),
  saveDate: z.iso.datetime(),
  uuid: z.uuid(),
});

const name = "consent";

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Returns the valid cookie choice of a request to `url` at `now` (epoch ms). Undefined if the
 * shopper must be asked: the choice is missing, malformed, over a year old or in the future.
 */
export function readConsent(url: URL, jar: Record<string, string>, now: number): Consent | undefined {
  const consent = consentSchema.safeParse(parsed(jar[hostCookieName(url, name)])).data;
  if (!consent) return undefined;
  const age = now - Date.parse(consent.saveDate);
  if (age < -tolerance || age >= life * 1000) return undefined;
  const { analytics, profilation, saveDate, uuid } = consent;
  return { analytics, profilation, saveDate, uuid };
}

/** Default choice of the app (§4): full consent from `now` on, with an id of its own. */
export const acceptedAll = (now: number): Consent => ({
  analytics: true,
  profilation: true,
  saveDate: new Date(now).toISOString(),
  uuid: crypto.randomUUID(),
});

/**
 * Returns a Set-Cookie value that stores the choice for a year. It identifies a browser, never a
 * person.
 */
export const consentCookie = (url: URL, consent: Consent): string =>
  hostCookie(url, name, JSON.stringify({ technical: true, ...consent }), life);

/** True if the response already sets the choice's cookie. */
export const keepsConsent = (url: URL, { headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${hostCookieName(url, name)}=`));

/**
 * Permissions of a tenant's tag manager on a page. The manager is absent after a refusal of both,
 * and without script.
 */
export type TagConsent = { containerId: string; analytics: boolean; profilation: boolean };

/**
 * Returns the visitor's permissions for the tenant's tag manager. Undefined without a manager,
 * before a choice, in lite mode, and after a refusal of both.
 */
export function tagConsent(
  { analytics: manager }: Pick<Tenant, "analytics">,
  { consent, lite }: { consent: Consent | undefined; lite: boolean },
): TagConsent | undefined {
  if (!manager || !consent || lite) return undefined;
  const { analytics, profilation } = consent;
  return analytics || profilation ? { containerId: manager.containerId, analytics, profilation } : undefined;
}
