/** Half up, for positive and negative numbers alike: 0,5 cents become 1 cent. Numerator and denominator are integers. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  const rest = numerator - quotient * denominator;
  return rest * 2 >= denominator ? quotient + 1 : quotient;
}

/** `percent` (whole) of an amount in cents, half up. */
export const percentOf = (cents: number, percent: number): number => divideHalfUp(cents * percent, 100);

/** Cents to the wire's JSON number in euro. */
export const euro = (cents: number): number => cents / 100;

/** A decimal number of the wire in thousandths (kg to grams), or NaN. */
export const thousandths = (value: number): number => Math.round(value * 1000);
