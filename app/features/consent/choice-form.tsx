import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";

/** What a form says that answers the question about cookies: everything, only what is technical, or what its boxes say. */
export type Choice = "all" | "none" | "some";

/** A form that answers the question about cookies; it leads back to the page it stands on. */
export const ChoiceForm = ({ choice, children }: { choice: Choice; children: ReactNode }) => (
  <form method="post" action={paths.consent} {...marks.put(marks.inPlace, "")}>
    <input type="hidden" name="choice" value={choice} />
    {children}
  </form>
);
