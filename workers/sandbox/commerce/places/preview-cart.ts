import type { Sandbox } from "../../kernel/sandbox";
import { cartJson } from "../cart/cart-json";

class Undone extends Error {}

/** The cart as it would be after a change of place: the change is made, read and rolled back. A refused change throws its refusal. */
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
