// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inPlaceHeader } from "~/lib/in-place";
import { boot, type Take } from "./boot";

const body = `
  <form id="add" method="post" action="/cart/add" data-in-place>
    <input type="hidden" name="product" value="7">
    <button name="quantity" value="1" data-optimistic-label="Nel carrello: 1">Aggiungi</button>
  </form>
  <form id="note" method="post" action="/cart/note" data-in-place>
    <input name="note" value="citofono"><button id="save">Salva</button>
  </form>
  <a id="login" href="/login" data-dialog="narrow">Accedi</a>
  <a id="home" href="/">Home</a>`;

/** Two seconds in ms, plus the tick in which the script gives up. */
const gaveUp = 2001;
const root = document.documentElement;
/** Actions that the browser itself was made to do. */
let done: string[];
let posted: { path: string; init: RequestInit; answer: (answer: Response) => void }[];
let listeners: Parameters<typeof window.addEventListener>[];
/**
 * The module: `fetched` counts its loads, `comes` resolves it and records its calls in `given`,
 * `fails` rejects it.
 */
let fetched: number;
let comes: () => void;
let fails: () => void;
let given: Parameters<Take>[];

const at = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Lets all pending callbacks run. */
const told = () => vi.advanceTimersByTimeAsync(0);
const bodyOf = ({ init }: { init: RequestInit }) => [...(init.body as FormData).entries()];

beforeEach(() => {
  vi.useFakeTimers();
  [done, posted, listeners, given, fetched] = [[], [], [], [], 0];
  // In browsers `submitter` is on the prototype.
  Object.defineProperty(SubmitEvent.prototype, "submitter", {
    value: null,
    configurable: true,
    writable: true,
  });
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (...all: Parameters<typeof window.addEventListener>) => {
      listeners.push(all);
      listen(...all);
    },
  );
  vi.stubGlobal(
    "fetch",
    (address: string, init: RequestInit) =>
      new Promise<Response>((answer) => posted.push({ path: new URL(address).pathname, init, answer })),
  );
  vi.spyOn(location, "reload").mockImplementation(() => void done.push("reload"));
  root.removeAttribute("data-js");
  root.removeAttribute("data-script");
  delete window.shopReady;
  document.body.innerHTML = body;
  boot(() => {
    fetched += 1;
    return new Promise((resolve, reject) => {
      comes = () => {
        window.shopReady = (...all) => void given.push(all);
        root.setAttribute("data-script", "on");
        resolve(undefined);
      };
      fails = () => reject(new Error("not to be had"));
    });
  });
  // Records the submissions that the script does not cancel.
  window.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const action = event.submitter?.getAttribute("formaction") ?? (event.target as HTMLFormElement).action;
    done.push(`submit ${new URL(action, location.href).href.replace(location.origin, "")}`);
  });
});
afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("R3: before the module has loaded", () => {
  it("sets data-js and loads the module once, on the first touch", () => {
    expect(root.getAttribute("data-js")).toBe("");
    window.dispatchEvent(new MouseEvent("pointermove"));
    expect(fetched).toBe(0);
    for (const type of ["pointerdown", "keydown", "focusin"]) window.dispatchEvent(new Event(type));
    expect(fetched).toBe(1);
  });

  it("removes data-js after two seconds, and sets shopReady to 1 once loading fails", async () => {
    window.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(2000);
    expect([root.hasAttribute("data-js"), window.shopReady]).toEqual([false, undefined]);
    fails();
    await told();
    expect(window.shopReady).toBe(1);
  });

  // spec again: R3 the page's own script is TypeScript, built and inlined <- app/enhance/boot.ts, app/page/boot-script.ts, workers/run/boot-script.ts
  it("presses wait and reach the module in order", async () => {
    at("#save").click();
    at("#login").click();
    at("#home").click();
    comes();
    await told();
    const names = given.map(([type, element, button]) => [type, element.id, button?.id]);
    expect(names).toEqual([
      ["submit", "note", "save"],
      ["click", "login", undefined],
      ["click", "home", undefined],
    ]);
    expect([done, posted]).toEqual([[], []]);
  });

  it("leaves modified clicks and links without waiting presses to the browser", () => {
    const leave = (selector: string, init: MouseEventInit) =>
      at(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    expect(leave("#login", { ctrlKey: true })).toBe(true);
    expect(leave("#home", {})).toBe(true);
    expect(leave("#login", {})).toBe(false);
    expect(leave("#home", {})).toBe(false);
  });

  it("sends an add as first press at once and passes its response to the module", async () => {
    at("#add button").click();
    at("#add button").click();
    expect(at("#add button").textContent).toBe("Nel carrello: 1");
    expect(posted.map(({ path, init }) => [path, init.headers])).toEqual([
      ["/cart/add", { [inPlaceHeader]: location.pathname + location.search }],
    ]);
    expect(posted.map(bodyOf)).toEqual([
      [
        ["product", "7"],
        ["quantity", "1"],
      ],
    ]);
    comes();
    await told();
    const answer = new Response("{}");
    posted[0]?.answer(answer);
    expect(given.map(([type, element]) => [type, element.id])).toEqual([["submit", "add"]]);
    expect(await given[0]?.[3]).toBe(answer);
  });

  it("waiting presses are sent once when the page is left", () => {
    at("#save").click();
    at("#save").click();
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pagehide"));
    expect(posted.map(({ path }) => path)).toEqual(["/cart/note"]);
  });
});

describe("R3: if the module does not load", () => {
  // spec again: R3 the page's own script is TypeScript, built and inlined
  it("the browser does the last press after the earlier presses have a response", async () => {
    at("#save").click();
    at("#add button").click();
    fails();
    await told();
    expect([posted.map(({ path }) => path), done]).toEqual([["/cart/note"], []]);
    expect(root.ariaBusy).toBe("true");
    posted[0]?.answer(new Response());
    await told();
    expect(done).toEqual(["submit /cart/add"]);
    expect(posted).toHaveLength(1);
    expect([root.ariaBusy, window.shopReady]).toEqual([null, 1]);
  });

  it("a press without a response for eight seconds delays the last press no longer", async () => {
    at("#save").click();
    at("#add button").click();
    await vi.advanceTimersByTimeAsync(gaveUp + 7999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(["submit /cart/add"]);
  });

  // spec again: R3 the page's own script is TypeScript, built and inlined
  it("repeats an add that has a response with the again parameter", async () => {
    at("#add button").click();
    fails();
    await told();
    posted[0]?.answer(new Response());
    await told();
    expect(done).toEqual(["submit /cart/add&again"]);
  });

  it("reloads the page instead of repeating an add without a response", async () => {
    at("#add button").click();
    await vi.advanceTimersByTimeAsync(gaveUp + 8000);
    expect([posted.length, done]).toEqual([1, ["reload"]]);
  });

  it("a module that loads during the wait takes the waiting presses", async () => {
    at("#add button").click();
    at("#save").click();
    await vi.advanceTimersByTimeAsync(gaveUp);
    comes();
    posted[0]?.answer(new Response());
    await told();
    expect(given.map(([, element]) => element.id)).toEqual(["add", "note"]);
    expect([done, root.ariaBusy]).toEqual([[], null]);
  });

  it("reloads for a new history state and for a page restored by the browser", async () => {
    history.pushState(null, "", "/elsewhere");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(done).toEqual(["reload"]);
    history.replaceState(null, "", "/");
    const back = new Event("pageshow");
    Object.defineProperty(back, "persisted", { value: true });
    window.dispatchEvent(back);
    fails();
    await told();
    expect(done).toEqual(["reload", "reload"]);
  });
});

it("R3: sets no data-js in a browser without SubmitEvent.submitter", () => {
  root.removeAttribute("data-js");
  Reflect.deleteProperty(SubmitEvent.prototype, "submitter");
  boot(() => Promise.resolve());
  expect(root.hasAttribute("data-js")).toBe(false);
});

it("W1: hides a product picture that fails to load, but no other picture", () => {
  document.body.innerHTML =
    '<img class="picture" alt=""><img class="picture" alt=""><img class="logo" alt="Loggia">';
  boot(async () => undefined);
  for (const failed of ["img", ".logo"]) at(failed).dispatchEvent(new Event("error"));
  expect([...document.querySelectorAll("img")].map(({ hidden }) => hidden)).toEqual([true, false, false]);
});
