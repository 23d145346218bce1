import { Backend } from "./backend";
import { dear, good, type Good } from "./goods";
import type { Login, Sandbox } from "./sandbox";

export type Scene = { who: Login; backend: Backend; good: Good };

/**
 * A new shopper with a home, a slot and enough in the cart to order, prepared on another device.
 */
export async function readyToOrder(sandbox: Sandbox): Promise<Scene> {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  const wanted = await good(sandbox, dear);
  await backend.settle();
  await backend.fill([{ good: wanted, quantity: 5 }]);
  return { who, backend, good: wanted };
}

/** A shopper as in `readyToOrder`, but with exactly these goods in the cart. */
export async function withCart(
  sandbox: Sandbox,
  lines: { good: Good; quantity: number }[],
): Promise<Omit<Scene, "good">> {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  await backend.fill(lines);
  return { who, backend };
}

/** A shopper with a placed order (`orderId`) and the same goods in the cart again. */
export async function withOrderAndCart(sandbox: Sandbox, lines: { good: Good; quantity: number }[]) {
  const { who, backend } = await withCart(sandbox, [
    ...lines,
    { good: await good(sandbox, dear), quantity: 5 },
  ]);
  const orderId = await backend.order();
  await backend.fill(lines);
  return { who, orderId };
}

/** An address in Rome's delivery area, as the editor's last step posts it. */
export const homeForm = {
  street: "Via Cavour",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
  doorbell: "Sabatini",
  label: "Ufficio",
  phone: "06 555 01870",
};
