import * as marks from "~/lib/marks";
import type { Shared } from "~/model/shared";

const buttons = `[${marks.share}]`;

/** Shows an error beside the button, in place of an earlier one. */
function say(button: Element, text: string): void {
  const beside = button.nextElementSibling;
  if (beside?.getAttribute("role") === "alert") beside.remove();
  const said = document.createElement("p");
  said.setAttribute("role", "alert");
  said.textContent = text;
  button.insertAdjacentElement("afterend", said);
}

/** True while a share sheet is open: the platform rejects a second share, which is no failure. */
let open = false;

async function share(button: Element): Promise<void> {
  if (open) return;
  open = true;
  const { failed, ...what }: Shared = JSON.parse(button.getAttribute(marks.shared) ?? "{}");
  try {
    await navigator.share(what);
  } catch (error) {
    // AbortError: the shopper closed the sheet
    if (!(error instanceof Error && error.name === "AbortError")) say(button, failed);
  }
  open = false;
}

const show = () => {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.hidden = false;
};

/**
 * Shows the share buttons if the platform can share (record 118).
 * Observes the page because an in-place response may replace a button by a hidden one.
 */
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
