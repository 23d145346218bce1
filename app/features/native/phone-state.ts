import type { Shop } from "~/platform/shop";

/**
 * Registration of the phone for the shopper's messages: "ask" if the backend must be informed.
 * Undefined for a visitor, or outside the app.
 */
export function phoneState({ shell, session }: Pick<Shop, "shell" | "session">): "ask" | "known" | undefined {
  if (!shell || !session.user) return undefined;
  return session.device ? "known" : "ask";
}
