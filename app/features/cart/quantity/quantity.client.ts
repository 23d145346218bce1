import { sendInPlace, sendingOf, type Sending } from "~/enhance/in-place";
import { decrease, increase } from "~/lib/quantity";
import { kilograms } from "~/lib/quantity-text";
import { isLocale } from "~/model/locale";
import type { QuantityRule } from "~/model/quantity";

/** Taps that follow within this time make one request, milliseconds. */
const patience = 250;

/** The quantity a shopper has asked for and the server has not yet confirmed: each tap moves it, one request at a time carries the newest one. */
type Waiting = {
  next?: Sending;
  /** what was sent, and what the field showed then */
  sent?: Sending & { shown: string };
  timer?: ReturnType<typeof setTimeout>;
  running?: Promise<void>;
};
const waiting = new Map<string, Waiting>();

/** One control keeps its place while its form is drawn anew. */
const keyOf = (form: HTMLFormElement) => form.action;
function fieldOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("quantity");
  return field instanceof HTMLInputElement ? field : undefined;
}
const textOf = (form: HTMLFormElement) => fieldOf(form)?.value ?? "";

/** A quantity form was sent: by a button that moves the number, or with what was typed. */
export function onQuantity(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const key = keyOf(form);
  const one = waiting.get(key) ?? {};
  waiting.set(key, one);
  one.next = sendingOf(form, submitter);
  const to = /^to:(\d+)$/.exec(submitter instanceof HTMLButtonElement ? submitter.value : "")?.[1];
  clearTimeout(one.timer);
  if (to === undefined || to === "0") return void flush(key);
  showTarget(form, Number(to));
  one.timer = setTimeout(() => void flush(key), patience);
}

/** The number moves at once, and the buttons go on from it. */
function showTarget(form: HTMLFormElement, target: number): void {
  const rule = JSON.parse(form.dataset.quantity ?? "{}") as QuantityRule;
  const field = fieldOf(form);
  const { lang } = document.documentElement;
  if (field) {
    field.value = rule.by === "weight" ? kilograms(target, isLocale(lang) ? lang : "it") : String(target);
  }
  const [less, more] = form.querySelectorAll<HTMLButtonElement>(".stepper-button");
  const below = decrease(rule, target);
  if (less) less.value = `to:${below === "below-min" ? Math.max(1, target - rule.step) : below}`;
  const above = increase(rule, target);
  if (more) {
    more.value = `to:${above}`;
    more.disabled = above <= target;
  }
  form.setAttribute("aria-busy", "true");
}

function flush(key: string): Promise<void> {
  const one = waiting.get(key);
  if (!one?.next || one.sent) return one?.running ?? Promise.resolve();
  clearTimeout(one.timer);
  one.running = send(key, one, one.next);
  return one.running;
}

async function send(key: string, one: Waiting, next: Sending): Promise<void> {
  const { form } = next;
  form.setAttribute("aria-busy", "true");
  one.sent = { ...next, shown: textOf(form) };
  one.next = undefined;
  try {
    await sendInPlace(one.sent);
  } finally {
    showSettled(one.sent);
    one.sent = undefined;
    if (!one.next) {
      waiting.delete(key);
      form.removeAttribute("aria-busy");
    }
  }
  if (one.next) return flush(key);
}

/** What the field showed gives way to what the server made of it, unless something else is typed by now. */
function showSettled({ form, shown }: { form: HTMLFormElement; shown: string }): void {
  const field = fieldOf(form);
  if (field?.value === shown) field.value = field.defaultValue;
}

/** Ends once nothing is under way any more: a page that is left before would miss it. */
export async function quantitiesSettled(): Promise<void> {
  await Promise.all([...waiting.keys()].map(flush));
}

/** Whether a quantity is still to be confirmed. */
export const isQuantityUnderWay = (): boolean => waiting.size > 0;

/** A typed quantity counts also when the field is only left; what waits when the page goes away is sent then. */
export function startQuantities(): void {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-quantity]") : null;
    const field = form && fieldOf(form);
    if (!form || !field || form.contains(relatedTarget instanceof Node ? relatedTarget : null)) return;
    if (field.value !== field.defaultValue && !waiting.has(keyOf(form))) form.requestSubmit();
  });
  addEventListener("pagehide", () => {
    for (const { next } of waiting.values()) if (next) void sendInPlace(next);
  });
}
