/** Buttons that wait for fields (§5): disabled, with a hint, until each of them holds something. */
export function gate(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-needs]")) {
    const { form } = button;
    if (!form) continue;
    const fields = new FormData(form);
    const waits = (button.dataset.needs ?? "")
      .split(" ")
      .some((name) => !String(fields.get(name) ?? "").trim());
    button.disabled = waits;
    const hint = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    hint?.classList.toggle("invisible", !waits);
  }
}

/** Shows or hides what was typed into a password field. The button's words change with it. */
export function reveal(button: HTMLElement): void {
  const field = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  const hidden = field.type === "password";
  field.type = hidden ? "text" : "password";
  button.setAttribute("aria-pressed", String(hidden));
  const icon = button.querySelector(".icon");
  icon?.classList.toggle("i-eye", !hidden);
  icon?.classList.toggle("i-eye-off", hidden);
  const words = button.dataset.reveal ?? "";
  button.dataset.reveal = button.textContent ?? "";
  button.lastChild?.replaceWith(words);
}
