import type { Envelope } from "./envelope";
import { forPeople } from "./for-people";
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
    return wordedByTheShop.has(code) ? "" : sentenceOf(code, texts[index]);
  }).filter(Boolean);
}

const sentenceOf = (code: string, text = ""): string =>
  forPeople(text) || (code.includes(" ") ? forPeople(code) : "");

/** The infos and warnings of an answer that a shopper has not heard yet; each once. */
export function messagesOf({ response }: Envelope): Messages {
  const { infos, infosMessage, warnings, warningsMessage } = response;
  const once = (texts: string[]) => [...new Set(texts)];
  return {
    infos: once(
      sentences(
        infos.map(({ said }) => said),
        infosMessage,
      ),
    ),
    warnings: once(
      sentences(
        warnings.map(({ said }) => said),
        warningsMessage,
      ),
    ),
  };
}

/** The fields that a refusal speaks of, each with its sentence. */
export const refusedFields = ({ response: { errors, errorsMessage } }: Envelope) =>
  errors.flatMap(({ said }, index) => {
    const [field, text] = [fieldOf(said), forPeople(errorsMessage[index] ?? "")];
    return field && text ? [{ field, text }] : [];
  });

/** The backend's sentences for a refusal: the first gives the reason, the others further reasons. */
export function refusalsOf({ response: { errors, errorsMessage } }: Envelope): string[] {
  const texts = errors.map(({ said }, index) => sentenceOf(said, errorsMessage[index]));
  return [...new Set([...texts, ...errorsMessage.map(forPeople)])].filter(Boolean);
}
