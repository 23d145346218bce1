/**
 * The check digit of a number without it: its digits weigh 3 and 1 in turn, from the last one back, and the check digit rounds their sum
 * up to ten (§5, as in an EAN code).
 */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit of a barcode is the one that follows from the others: one that was typed or read wrongly seldom has it. */
export const isSound = (barcode: string): boolean =>
  checkDigit(barcode.slice(0, -1)) === Number(barcode.at(-1));

/**
 * Whether the last of eleven digits checks the others, as in a VAT number and in the provisional fiscal code of a person: every second
 * digit is doubled, less 9 where it has two, and the sum of all is a multiple of ten.
 */
export function hasTaxCheckDigit(elevenDigits: string): boolean {
  const sum = [...elevenDigits].map(Number).reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : digit * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** What the numbers of a chain's loyalty cards begin with, and how many digits they have at most, prefix and check digit included. */
export type LoyaltyCards = Readonly<{ prefix: string; maxLength: number }>;

/** §5: it begins with the chain's prefix, is not longer than it permits, and its last digit checks the others. */
export const isLoyaltyCard = (text: string, { prefix, maxLength }: LoyaltyCards): boolean =>
  /^[0-9]+$/.test(text) &&
  text.startsWith(prefix) &&
  text.length > prefix.length &&
  text.length <= maxLength &&
  Number(text.at(-1)) === checkDigit(text.slice(0, -1));
