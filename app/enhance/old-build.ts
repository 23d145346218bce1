/** How long an answer is trusted, milliseconds. */
const trustedMs = 60_000;
/** How long a form waits for the answer, milliseconds: the shopper has already pressed the button. */
const patienceMs = 1500;

/**
 * Whether the shop has been deployed anew since this page was loaded: Remix says so where it hands out routes. Undefined when nobody answers
 * in time.
 */
async function isOlder(version: string): Promise<boolean | undefined> {
  try {
    const query = new URLSearchParams({ version, p: "/" });
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`/__manifest?${query}`, { cache: "no-store", signal });
    return answer.status === 204;
  } catch {
    return undefined;
  }
}

/**
 * A page of an older build cannot send a form by script: the files it would load are gone, so Remix reloads the page and what was typed is
 * lost. So before a form that changes something leaves an old page, the build is asked for, once a minute at most; when it is another one,
 * this form and every later one goes to the server as the browser itself sends it, and comes back as a page of the new build. It listens on
 * the window in the capture phase, before React sees the event. `version` is that of this page's scripts. Returns a function that stops it.
 */
export function sendNativelyWhenOld(version: string): () => void {
  let knownAt = -Infinity;
  let old = false;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    old = (await isOlder(version)) ?? old;
    knownAt = performance.now();
    asking = undefined;
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || methodOf(form, submitter) !== "post") return;
    if (old) return event.stopImmediatePropagation();
    if (performance.now() - knownAt < trustedMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    asking ??= ask();
    void asking.then(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
  }

  window.addEventListener("submit", onSubmit, true);
  return () => window.removeEventListener("submit", onSubmit, true);
}

const methodOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  (submitter?.hasAttribute("formmethod") && submitter.getAttribute("formmethod")) || form.method;
