import { sendInPlace, sendingOf, type Sending } from "~/enhance/in-place";
import { decrease, increase } from "~/lib/quantity";
import { kilograms } from "~/lib/quantity-text";
import { isLocale } from "~/model/locale";
import type { QuantityRule } from "~/model/quantity";

/** Taps that follow within this time make one request, milliseconds. */
const patience = 250;

/** The quantity a shopper has asked for and the server has not yet confirmed: each tap moves it, one request at a time carries the newest one. */
type Waiting = { next?: Sending; sent?: Sending; timer?: ReturnType<typeof setTimeout> };
const waiting = new Map<string, Waiting>();

/** One control keeps its place while its form is drawn anew. */
const keyOf = (form: HTMLFormElement) => form.action;
const fieldOf = (form: HTMLFormElement) => form.elements.namedItem("quantity");

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
  if (field instanceof HTMLInputElement) {
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

async function flush(key: string): Promise<void> {
  const one = waiting.get(key);
  if (!one?.next || one.sent) return;
  const { form } = one.next;
  form.setAttribute("aria-busy", "true");
  one.sent = one.next;
  one.next = undefined;
  await sendInPlace(one.sent);
  showSettled(form, one.sent);
  one.sent = undefined;
  if (one.next) return flush(key);
  waiting.delete(key);
  form.removeAttribute("aria-busy");
}

/** What was typed gives way to what the server made of it, also when that is what stood there before. */
function showSettled(form: HTMLFormElement, { body }: Sending): void {
  const field = fieldOf(form);
  if (field instanceof HTMLInputElement && field.value === body.get("quantity"))
    field.value = field.defaultValue;
}

/** A typed quantity counts also when the field is only left; what waits when the page goes away is sent then. */
export function startQuantities(): void {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.dataset.quantity) return;
    const { form } = target;
    if (form.contains(relatedTarget instanceof Node ? relatedTarget : null)) return;
    const one = waiting.get(keyOf(form));
    const known = [target.defaultValue, one?.next?.body.get("quantity"), one?.sent?.body.get("quantity")];
    if (!known.includes(target.value) && !form.hasAttribute("aria-busy")) form.requestSubmit();
  });
  addEventListener("pagehide", () => {
    for (const key of waiting.keys()) void flush(key);
  });
}
