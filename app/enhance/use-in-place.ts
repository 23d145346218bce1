import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { inPlace } from "~/lib/in-place";

/** Under a script a form is sent from where it stands: page or drawer stay open, and what is said comes as a toast. */
export function useInPlace<Rejected>() {
  const { submit, data, state } = useFetcher<Rejected | null>();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const action = form.getAttribute("action") ?? "";
    submit(inPlace(form), { method: "post", action, preventScrollReset: true });
  }
  return { onSubmit, rejected: state === "idle" ? data : null };
}
