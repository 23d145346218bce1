import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { inPlace } from "~/lib/in-place";

/**
 * Under a script a form is sent from where it stands: page or drawer stay open, and what is said comes as a toast. `Action` is the one it posts to:
 * its answer that is no redirect is what was rejected.
 */
export function useInPlace<Action = null>() {
  const { submit, data, state } = useFetcher<Action>();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const action = form.getAttribute("action") ?? "";
    submit(inPlace(form), { method: "post", action, preventScrollReset: true });
  }
  return { onSubmit, rejected: state === "idle" ? data : null };
}
