import * as marks from "~/lib/marks";

/** Closes a `<details>` used as a menu on Escape and on a press outside it. */
export function startMenus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>(`details[${marks.menu}][open]`);
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
