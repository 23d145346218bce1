import { sendInPlace, sendingOf } from "~/enhance/in-place";
import { runInTurn } from "~/enhance/pending-work";

/** State (`add` or `remove`) and product in a heart form's address. */
const asked = /\?(add|remove)=(\d+)\./;

/** Updates the heart at once and sends its form; a second press waits for the first request. */
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
