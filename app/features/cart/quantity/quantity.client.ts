import { sendInPlace, sendingOf, type Sending } from "~/enhance/in-place";
import { beginWork, endWork } from "~/enhance/pending-work";
import * as marks from "~/lib/marks";
import { householdMax, increase, minusTarget } from "~/lib/quantity";
import { kilograms } from "~/lib/quantity-text";
import { pressed } from "~/lib/pressed";
import { isLocale } from "~/model/locale";
import type { QuantityRule } from "~/model/quantity";
import { intentField, quantityField } from "~/ui/product/stepper-fields";

/** Debounce of taps, in milliseconds; taps within this time make one request. */
const patience = 250;

/**
 * Requested quantity that the server has not yet confirmed. Each tap replaces it; only one request
 * is in flight and carries the newest quantity.
 */
type Waiting = {
  next?: Sending | undefined;
  /** text of the field when the quantity was requested */
  shown: string;
  timer?: ReturnType<typeof setTimeout>;
  running?: Promise<void> | undefined;
};
const waiting = new Map<string, Waiting>();

/** Identifies a control also after its form is rendered again. */
const keyOf = (form: HTMLFormElement) => form.action;
const ruleOf = (form: HTMLFormElement) =>
  JSON.parse(form.getAttribute(marks.quantity) ?? "{}") as QuantityRule;
function fieldOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(quantityField);
  return field instanceof HTMLInputElement ? field : undefined;
}
const textOf = (form: HTMLFormElement) => fieldOf(form)?.value ?? "";

/**
 * Handles the submission of a quantity form, by a button with a target or with a typed quantity.
 */
export function onQuantity(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const key = keyOf(form);
  const to = /=to:(\d+)$/.exec(submitter instanceof HTMLButtonElement ? submitter.name : "")?.[1];
  const next = sendingOf(form, submitter);
  // target 0 is confirmed on a page of the server, so the number does not move yet
  const moves = to !== undefined && to !== "0";
  if (moves) showTarget(form, Number(to));
  const one = waiting.get(key) ?? { shown: "" };
  waiting.set(key, one);
  beginWork(key, () => flush(key));
  one.next = next;
  one.shown = textOf(form);
  form.setAttribute("aria-busy", "true");
  clearTimeout(one.timer);
  if (moves) one.timer = setTimeout(() => void flush(key), patience);
  else void flush(key);
}

/** Shows the target before the server responds. */
function showTarget(form: HTMLFormElement, target: number): void {
  const field = fieldOf(form);
  const { lang } = document.documentElement;
  const weighed = ruleOf(form).by === "weight";
  if (field) field.value = weighed ? kilograms(target, isLocale(lang) ? lang : "it") : String(target);
  goOnFrom(form);
}

const allForms = () => document.querySelectorAll<HTMLFormElement>(`form[${marks.quantity}]`);

/**
 * Sets the targets of both buttons from the number in the field. Text, and a number above `most`,
 * is parsed only by the server: both buttons submit it.
 */
function goOnFrom(form: HTMLFormElement, most = Infinity): void {
  const rule = ruleOf(form);
  const number = Number(textOf(form).replace(",", ".") || NaN);
  const from = rule.by === "weight" ? Math.round(number * 1000) : number;
  const isPlain = from >= 0 && from <= most;
  const [less, more] = form.querySelectorAll<HTMLButtonElement>(".stepper-button");
  const above = isPlain ? increase(rule, from) : Infinity;
  if (less) less.name = pressed(intentField, isPlain ? `to:${minusTarget(rule, from)}` : "set");
  if (more) {
    more.name = pressed(intentField, isPlain ? `to:${above}` : "set");
    more.disabled = above <= from;
  }
}

async function flush(key: string): Promise<void> {
  const one = waiting.get(key);
  if (!one) return;
  clearTimeout(one.timer);
  one.running ??= sendAll(key, one);
  await one.running;
}

/** Sends the newest requested quantity until all are sent. */
async function sendAll(key: string, one: Waiting): Promise<void> {
  try {
    while (one.next) {
      const { form } = one.next;
      const { shown } = one;
      const sent = one.next;
      one.next = undefined;
      await sendInPlace(sent).finally(() => finish(form, one, shown));
    }
  } finally {
    waiting.delete(key);
    endWork(key);
  }
}

/** Resets the field to the server's value, unless a newer quantity was requested meanwhile. */
function finish(form: HTMLFormElement, one: Waiting, shown: string): void {
  const field = fieldOf(form);
  if (!one.next) form.removeAttribute("aria-busy");
  if (!one.next && field?.value === shown) field.value = field.defaultValue;
  // a response renders all lines again; their fields may show quantities that are still to be sent
  allForms().forEach((each) => goOnFrom(each));
}

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`form[${marks.quantity}]`) : null;

/**
 * Submits a typed quantity when its field loses focus, or if it was typed before this script
 * loaded. A waiting quantity is sent when the page is left.
 */
export function startQuantities(): void {
  for (const form of allForms()) {
    const field = fieldOf(form);
    if (field && field.value !== field.defaultValue && !form.contains(document.activeElement))
      form.requestSubmit();
  }
  document.addEventListener("input", ({ target }) => {
    const form = formOf(target);
    if (form) goOnFrom(form, householdMax[ruleOf(form).by]);
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const form = formOf(target);
    const field = form && fieldOf(form);
    if (!form || !field || form.contains(relatedTarget instanceof Node ? relatedTarget : null)) return;
    if (field.value !== (waiting.get(keyOf(form))?.shown ?? field.defaultValue)) form.requestSubmit();
  });
  addEventListener("pagehide", () => {
    for (const one of waiting.values()) {
      if (one.next) void sendInPlace(one.next);
      // a page restored from the back/forward cache does not send it again
      one.next = undefined;
      clearTimeout(one.timer);
    }
  });
}
