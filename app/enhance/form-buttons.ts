import * as marks from "~/lib/marks";

/**
 * Disables buttons until each required field is filled (§5); their hint names the missing fields.
 */
export function disableUntilFilled(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>(`button[${marks.required}]`)) {
    const { form } = button;
    if (!form) continue;
    const fields = new FormData(form);
    const lacking = (button.getAttribute(marks.required) ?? "")
      .split(" ")
      .filter((name) => !String(fields.get(name) ?? "").trim());
    button.disabled = lacking.length > 0;
    const hint = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    if (!hint) continue;
    hint.hidden = !button.disabled;
    const text = `${hint.getAttribute(marks.lacks) ?? ""} ${lacking.map((name) => labelIn(form, name)).join(", ")}.`;
    // writes only changes: a MutationObserver calls this again
    if (hint.textContent !== text) hint.textContent = text;
  }
}

/** Label of a field for use within a sentence: "telefono". */
function labelIn(form: HTMLFormElement, name: string): string {
  const field = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  const text = field?.labels?.[0]?.firstChild?.textContent ?? name;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Shows or hides a password. The button's words change with it. */
export function togglePassword(button: HTMLElement): void {
  const field = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  const hidden = field.type === "password";
  field.type = hidden ? "text" : "password";
  button.setAttribute("aria-pressed", String(hidden));
  const icon = button.querySelector(".icon");
  icon?.classList.toggle("i-eye", !hidden);
  icon?.classList.toggle("more-eye-off", hidden);
  const words = button.getAttribute(marks.reveal) ?? "";
  button.setAttribute(marks.reveal, button.textContent ?? "");
  button.lastChild?.replaceWith(words);
}
