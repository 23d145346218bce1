import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";

/** What a form says that answers the question about cookies: everything, only what is technical, or what its boxes say. */
export type Choice = "all" | "none" | "some";

type Props = {
  choice: Choice;
  /** some consent was given: what it let onto the page goes with it, so that the page is loaded anew */
  given?: boolean;
  children: ReactNode;
};

/** A form that answers the question about cookies; it leads back to the page it stands on. */
export const ChoiceForm = ({ choice, given, children }: Props) => (
  <form method="post" action={paths.consent} {...marks.put(marks.inPlace, given ? undefined : "")}>
    <input type="hidden" name="choice" value={choice} />
    {children}
  </form>
);
