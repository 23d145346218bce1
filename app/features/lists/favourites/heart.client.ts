import { sendInPlace, sendingOf } from "~/enhance/in-place";

/** A heart was pressed: it fills or empties at once. */
export function onHeart(form: HTMLFormElement, heart: HTMLButtonElement): void {
  const sending = sendingOf(form, heart);
  turn(heart);
  void sendInPlace(sending);
}

function turn(heart: HTMLButtonElement): void {
  const on = heart.name === "add";
  for (const same of document.querySelectorAll<HTMLButtonElement>(`button[form="${heart.form?.id ?? ""}"]`)) {
    if (same.value.split(".")[0] !== heart.value.split(".")[0]) continue;
    same.setAttribute("aria-pressed", String(on));
    same.name = on ? "remove" : "add";
  }
}
