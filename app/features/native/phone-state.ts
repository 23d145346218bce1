import type { Shop } from "~/platform/shop";

/** Whether the phone gets the messages of who is signed in: "ask" for what the backend has to be told of it. Undefined: nobody is, or no phone shows the page. */
export function phoneState({ shell, session }: Pick<Shop, "shell" | "session">): "ask" | "known" | undefined {
  if (!shell || !session.user) return undefined;
  return session.device ? "known" : "ask";
}
