import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";

type Wrong = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };
/** Parsed form submission. */
export type Sent = { reply(options: Wrong & { hideFields?: string[] }): SubmissionResult<string[]> };
/** Names of fields that are not sent back to the browser: passwords. */
type Hidden = readonly string[];

/** Returns the form's page again, with the typed fields and the errors; status 422 by default. */
export const redisplayForm = (
  sent: Sent,
  wrong: Wrong = {},
  hidden: Hidden = [],
  init: ResponseInit = { status: 422 },
) => data(sent.reply({ ...wrong, hideFields: [...hidden] }), init);

/** Returns the form's page again above the rate limit: 429, with the time to retry. */
export const formTooOften = ({ t }: Pick<Shop, "t">, sent: Sent, hidden?: Hidden) =>
  redisplayForm(sent, { formErrors: [t("account.tooMany")] }, hidden, { status: 429, headers: retryAfter });

/** Returns the form's page again after a lost response: 503, with advice. */
export const formUnanswered = (sent: Sent, text: string, hidden?: Hidden) =>
  redisplayForm(sent, { formErrors: [text] }, hidden, { status: 503 });

/**
 * Makes a form's request to the backend; returns undefined on success. A refusal returns the form's
 * page again: the backend's sentences appear at their fields if the form has them, else above the
 * form.
 */
export async function tryForm(
  { t }: Pick<Shop, "t">,
  sent: Sent,
  fields: readonly string[],
  act: () => Promise<unknown>,
  hidden?: Hidden,
) {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    const here = error.fields.filter(({ field }) => fields.includes(field));
    if (here.length > 0) {
      const fieldErrors = Object.fromEntries(here.map(({ field, text }) => [field, [text]]));
      return redisplayForm(sent, { fieldErrors }, hidden);
    }
    const own = error.reason === "challenge" ? t("auth.challenge.failed") : error.text;
    return redisplayForm(sent, { formErrors: [own ?? t("errors.generic")] }, hidden);
  }
}
