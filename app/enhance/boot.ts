import { again, inPlaceHeader } from "~/lib/in-place";
import * as marks from "~/lib/marks";
import type { Begun } from "./in-place";

/** What the module does with what was pressed before it came; a form that was sent already comes with its answer. */
export type Take = (type: string, element: HTMLElement, submitter: HTMLElement | null, begun?: Begun) => void;

declare global {
  interface Window {
    /** there once the module has taken over; 1 = it was not to be had */
    shopReady?: Take | 1;
  }
}

/** Something that was pressed and waits. The build shortens the names that begin with `press` (workers/run/boot-script.ts). */
type Press = {
  /** "click" on a link or a button, "submit" of a form */
  pressType: string;
  pressElement: HTMLElement;
  pressButton: HTMLButtonElement | null;
  /** of a form that was sent at once */
  pressAnswer?: Begun;
  /** that answer was none, or its form now says that this may be done already: the form may be sent again */
  pressAgain?: unknown;
};

/**
 * The page's own script (record 026), which the build inlines (page/boot-script.ts). It shows from the first paint what
 * only a script can serve, so that nothing moves later, and hides that again where the module takes longer than two seconds. `load` fetches the
 * module (app/entry.client.ts) when the shopper first touches, moves the pointer, types or focuses something.
 *
 * What is pressed before the module has come waits for it, two seconds at most. An add that is the first of them, with nothing to type beside it,
 * is sent at once, beside the module (record 054); the module is given its answer. While something waits, so does a link or a form that would
 * leave the page; whatever else leaves the page sends what waits.
 */
export function boot(load: () => Promise<unknown>): void {
  // a browser that cannot say which button was pressed gets none of it
  if (!HTMLFormElement.prototype.requestSubmit || !("submitter" in SubmitEvent.prototype)) return;

  const page = window;
  const on = page.addEventListener.bind(page);
  const root = document.documentElement;
  // a finger is told of as a pointer first
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
    // a pointer that rests where a page appears is told of without having moved, and wants nothing
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

  /** Sends the forms among them that change something, each once. */
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
   * The module does not come: the browser does with the last press what it does without script, after what was pressed before that was sent, once,
   * and answered, eight seconds at most: one navigation carries one form. An add that was sent goes again, as one that may be done already
   * (`again`), so that what came of it is told; one that is not answered in time is not sent again, and the page is loaded anew where nothing else
   * waits. A module that comes while the answer is awaited takes what waits.
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

  /** The link or form that a click or a submit is about, if it has to wait for the module. */
  const whatWaits = (event: MouseEvent, target: HTMLElement): HTMLElement | null | false | undefined =>
    event.type === "click"
      ? !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
        (target.closest<HTMLElement>(`a[${marks.dialog}],[${marks.hold}]`) ||
          (waiting[0] && target.closest<HTMLElement>("a[href^='/']:not([target])")))
      : (waiting[0] || target.hasAttribute(marks.inPlace)) && target;

  // a function of its own: a browser need not compile it where nothing has to wait
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
      // a form cannot be sent again from within its own event
      () => setTimeout(() => void giveUp()),
    );
  };
  const look = (event: UIEvent) => void (page.shopReady || hold(event));

  root.setAttribute(marks.js, "");
  wakers.forEach((waker) => on(waker, wake, true));
  // a page that gives way without its transition is no fault: the browser rejects a promise that no event hands out
  on("unhandledrejection", (event) => {
    if (/transition/i.test(event.reason)) event.preventDefault();
  });
  on("pagehide", () => void send(waiting.splice(0)));
  // one that comes back from the browser's memory is told so again once the module is there to make it true, else loaded anew
  on("pageshow", (event) => {
    if (event.persisted && !isModuleHere())
      void soon().then(() => dispatchEvent(new PageTransitionEvent(event.type, event)), reload);
  });
  // to another state of this page: without the module the browser changes the address alone
  on("popstate", () => {
    if (!isModuleHere() && here() !== shown) reload();
  });
  // WebKit marks a missing product picture; no-picture.css draws ours. Other pictures keep their
  // words.
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
