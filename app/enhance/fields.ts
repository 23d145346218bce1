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
    if (hint) hint.hidden = !waits;
  }
}

/** Shows what only a script can serve: the button that reveals a password, the one that asks where one is. */
export function offer(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-reveal]")) button.hidden = false;
  if ("geolocation" in navigator)
    for (const button of root.querySelectorAll<HTMLElement>("[data-locate] > button")) button.hidden = false;
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
