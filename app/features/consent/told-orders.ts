/** Max stored orders, the newest (§9). */
export const mostTold = 20;
const form = /^\d{1,12}(\.\d{1,12})*$/;

/** Parses the cookie of orders already tracked; invalid text yields an empty list. */
export const toldOrders = (text: string | undefined): number[] =>
  text !== undefined && form.test(text) ? text.split(".").map(Number) : [];

/** Cookie value after another order; undefined if that was tracked before. */
export function withOrder(text: string | undefined, orderId: number): string | undefined {
  const told = toldOrders(text);
  return told.includes(orderId) ? undefined : [...told, orderId].slice(-mostTold).join(".");
}
