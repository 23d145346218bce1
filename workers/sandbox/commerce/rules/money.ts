/**
 * Divides integers and rounds half up, for positive and negative numbers: 0,5 cents become 1 cent.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  const rest = numerator - quotient * denominator;
  return rest * 2 >= denominator ? quotient + 1 : quotient;
}

/** Returns `percent` (an integer) of an amount in cents, rounded half up. */
export const percentOf = (cents: number, percent: number): number => divideHalfUp(cents * percent, 100);

/** Converts cents to the wire's number in euro. */
export const euro = (cents: number): number => cents / 100;

/** Converts a decimal number of the wire to thousandths (kg to grams), or NaN. */
export const thousandths = (value: number): number => Math.round(value * 1000);
