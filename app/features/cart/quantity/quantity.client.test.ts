// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { allFinished } from "~/enhance/pending-work";
import { requestIdHeader, type InPlaceAnswer } from "~/lib/in-place";
import { withPressed } from "~/lib/pressed";
import { onQuantity, startQuantities } from "./quantity.client";

const rule = { by: "piece", min: 1, max: 20, first: 1, multiple: 1, step: 1, locked: false };

/** Requests to the server, each with its responder; after `over` all are answered at once. */
let over = false;
/** Parts of the page in a response. */
let parts: InPlaceAnswer["parts"];
let asked: { intent: unknown; quantity: unknown; answer: () => void }[];

const control = (value: number, line = 4) => `
  <form method="post" action="/cart/lines/${line}" data-in-place data-quantity='${JSON.stringify(rule)}'>
    <input name="quantity" value="${value}">
    <button name="intent=set"></button>
    <button name="intent=to:${value - 1}" class="stepper-button"></button>
    <button name="intent=to:${value + 1}" class="stepper-button"></button>
  </form>
  <a href="/">via</a>`;

beforeAll(startQuantities);
beforeEach(() => {
  over = false;
  asked = [];
  parts = {};
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_action: string, { body }: { body: FormData }) =>
      new Promise<Response>((resolve) => {
        const stays: InPlaceAnswer = { goTo: "/", isOpen: true, reloads: false, messages: "", parts };
        const answer = () => resolve(Response.json(stays, { headers: { [requestIdHeader]: "1" } }));
        if (over) return answer();
        asked.push({
          intent: new Map(withPressed(body)).get("intent") ?? null,
          quantity: body.get("quantity"),
          answer,
        });
      }),
  );
  document.body.innerHTML = control(6);
});
afterEach(async () => {
  over = true;
  for (const { answer } of asked) answer();
  await allFinished();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const form = () => document.querySelector("form") as HTMLFormElement;
const field = () => form().elements.namedItem("quantity") as HTMLInputElement;
const [less, more] = [() => button(0), () => button(1)];
const button = (place: number) => form().querySelectorAll<HTMLElement>(".stepper-button")[place] ?? null;
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
};
const press = (which: () => HTMLElement | null) => onQuantity(form(), which());
const patience = () => vi.advanceTimersByTimeAsync(300);

describe("a quantity under a script", () => {
  it("moves at once and sends a single request for several taps", async () => {
    press(more);
    press(more);
    press(more);
    expect(field().value).toBe("9");
    expect(asked).toEqual([]);
    await patience();
    expect(asked).toMatchObject([{ intent: "to:9" }]);
  });

  it("goes on from what was typed, sent or not", async () => {
    type("4");
    press(more);
    await patience();
    expect(asked).toMatchObject([{ intent: "to:5" }]);
    press(less);
    expect(field().value).toBe("4");
  });

  it.each(["mezza dozzina", "1500", "6 x"])("B7: sends %s as typed when plus is pressed", async (text) => {
    type(text);
    press(more);
    await patience();
    expect(asked).toMatchObject([{ intent: "set", quantity: text }]);
    expect(field().value).toBe(text);
  });

  it("B7: goes on by taps beyond a household's quantity", async () => {
    document.body.innerHTML = control(60).replace('"max":20', '"max":99');
    press(more);
    press(more);
    await patience();
    expect(asked).toMatchObject([{ intent: "to:62" }]);
  });

  // spec light: a quantity in the cart is answered with the cart, on its page and in its drawer
  it("steps another waiting line from its own field after the whole cart is replaced", async () => {
    document.body.innerHTML = `<main data-part="cart">${control(6)}${control(6, 5)}</main>`;
    parts = { cart: control(7) + control(6, 5) };
    const [, other] = document.querySelectorAll("form");
    const otherMore = () => other?.querySelectorAll<HTMLElement>(".stepper-button")[1] ?? null;
    press(more);
    await patience();
    if (other) for (let taps = 0; taps < 3; taps++) onQuantity(other, otherMore());
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(50);
    if (other) onQuantity(other, otherMore());
    await patience();
    expect(asked).toMatchObject([{ intent: "to:7" }, { intent: "to:10" }]);
  });

  it("sends only the newest change after the request under way", async () => {
    press(more);
    await patience();
    press(more);
    press(more);
    await patience();
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    await patience();
    expect(asked).toMatchObject([{ intent: "to:7" }, { intent: "to:9" }]);
    expect(field().value).toBe("9");
  });

  it("typed while one is under way counts when the field is left", async () => {
    press(more);
    await patience();
    type("12");
    const sent = new Promise((resolve) => form().addEventListener("submit", resolve, { once: true }));
    field().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await sent;
    onQuantity(form(), null);
    asked[0]?.answer();
    await patience();
    expect(asked).toMatchObject([{ intent: "to:7" }, { intent: null, quantity: "12" }]);
  });

  it("left as it was is not sent", () => {
    const sent = vi.fn();
    form().addEventListener("submit", sent);
    field().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    expect(sent).not.toHaveBeenCalled();
  });

  it("sends a waiting change when the shopper leaves", async () => {
    press(more);
    const left = allFinished();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toMatchObject([{ intent: "to:7" }]);
    asked[0]?.answer();
    await left;
  });

  it("sends a waiting change once when the page goes away", async () => {
    press(more);
    dispatchEvent(new Event("pagehide"));
    await patience();
    expect(asked).toMatchObject([{ intent: "to:7" }]);
  });

  it("sends a step to zero at once and leaves its field unchanged", async () => {
    document.body.innerHTML = control(1);
    press(less);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toMatchObject([{ intent: "to:0" }]);
    expect(field().value).toBe("1");
  });
});
