import type { Translate } from "~/i18n/translate";
import type { Consent } from "~/model/registration";

/** Consent as a form asks for it. */
export type AskedConsent = { id: number; name: `consent-${number}`; text: string; mandatory: boolean };

const own = ["privacy", "newsletter", "marketing", "research", "purchaseMode"] as const;

/** Returns the consents in our own words if there are any, else in the backend's. */
export const askedConsents = (consents: readonly Consent[], t: Translate): AskedConsent[] =>
  consents.map(({ id, code, title, text, mandatory }) => {
    const known = own.find((one) => one === code);
    return {
      id,
      name: `consent-${id}`,
      text: known ? t(`auth.consents.${known}`) : text || title,
      mandatory,
    };
  });

/** Returns which consents were given, by id. */
export const readConsents = (asked: readonly AskedConsent[], form: FormData): Record<number, boolean> =>
  Object.fromEntries(asked.map(({ id, name }) => [id, form.has(name)]));

/** Returns the mandatory consents that are missing, as errors of their fields. */
export const missingConsents = (asked: readonly AskedConsent[], form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    asked
      .filter(({ name, mandatory }) => mandatory && !form.has(name))
      .map(({ name }) => [name, ["consent"]]),
  );
