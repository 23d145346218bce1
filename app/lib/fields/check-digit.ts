/**
 * Returns the check digit for a number without it (§5, as in an EAN code). Digits weigh 3 and 1 in
 * turn, from the last to the first. The check digit rounds their sum up to a multiple of ten.
 */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * True if the last digit of a barcode matches the rest; a mistyped or misread barcode seldom has
 * it.
 */
export const isSound = (barcode: string): boolean =>
  checkDigit(barcode.slice(0, -1)) === Number(barcode.at(-1));

/**
 * True if the last of eleven digits is correct, as in a VAT number and in a provisional fiscal
 * code. Every second digit is doubled, less 9 if above 9; the sum must be a multiple of ten.
 */
export function hasTaxCheckDigit(elevenDigits: string): boolean {
  const sum = [...elevenDigits].map(Number).reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : digit * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Prefix and max digits of a chain's loyalty cards; the max includes prefix and check digit. */
export type LoyaltyCards = Readonly<{ prefix: string; maxLength: number }>;

/**
 * §5: true if a number has the chain's prefix, at most its max length and a correct check digit.
 */
export const isLoyaltyCard = (text: string, { prefix, maxLength }: LoyaltyCards): boolean =>
  /^[0-9]+$/.test(text) &&
  text.startsWith(prefix) &&
  text.length > prefix.length &&
  text.length <= maxLength &&
  Number(text.at(-1)) === checkDigit(text.slice(0, -1));
