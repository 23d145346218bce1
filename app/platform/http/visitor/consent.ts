import * as z from "zod";
import { hostCookie, hostCookieName } from "./host-cookie";
import type { Consent } from "~/model/consent";
import type { Tenant } from "#tenants/schema";

/** A choice is valid for a year, a refusal too: the Italian authority asks for six months at least before the question comes again. Seconds. */
const life = 31_536_000;
/** Clocks may differ by so much, milliseconds. */
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
 * The choice in the cookies of a request to `url` that is valid at `now` (epoch ms). Undefined = the shopper is to be asked: no choice, one of rubbish, one
 * over a year old, one of the future.
 */
export function readConsent(url: URL, jar: Record<string, string>, now: number): Consent | undefined {
  const consent = consentSchema.safeParse(parsed(jar[hostCookieName(url, name)])).data;
  if (!consent) return undefined;
  const age = now - Date.parse(consent.saveDate);
  if (age < -tolerance || age >= life * 1000) return undefined;
  const { analytics, profilation, saveDate, uuid } = consent;
  return { analytics, profilation, saveDate, uuid };
}

/** What the app counts as chosen where nothing was (§4): everything, from `now` on, under a code of its own. */
export const acceptedAll = (now: number): Consent => ({
  analytics: true,
  profilation: true,
  saveDate: new Date(now).toISOString(),
  uuid: crypto.randomUUID(),
});

/** A Set-Cookie value that keeps the choice for a year. It names a browser, never a person. */
export const consentCookie = (url: URL, consent: Consent): string =>
  hostCookie(url, name, JSON.stringify({ technical: true, ...consent }), life);

/** Whether an answer keeps a choice already. */
export const keepsConsent = (url: URL, { headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${hostCookieName(url, name)}=`));

/** What a chain's tag manager may do on a page; it is there for nobody who refuses both, and without script not at all. */
export type TagConsent = { containerId: string; analytics: boolean; profilation: boolean };

/** What this visitor lets the chain's tag manager do; undefined without a manager, before a choice, in lite mode, and where both are refused. */
export function tagConsent(
  { analytics: manager }: Pick<Tenant, "analytics">,
  { consent, lite }: { consent: Consent | undefined; lite: boolean },
): TagConsent | undefined {
  if (!manager || !consent || lite) return undefined;
  const { analytics, profilation } = consent;
  return analytics || profilation ? { containerId: manager.containerId, analytics, profilation } : undefined;
}
