import type { Envelope } from "./envelope";
import { forPeople } from "./for-people";
import { fieldOf } from "./person-names";

/** The backend's messages beside a response (§8), as infos and warnings. */
export type Messages = { infos: string[]; warnings: string[] };

/** Codes of messages that the storefront replaces by its own, more precise texts. */
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

/** Returns the messages of codes; some backends write the message in place of the code. */
function sentences(codes: string[], texts: string[]): string[] {
  return Array.from({ length: Math.max(codes.length, texts.length) }, (_, index) => {
    const code = codes[index] ?? "";
    return wordedByTheShop.has(code) ? "" : sentenceOf(code, texts[index]);
  }).filter(Boolean);
}

const sentenceOf = (code: string, text = ""): string =>
  forPeople(text) || (code.includes(" ") ? forPeople(code) : "");

/** Returns each info and warning of a response once, except messages that the shop words itself. */
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

/** Returns the fields that a refusal rejects, each with its message. */
export const refusedFields = ({ response: { errors, errorsMessage } }: Envelope) =>
  errors.flatMap(({ said }, index) => {
    const [field, text] = [fieldOf(said), forPeople(errorsMessage[index] ?? "")];
    return field && text ? [{ field, text }] : [];
  });

/**
 * Returns the backend's messages for a refusal: the first gives the reason, further messages more
 * reasons.
 */
export function refusalsOf({ response: { errors, errorsMessage } }: Envelope): string[] {
  const texts = errors.map(({ said }, index) => sentenceOf(said, errorsMessage[index]));
  return [...new Set([...texts, ...errorsMessage.map(forPeople)])].filter(Boolean);
}
