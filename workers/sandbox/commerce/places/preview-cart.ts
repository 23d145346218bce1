import type { Sandbox } from "../../kernel/sandbox";
import { cartJson } from "../cart/cart-json";

class Undone extends Error {}

/**
 * Returns the cart after a change of destination, without keeping the change: applies it, reads the
 * cart, rolls back.
 * A rejected change throws its Refusal.
 */
export function previewCart(sandbox: Sandbox, userId: number, login: string, choose: () => void) {
  let seen: ReturnType<typeof cartJson> | undefined;
  try {
    sandbox.transaction(() => {
      choose();
      seen = cartJson(sandbox, userId, login);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return seen;
}
