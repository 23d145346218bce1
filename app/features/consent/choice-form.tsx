import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";

/** What a form says that answers the question about cookies: everything, only what is technical, or what its boxes say. */
export type Choice = "all" | "none" | "some";

type Props = {
  choice: Choice;
  /** the page is loaded anew: some consent was given, and what it let onto the page goes with it; or what it lets onto the page now comes with a new one */
  anew?: boolean;
  children: ReactNode;
};

/** A form that answers the question about cookies; it leads back to the page it stands on. */
export const ChoiceForm = ({ choice, anew, children }: Props) => (
  <form method="post" action={paths.consent} {...marks.put(marks.inPlace, anew ? undefined : "")}>
    <input type="hidden" name="choice" value={choice} />
    {children}
  </form>
);
