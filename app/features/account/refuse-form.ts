import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { isEbsnError } from "~/ebsn/errors";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";

type Wrong = { formErrors?: string[]; fieldErrors?: Record<string, string[]> };
/** A form that was read. */
export type Sent = { reply(options: Wrong & { hideFields?: string[] }): SubmissionResult<string[]> };
/** Names of fields whose text is not sent back: passwords. */
type Hidden = readonly string[];

/** The page of a form again, with what was typed and what is wrong with it: 422 unless said otherwise. */
export const redisplayForm = (
  sent: Sent,
  wrong: Wrong = {},
  hidden: Hidden = [],
  init: ResponseInit = { status: 422 },
) => data(sent.reply({ ...wrong, hideFields: [...hidden] }), init);

/** The page of a form again for who sends it too often: 429, with when to try again. */
export const formTooOften = ({ t }: Pick<Shop, "t">, sent: Sent, hidden?: Hidden) =>
  redisplayForm(sent, { formErrors: [t("account.tooMany")] }, hidden, { status: 429, headers: retryAfter });

/** The page of a form again where no answer came: 503, with what to do then. */
export const formUnanswered = (sent: Sent, text: string, hidden?: Hidden) =>
  redisplayForm(sent, { formErrors: [text] }, hidden, { status: 503 });

/**
 * Does what a form asks. Where the backend refuses, the page of the form again: its sentences at the fields they speak of, as far as the form
 * has them, the others above it. Undefined when it is done.
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
