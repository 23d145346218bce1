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

/** How long a loyalty card is, its prefix and check digit included. */
const cardLength = 13;

/** §5: it begins with the chain's prefix, is as long as a card, and its last digit checks the others. */
export const isLoyaltyCard = (text: string, prefix: string): boolean =>
  new RegExp(`^[0-9]{${cardLength}}$`).test(text) &&
  text.startsWith(prefix) &&
  Number(text.at(-1)) === checkDigit(text.slice(0, -1));
