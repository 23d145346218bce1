import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { sendWhileLeaving } from "~/enhance/send-while-leaving";
import { inPlace } from "~/lib/in-place";
import { hasDialogs } from "~/ui/dialog-frame";
import { intentField, quantityField } from "~/ui/stepper";

/** Taps that follow within this time make one request, milliseconds. */
const patience = 250;

type Sending = { form: HTMLFormElement; body: FormData; action: string };

/** Replaces what was typed by the server's quantity, also when that has not changed. */
function showSettled({ form, body }: Sending) {
  const field = form.elements.namedItem(quantityField);
  if (field instanceof HTMLInputElement && field.value === body.get(quantityField)) {
    field.value = field.defaultValue;
  }
}

/**
 * The quantity a shopper has asked for and the server has not yet confirmed. Each tap moves the target; one request at a time carries the
 * newest one, and the server's number stands once it has answered. Typed quantities go to the server as they are, also when the field
 * merely loses the focus; a target not yet sent is sent when the control or the page goes away. `onZero` asks before a line is taken away;
 * without it, the form itself leads to that question.
 */
export function useTarget(confirmed: number, onZero?: () => void) {
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
  useEffect(() => flush, [flush]);
  useEffect(() => {
    function leave() {
      const unanswered = waiting.current ?? (busy.current ? sent.current : undefined);
      // targets are absolute: one that arrives twice adds nothing
      if (unanswered) void sendWhileLeaving(unanswered.action, unanswered.body);
    }
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  /** For the form's submit event. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "set";
    const to = /^(?:to|least):(\d+)$/.exec(pressed)?.[1];
    if (to === "0") {
      if (onZero && hasDialogs()) {
        event.preventDefault();
        onZero();
      }
      return;
    }
    event.preventDefault();
    const body = inPlace(form);
    body.set(intentField, pressed);
    waiting.current = { form, body, action: form.getAttribute("action") ?? "" };
    if (to !== undefined) setTarget(Number(to));
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, to === undefined ? 0 : patience);
  }

  /** For the form's blur event, once the focus has left the form: a typed quantity counts without a press of Enter. */
  function onBlur({ currentTarget: form, relatedTarget: next }: FocusEvent<HTMLFormElement>) {
    const field = form.elements.namedItem(quantityField);
    if (form.contains(next) || !(field instanceof HTMLInputElement) || field.value === field.defaultValue)
      return;
    const isOnItsWay = [waiting, busy.current ? sent : waiting].some(
      ({ current }) => current?.body.get(quantityField) === field.value,
    );
    if (!isOnItsWay) form.requestSubmit();
  }

  return { value: target ?? confirmed, pending: target !== undefined || state !== "idle", onSubmit, onBlur };
}
