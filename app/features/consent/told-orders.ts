/** So many sent orders are remembered, the newest (§9). */
export const mostTold = 20;
const form = /^\d{1,12}(\.\d{1,12})*$/;

/** The orders that the chain's statistics know already, as the cookie names them; rubbish names none. */
export const toldOrders = (text: string | undefined): number[] =>
  text !== undefined && form.test(text) ? text.split(".").map(Number) : [];

/** What is remembered after one more; undefined where it was told before. */
export function withOrder(text: string | undefined, orderId: number): string | undefined {
  const told = toldOrders(text);
  return told.includes(orderId) ? undefined : [...told, orderId].slice(-mostTold).join(".");
}
