import type { Envelope } from "./envelope";
import { fieldOf } from "./person-names";

/** What the backend has to say beside its answer (§8): infos and warnings, in its own sentences. */
export type Messages = { infos: string[]; warnings: string[] };

/** Codes of messages that the storefront replaces by its own, more precise ones. */
const wordedByTheShop = new Set([
  "addresses.setAddress",
  "infos.timeslot.held",
  "infos.registration.mailSent",
  "infos.registration.confirmed",
  "infos.mail.sent",
  "infos.password.changed",
  "infos.email.changed",
  "infos.profile.saved",
  "infos.profile.deleted",
  "orders.parkingReserved",
  "warnings.cart.leftOut",
  "warnings.checkout.estimatedTotal",
]);

/** The sentence that belongs to a code, or the code itself, because some backends write the sentence there. */
function sentences(codes: string[], texts: string[]): string[] {
  return Array.from({ length: Math.max(codes.length, texts.length) }, (_, index) => {
    const code = codes[index] ?? "";
    return wordedByTheShop.has(code) ? "" : texts[index] || (code.includes(" ") ? code : "");
  }).filter(Boolean);
}

/** The infos and warnings of an answer that a shopper has not heard yet; each once. */
export function messagesOf({ response }: Envelope): Messages {
  const { infos, infosMessage, warnings, warningsMessage } = response;
  const once = (texts: string[]) => [...new Set(texts)];
  return {
    infos: once(
      sentences(
        infos.map(({ info }) => info),
        infosMessage,
      ),
    ),
    warnings: once(
      sentences(
        warnings.map(({ error }) => error),
        warningsMessage,
      ),
    ),
  };
}

/** The fields that a refusal speaks of, each with its sentence. */
export const refusedFields = ({ response: { errors, errorsMessage } }: Envelope) =>
  errors.flatMap(({ error }, index) => {
    const [field, text] = [fieldOf(error), errorsMessage[index]];
    return field && text ? [{ field, text }] : [];
  });

/** The backend's sentences for a refusal: the first gives the reason, the others further reasons. */
export function refusalsOf({ response: { errors, errorsMessage } }: Envelope): string[] {
  const texts = errors.map(({ error }, index) => errorsMessage[index] || (error.includes(" ") ? error : ""));
  return [...new Set([...texts, ...errorsMessage])].filter(Boolean);
}
