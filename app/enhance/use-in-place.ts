import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { inPlace } from "~/lib/in-place";

/** Under a script a form is sent by fetch: the page or drawer stays open, and messages come as toasts. */
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
