// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestIdHeader, type InPlaceAnswer } from "~/lib/in-place";
import { waits } from "./testing/waits";
import { sendInPlace, sendingOf } from "./in-place";

const page = (words: string) => `<!doctype html><title>Cart</title><body>
  <div class="toasts"></div><main><p>${words}</p><form method="post" action="/cart/add"></form></main>`;

const stays: InPlaceAnswer = { goTo: "/", isOpen: true, reloads: false, messages: "", parts: {} };

/** Responders of the sent forms and of the requested pages. */
let sent: (() => void)[];
let read: ((words: string) => void)[];
/** Abort signals of the requests. */
let signals: AbortSignal[];
/** The parts in every response. */
let parts: InPlaceAnswer["parts"];

beforeEach(() => {
  [sent, read, signals] = [[], [], []];
  parts = {};
  document.documentElement.innerHTML = page("first");
  vi.stubGlobal(
    "fetch",
    (_: string, { method, signal }: RequestInit) =>
      new Promise<Response>((resolve) => {
        if (signal) signals.push(signal);
        const headers = { [requestIdHeader]: "1" };
        if (method === "POST") sent.push(() => resolve(Response.json({ ...stays, parts }, { headers })));
        else
          read.push((words) =>
            resolve(new Response(page(words), { headers: { ...headers, "Content-Type": "text/html" } })),
          );
      }),
  );
});
afterEach(() => {
  // Ends the state in which the page is being left.
  dispatchEvent(new Event("pageshow"));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shown = () => document.querySelector("main p")?.textContent;

const form = () => {
  const found = document.querySelector("form");
  if (!found) throw new Error("no form");
  return found;
};

/** Sends two forms at once; the older form's response arrives last. */
function sendTwo() {
  const from = sent.length;
  const [older, newer] = [sendInPlace(sendingOf(form(), null)), sendInPlace(sendingOf(form(), null))];
  const answer = async () => {
    sent[from + 1]?.();
    await newer;
    sent[from]?.();
  };
  return { answer, done: Promise.all([older, newer]) };
}

it("a single form with a response leaves the page unread", async () => {
  const done = sendInPlace(sendingOf(form(), null));
  sent[0]?.();
  await done;
  expect(read).toHaveLength(0);
});

it("awaits the response of a form already sent instead of a second send", async () => {
  let come = (_: Response | undefined) => {};
  const begun = new Promise<Response | undefined>((resolve) => (come = resolve));
  const done = sendInPlace(sendingOf(form(), null), begun);
  const headers = { [requestIdHeader]: "1", "Content-Type": "text/html" };
  come(new Response(page("as it was answered"), { headers }));
  await done;
  expect(shown()).toBe("as it was answered");
  expect(sent).toHaveLength(0);
});

// spec again: X16: what is sent or read in place ends after ten seconds, as where its answer is lost <- app/enhance/late.ts, app/enhance/in-place.ts, app/enhance/page.ts, app/enhance/dialogs.ts
it.each(["sent here", "begun by the page's own script"])(
  "X16: aborts a form %s after ten seconds and submits it without script",
  async (by) => {
    const wait = waits();
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    const hanging = new Promise<Response | undefined>(() => {});
    const done = sendInPlace(sendingOf(form(), null), by === "sent here" ? undefined : hanging);
    expect(submit).not.toHaveBeenCalled();
    wait(10_000);
    await done;
    expect(submit).toHaveBeenCalledOnce();
    const [again] = submit.mock.contexts;
    expect(again instanceof HTMLFormElement && again.action).toMatch(/\/cart\/add\?again=$/);
    expect(signals.map(({ aborted }) => aborted)).toEqual(by === "sent here" ? [true] : []);
  },
);

it("reloads the page after two overlapping forms", async () => {
  const two = sendTwo();
  await two.answer();
  await vi.waitFor(() => expect(read).toHaveLength(1));
  read[0]?.("with both");
  await two.done;
  expect(shown()).toBe("with both");
});

// spec light: what was changed in the drawer shows on the page beneath it, and what overlapped shows as it is now in both
it("reloads the dialog from which two overlapping forms were sent", async () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<dialog open data-path="/cart"><div>${page("old")}</div></dialog>`,
  );
  const two = sendTwo();
  await two.answer();
  await vi.waitFor(() => expect(read).toHaveLength(2));
  for (const answer of read) answer("as it is now");
  await two.done;
  expect(document.querySelector("dialog p")?.textContent).toBe("as it is now");
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
it("reads the page once more if two more forms overlap during the reload", async () => {
  const first = sendTwo();
  await first.answer();
  await vi.waitFor(() => expect(read).toHaveLength(1));
  const second = sendTwo();
  read[0]?.("without the second two");
  await first.done;
  await second.answer();
  await vi.waitFor(() => expect(read).toHaveLength(2));
  read[1]?.("with all");
  await second.done;
  expect(shown()).toBe("with all");
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
it("B7: a response to a quantity question replaces that refused form and no other", async () => {
  const refused = (action: string, value: string) =>
    `<form id="${action}" method="post" action="${action}" data-quantity="{}"><input name="q" aria-invalid="true" value="${value}"></form>`;
  const main = document.querySelector("main");
  if (!main) throw new Error("no main");
  main.setAttribute("data-part", "cart");
  main.innerHTML = `<form method="post" action="/lines/1"></form>${refused("/lines/1", "60 kg")}${refused("/lines/2", "abc")}`;
  const fresh = (action: string) =>
    `<form id="${action}" method="post" action="${action}" data-quantity="{}"><input name="q" value="2,5"></form>`;
  parts = { cart: `<p></p>${fresh("/lines/1")}${fresh("/lines/2")}` };
  const done = sendInPlace(sendingOf(form(), null));
  sent[0]?.();
  await done;
  const fields = [...document.querySelectorAll<HTMLInputElement>("main input")].map(({ value }) => value);
  expect(fields).toEqual(["2,5", "abc"]);
});
