import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";

/** Answer of a cookie form: accept all, only technical ones, or the checked boxes. */
export type Choice = "all" | "none" | "some";

type Props = {
  choice: Choice;
  /**
   * reloads the whole page: withdrawn consent removes its scripts from the page, and new consent
   * may add some
   */
  anew?: boolean;
  children: ReactNode;
};

/** Form that answers the cookie question; it redirects back to its page. */
export const ChoiceForm = ({ choice, anew, children }: Props) => (
  <form method="post" action={paths.consent} {...marks.put(marks.inPlace, anew ? undefined : "")}>
    <input type="hidden" name="choice" value={choice} />
    {children}
  </form>
);
