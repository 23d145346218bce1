import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { stayField } from "./stay";

/** Under a script a form of the cart is sent from where it stands: page or drawer stay open, and what is said comes as a toast. */
export function useStay<Rejected>() {
  const { submit, data, state } = useFetcher<Rejected | null>();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new FormData(form);
    body.set(stayField, "1");
    const action = form.getAttribute("action") ?? "";
    submit(body, { method: "post", action, preventScrollReset: true });
  }
  return { onSubmit, rejected: state === "idle" ? data : undefined, pending: state !== "idle" };
}
