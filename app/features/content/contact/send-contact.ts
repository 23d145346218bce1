import { data } from "@remix-run/cloudflare";
import { isCmsError } from "~/cms/errors";
import type { TextKey } from "~/i18n/translate";
import { idempotencyKeyOf, keyField, parseIdempotencyKey } from "~/lib/idempotency-key";
import { withQuery } from "~/lib/path";
import type { ContactField } from "~/model/content";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { contactFields, formId, parseContact, typedFields } from "./contact-fields";

/** Query parameter that shows that a message was sent. */
export const sentField = "inviato";

type Parsed = ReturnType<typeof parseContact>;

/**
 * Sends a message to the chain; a repeated submission of the same values sends once. On failure or
 * a lost response the form returns with its values and the same key.
 */
export async function sendContact(shop: ShopForAction, form: FormData) {
  const fields = await contactFields(shop);
  if (!fields || !shop.cms) {
    const typed = typedFields(form);
    return again(shop, parseContact(form, typed), form, 503, "content.contact.down", typed);
  }
  const sent = parseContact(form, fields);
  if (sent.status !== "success") return again(shop, sent, form, 422);
  const values = Object.fromEntries(
    Object.entries(sent.value).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const email = fields.find(({ kind }) => kind === "email")?.name;
  if (!(await shop.checkRateLimit("mail", email && values[email])))
    return again(shop, sent, form, 429, "content.contact.tooOften");
  const { cms } = shop;
  // the Back button shows a sent form with its old key: changed values must count as a new message
  const key = await idempotencyKeyOf(await keyOf(form), JSON.stringify(values));
  try {
    await shop.once(`contact-${key}`, () => cms.send({ formId, fields: values, key }));
  } catch (error) {
    if (!isCmsError(error)) throw error;
    if (error.kind === "refused")
      return again(shop, sent, form, 422, "errors.generic", undefined, error.text);
    return again(
      shop,
      sent,
      form,
      503,
      error.kind === "lost" ? "content.contact.lost" : "content.contact.down",
    );
  }
  return seeOther(withQuery(paths.customerService, { [sentField]: "1" }));
}

/** Key of the form; a form without a valid key gets a hash of its values. */
const keyOf = async (form: FormData): Promise<string> =>
  parseIdempotencyKey(form.get(keyField)) ?? idempotencyKeyOf(...[...form].map(String));

async function again(
  { t, tenant }: ShopForAction,
  sent: Parsed,
  form: FormData,
  status: 422 | 429 | 503,
  wrong?: TextKey,
  fields?: ContactField[],
  said?: string,
) {
  const { phone, email } = tenant;
  const formErrors = wrong ? [said ?? t(wrong, { phone, email })] : undefined;
  const result = sent.reply(formErrors ? { formErrors } : {});
  const init = status === 429 ? { status, headers: retryAfter } : { status };
  return data({ result, key: await keyOf(form), fields }, init);
}
