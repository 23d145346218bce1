import * as marks from "~/lib/marks";
import type { Shared } from "~/model/shared";

const buttons = `[${marks.share}]`;

/** Says beside the button that it did not work; a second failure takes the place of the first. */
function say(button: Element, text: string): void {
  const beside = button.nextElementSibling;
  if (beside?.getAttribute("role") === "alert") beside.remove();
  const said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.textContent = text;
  button.insertAdjacentElement("afterend", said);
}

/** A sheet is open; one that is pressed for beside it is refused, and nothing has failed. */
let open = false;

async function share(button: Element): Promise<void> {
  if (open) return;
  open = true;
  const { failed, ...what }: Shared = JSON.parse(button.getAttribute(marks.shared) ?? "{}");
  try {
    await navigator.share(what);
  } catch (error) {
    // whoever closes the platform's sheet knows
    if (!(error instanceof Error && error.name === "AbortError")) say(button, failed);
  }
  open = false;
}

const show = () => {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.hidden = false;
};

/** Shows the buttons that share what the page is about, where the platform can (record 118); an answer that replaces one hides it for a moment. */
export function startSharing(): void {
  if (!("share" in navigator)) return;
  show();
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["hidden"],
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(buttons);
    if (button) void share(button);
  });
}
