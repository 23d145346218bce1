import { chainSecret } from "~/lib/secrets/chain-secret";
import { startDeadline } from "~/net/deadline";
import type { Consent } from "~/model/consent";
import type { PageEvent } from "~/model/page-event";
import { analyticsEvent } from "./analytics-event";

/** Where Google Analytics takes what servers count, within the European Union. */
const collector = "https://region1.google-analytics.com";
const deadlineMs = 2500;

/**
 * Whether a chain's statistics hear of pages by the tag manager alone: a page that stays open when its visitor consents has none, so that it is
 * loaded anew.
 */
export const hearsByTagsAlone = (analytics: { measurementId?: string } | undefined): boolean =>
  analytics !== undefined && analytics.measurementId === undefined;

export type Measurement = { origin: string; id: string; secret: string };

/** Where a chain's server may count: at the sandbox's collector, or at Google's where the chain has an id and a secret; else nowhere. */
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
 * Counts an event of who has no script, under the code of their choice about cookies and nothing that names them. False when it was not taken:
 * what is not counted is lost, and keeps nobody waiting more than 2.5 s.
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
