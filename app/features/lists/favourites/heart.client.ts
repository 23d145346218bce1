import { sendInPlace, sendingOf } from "~/enhance/in-place";
import { runInTurn } from "~/enhance/pending-work";

/** Which way a heart's form goes, and the product, as its address says. */
const asked = /\?(add|remove)=(\d+)\./;

/** A heart was pressed: it fills or empties at once. Pressed again it empties after it has been filled. */
export function onHeart(form: HTMLFormElement, heart: HTMLButtonElement): void {
  const sending = sendingOf(form, heart);
  const [found = "", , product] = asked.exec(form.action) ?? [];
  turn(found);
  void runInTurn(`heart ${product}`, () => sendInPlace(sending));
}

function turn(found: string): void {
  const on = found.startsWith("?add");
  for (const form of document.forms) {
    const heart = form.querySelector("[aria-pressed]");
    if (!heart || !form.action.includes(found)) continue;
    heart.setAttribute("aria-pressed", String(on));
    form.action = form.action.replace(asked, `?${on ? "remove" : "add"}=$2.`);
  }
}
