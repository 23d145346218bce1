import { chainSecret } from "~/lib/secrets/chain-secret";
import { startDeadline } from "~/net/deadline";
import type { Consent } from "~/model/consent";
import type { PageEvent } from "~/model/page-event";
import { analyticsEvent } from "./analytics-event";

/** Endpoint of Google Analytics for events sent by servers, within the European Union. */
const collector = "https://region1.google-analytics.com";
const deadlineMs = 2500;

/**
 * True if a chain's statistics need the tag manager. An open page has none when its visitor
 * consents, so it must be reloaded.
 */
export const hearsByTagsAlone = (analytics: { measurementId?: string } | undefined): boolean =>
  analytics !== undefined && analytics.measurementId === undefined;

export type Measurement = { origin: string; id: string; secret: string };

/**
 * Target of the server's events: the sandbox's collector, or Google's if the chain has an id and a
 * secret. Undefined otherwise.
 */
export function measurementOf(
  { id, analytics }: { id: string; analytics?: { measurementId?: string } },
  { secrets, sandbox }: { secrets?: string; sandbox?: string },
): Measurement | undefined {
  if (analytics?.measurementId === undefined) return undefined;
  if (sandbox !== undefined) return { origin: sandbox, id: analytics.measurementId, secret: "sandbox" };
  const secret = chainSecret(secrets, id);
  return secret === undefined ? undefined : { origin: collector, id: analytics.measurementId, secret };
}

/**
 * Sends an event of a visitor without script, under the code of their cookie choice; it carries no
 * personal data. False on failure: the event is lost after at most 2.5 s.
 */
export async function count(
  { origin, id, secret }: Measurement,
  event: PageEvent,
  consent: Consent,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  const deadline = startDeadline(deadlineMs, undefined);
  const granted = (yes: boolean) => (yes ? "GRANTED" : "DENIED");
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret });
  try {
    const response = await fetch(`${origin}/mp/collect?${query}`, {
      method: "POST",
      signal: deadline.signal,
      redirect: "manual",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        client_id: consent.uuid,
        consent: {
          ad_user_data: granted(consent.profilation),
          ad_personalization: granted(consent.profilation),
        },
        events: [analyticsEvent(event)],
      }),
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    deadline.clear();
  }
}
