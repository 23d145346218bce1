/**
 * Builds a pattern for a whole field. Empty text passes; `neededText` alone requires a value (§5).
 */
const whole = (source: string) => new RegExp(`^(?:${source})?$`, "u");

/**
 * A digit of a fiscal code; the tax agency replaces digits by letters if two people would share a
 * code.
 */
const digit = "[0-9LMNPQRSTUVlmnpqrstuv]";
const month = "[ABCDEHLMPRSTabcdehlmprst]";
const fiscalCode = `[A-Za-z]{6}${digit}{2}${month}${digit}{2}[A-Za-z]${digit}{3}[A-Za-z]`;
const elevenDigits = "[0-9]{11}";

/** §5, for normalised text (normalise.ts). */
export const patterns = {
  /** letters, digits and ._%+- then @ and a domain whose last part has 2 to 11 letters */
  email: whole("[A-Za-z0-9._%+\\-]+@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)*\\.[A-Za-z]{2,11}"),
  fiscalCode: whole(fiscalCode),
  fiscalCodeOrVat: whole(`${fiscalCode}|${elevenDigits}`),
  vat: whole(elevenDigits),
  /**
   * letters of any alphabet; also separators between names, a mark before ('Ndrangheta) and after
   * (CANTU', S.)
   */
  letters: whole("'?\\p{L}\\p{M}*(?:[ '’.\\-]*\\p{L}\\p{M}*)*['’.]*"),
  numbers: whole("[0-9]+"),
  postalCode: whole("[0-9]{5}"),
  username: whole("[a-z0-9._\\-]{3,30}"),
  province: whole("[A-Za-z]{2}"),
} as const;

/**
 * §5, Italian phone, either form:
 * - 2-4 digits, then 3-6 digits
 * - an optional + or 00 prefix of 2 digits, then a mobile or a landline
 */
const landline = /^\d{2,4}\d{3,6}$/;
const prefixed = /^((\+|00)\d{2})?(3\d{8,9}|0\d{5,10})$/;
/** True for a phone number; spaces, points, slashes and hyphens are ignored. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/[\s./-]/g, "");
  return landline.test(digits) || prefixed.test(digits);
};
