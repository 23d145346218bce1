import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { intentField, quantityField } from "~/ui/stepper";
import { stayField } from "./stay";

/** Taps that follow within this time make one request, milliseconds. */
const patience = 250;

type Sending = { form: HTMLFormElement; body: FormData; action: string };

/** What was typed gives way to what the server made of it, also when that is what stood there before. */
function showSettled({ form, body }: Sending) {
  const field = form.elements.namedItem(quantityField);
  if (field instanceof HTMLInputElement && field.value === body.get(quantityField)) {
    field.value = field.defaultValue;
  }
}

/**
 * The quantity a shopper has asked for and the server has not yet confirmed. Each tap moves the target; one request at a time carries
 * the newest one, and the server's number stands once it has answered. Typed quantities go to the server as they are.
 */
export function useTarget(confirmed: number) {
  const { submit, state } = useFetcher();
  const [target, setTarget] = useState<number>();
  const waiting = useRef<Sending>();
  const sent = useRef<Sending>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const busy = useRef(false);

  const flush = useCallback(() => {
    const next = waiting.current;
    if (!next || busy.current) return;
    clearTimeout(timer.current);
    waiting.current = undefined;
    sent.current = next;
    busy.current = true;
    submit(next.body, { method: "post", action: next.action, preventScrollReset: true });
  }, [submit]);

  const wasBusy = useRef(false);
  useEffect(() => {
    const answered = wasBusy.current && state === "idle";
    wasBusy.current = state !== "idle";
    if (!answered) return;
    busy.current = false;
    if (waiting.current) flush();
    else {
      setTarget(undefined);
      if (sent.current) showSettled(sent.current);
    }
  }, [state, flush]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** For the form's submit event. A press that would take the line away is left to the form itself: it asks first. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "set";
    const to = /^to:(\d+)$/.exec(pressed)?.[1];
    if (to === "0") return;
    event.preventDefault();
    const body = new FormData(form);
    body.set(intentField, pressed);
    body.set(stayField, "1");
    waiting.current = { form, body, action: form.getAttribute("action") ?? "" };
    if (to !== undefined) setTarget(Number(to));
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, to === undefined ? 0 : patience);
  }

  return { value: target ?? confirmed, pending: target !== undefined || state !== "idle", onSubmit };
}
