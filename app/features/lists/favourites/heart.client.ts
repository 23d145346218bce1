import { sendInPlace, sendingOf } from "~/enhance/in-place";
import { inTurn } from "~/enhance/under-way";

/** A heart was pressed: it fills or empties at once. Pressed again it empties after it has been filled. */
export function onHeart(form: HTMLFormElement, heart: HTMLButtonElement): void {
  const sending = sendingOf(form, heart);
  turn(heart);
  void inTurn(`heart ${productOf(heart)}`, () => sendInPlace(sending));
}

const productOf = ({ value }: HTMLButtonElement) => value.split(".")[0];

function turn(heart: HTMLButtonElement): void {
  const on = heart.name === "add";
  for (const same of document.querySelectorAll<HTMLButtonElement>(`button[form="${heart.form?.id ?? ""}"]`)) {
    if (productOf(same) !== productOf(heart)) continue;
    same.setAttribute("aria-pressed", String(on));
    same.name = on ? "remove" : "add";
  }
}
