import { again, inPlaceHeader } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import type { Begun } from "./in-place";

/**
 * Handles a press that happened before the module loaded. `begun` is the response if the form was
 * already submitted.
 */
export type Take = (type: string, element: HTMLElement, submitter: HTMLElement | null, begun?: Begun) => void;

declare global {
  interface Window {
    /** set once the module has taken over; 1 = the module did not load */
    shopReady?: Take | 1;
  }
}

/**
 * A press that waits for the module.
 * The build shortens the names that begin with `press` (workers/run/boot-script.ts).
 */
type Press = {
  /** "click" on a link or a button, "submit" of a form */
  pressType: string;
  pressElement: HTMLElement;
  pressButton: HTMLButtonElement | null;
  /** response of a form that was submitted immediately */
  pressAnswer?: Begun;
  /**
   * set if that response failed, or if the form now carries `again`: the form may be submitted
   * again
   */
  pressAgain?: unknown;
};

/**
 * The page's own script (record 026), inlined by the build (page/boot-script.ts).
 * - From the first paint it shows the parts that need a script, so that the layout stays stable. It
 *   hides them again if the module takes longer than two seconds.
 * - `load` fetches the module (app/entry.client.ts) at the first touch, pointer move, key or focus.
 * - A press before the module has loaded waits for it, two seconds at most.
 * - A first press on an add without a text field is submitted immediately, in parallel with the
 *   module (record 054). The module receives its response.
 * - While a press waits, links and forms that would leave the page wait too. Any other way of
 *   leaving submits the waiting forms.
 */
export function boot(load: () => Promise<unknown>): void {
  // a browser without `submitter` cannot tell the pressed button, so the script does nothing
  if (!HTMLFormElement.prototype.requestSubmit || !("submitter" in SubmitEvent.prototype)) return;

  const page = window;
  const on = page.addEventListener.bind(page);
  const root = document.documentElement;
  // browsers report a touch as a pointer event first
  const wakers = ["pointerdown", "keydown", "focusin", "pointermove"];
  const waiting: Press[] = [];
  let module: Promise<unknown> | undefined;
  let givesUp = false;

  const here = () => location.pathname + location.search;
  const shown = here();
  const reload = () => location.reload();
  const inTwoSeconds = (then: () => void) => setTimeout(then, 2000);
  const hide = () => root.removeAttribute(marks.js);
  const isModuleHere = () => root.hasAttribute(marks.script);
  const setBusy = (busy: "true" | null) => (root.ariaBusy = busy);

  const fetchModule = () => (module = module || (inTwoSeconds(() => page.shopReady || hide()), load()));
  const soon = () => Promise.race([fetchModule(), new Promise((_, late) => inTwoSeconds(late))]);
  const goWithout = () => {
    if (page.shopReady) return;
    hide();
    page.shopReady = 1;
  };

  const wake = (event: Event) => {
    // a pointer at rest on a new page fires pointermove without movement; that is no intent
    if (
      event.type === "pointermove" &&
      !(event as PointerEvent).movementX &&
      !(event as PointerEvent).movementY
    )
      return;
    wakers.forEach((waker) => page.removeEventListener(waker, wake, true));
    fetchModule().catch(goWithout);
  };

  const give = ({ pressType, pressElement, pressButton, pressAnswer }: Press) =>
    (page.shopReady as Take)(pressType, pressElement, pressButton, pressAnswer);

  const post = (form: HTMLFormElement, button: HTMLButtonElement | null, init: RequestInit): Begun => {
    const body = new FormData(form);
    if (button) body.append(button.name, button.value);
    return fetch(button?.getAttribute("formaction") || form.action, {
      method: "POST",
      body,
      keepalive: true,
      ...init,
    }).catch(() => undefined);
  };

  const isSame = (one: Press, other: Press) =>
    one.pressElement === other.pressElement && one.pressButton === other.pressButton;

  /** Submits each POST form among the presses once. */
  const send = (presses: Press[]) =>
    presses
      .filter(
        (press, index) =>
          press.pressType === "submit" &&
          (press.pressElement as HTMLFormElement).method === "post" &&
          (!press.pressAnswer || press.pressAgain) &&
          !presses.some((other, at) => at > index && isSame(press, other)),
      )
      .map((press) => post(press.pressElement as HTMLFormElement, press.pressButton, { redirect: "manual" }));

  const atMostEightSeconds = (answer: Promise<unknown>) =>
    Promise.race([answer, new Promise<void>((late) => setTimeout(late, 8000))]);

  /**
   * The module did not load: the browser performs the last press natively.
   * - A navigation carries one form. Earlier presses are therefore submitted first, each once, and
   *   awaited for eight seconds at most.
   * - An add that was already submitted is submitted again with `again`, so that the page shows its
   *   result.
   * - An add without a response in time is not submitted again. If no other press waits, the page
   *   reloads.
   * - If the module loads while a response is awaited, it handles the waiting presses.
   */
  const giveUp = async () => {
    const [first] = waiting;
    if (givesUp || !first) return;
    givesUp = true;
    setBusy("true");
    const { pressElement, pressButton, pressAnswer } = first;
    const sayAgain = () => {
      if (pressButton) pressButton.formAction = (pressElement as HTMLFormElement).action + "&" + again;
      return (first.pressAgain = true);
    };
    if (pressAnswer && !(await atMostEightSeconds(pressAnswer.then(sayAgain)))) waiting.shift();
    if (isModuleHere()) {
      setBusy(null);
      waiting.splice(0).forEach(give);
    } else {
      while (waiting[1]) {
        const before = waiting.splice(0, waiting.length - 1);
        const isOther = (press: Press) => !waiting.some((last) => isSame(press, last));
        await atMostEightSeconds(Promise.all(send(before.filter(isOther))));
      }
      setBusy(null);
      goWithout();
      const last = waiting.pop();
      if (!last) reload();
      else if (last.pressType === "click") last.pressElement.click();
      else (last.pressElement as HTMLFormElement).requestSubmit(last.pressButton);
    }
  };

  /** The link or form of a click or submit that has to wait for the module. */
  const whatWaits = (event: MouseEvent, target: HTMLElement): HTMLElement | null | false | undefined =>
    event.type === "click"
      ? !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
        (target.closest<HTMLElement>(`a[${marks.dialog}],[${marks.hold}]`) ||
          (waiting[0] && target.closest<HTMLElement>("a[href^='/']:not([target])")))
      : (waiting[0] || target.hasAttribute(marks.inPlace)) && target;

  // a separate function: the browser compiles it only if something has to wait
  const hold = (event: UIEvent) => {
    const target = event.target as HTMLInputElement;
    if (event.defaultPrevented) return;
    if (event.detail && target.hasAttribute(marks.autosubmit))
      return void soon().then(() => target.form?.requestSubmit(), goWithout);
    const element = whatWaits(event as MouseEvent, target);
    if (!element) return;
    event.preventDefault();
    const button = (event as Partial<SubmitEvent>).submitter as HTMLButtonElement | null;
    if (waiting.some((press) => press.pressAnswer && press.pressButton === button)) return;
    const press: Press = { pressType: event.type, pressElement: element, pressButton: button };
    waiting.push(press);
    const form = element as HTMLFormElement;
    const label = button && button.getAttribute(marks.optimisticLabel);
    if (
      !waiting[1] &&
      label &&
      [...form.elements].every((field) => /hid|sub/.test((field as HTMLInputElement).type))
    ) {
      button.textContent = label;
      press.pressAnswer = post(form, button, { headers: { [inPlaceHeader]: here() } });
      void press.pressAnswer.then((answer) => answer || (press.pressAgain = true));
    }
    void soon().then(
      () => {
        const index = waiting.indexOf(press);
        if (index >= 0) waiting.splice(index, 1).forEach(give);
      },
      // a form cannot be submitted from within its own submit event
      () => setTimeout(() => void giveUp()),
    );
  };
  const look = (event: UIEvent) => void (page.shopReady || hold(event));

  root.setAttribute(marks.js, "");
  wakers.forEach((waker) => on(waker, wake, true));
  // the browser rejects a promise when a page leaves without its transition; that is no error
  on("unhandledrejection", (event) => {
    if (/transition/i.test(event.reason)) event.preventDefault();
  });
  on("pagehide", () => void send(waiting.splice(0)));
  // a page from the back/forward cache gets the event again once the module has loaded, else it
  // reloads
  on("pageshow", (event) => {
    if (event.persisted && !isModuleHere())
      void soon().then(() => dispatchEvent(new PageTransitionEvent(event.type, event)), reload);
  });
  // another state of this page: without the module the browser changes only the address
  on("popstate", () => {
    if (!isModuleHere() && here() !== shown) reload();
  });
  // WebKit shows a broken-image mark for a missing product picture; no-picture.css draws ours.
  // Other pictures show their alternative text.
  on(
    "error",
    ({ target }) => {
      const picture = target as HTMLElement;
      if (picture.className === "picture") picture.hidden = true;
    },
    true,
  );
  on("click", look);
  on("submit", look as EventListener);
}
