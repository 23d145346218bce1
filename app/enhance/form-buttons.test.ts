// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { disableUntilFilled } from "./form-buttons";

test("a disabled button lists its empty fields and changes the page only if needed", async () => {
  document.body.innerHTML = `<form>
    <label>Nome<input name="name" value="Casa"></label><label>Telefono<input name="phone"></label>
    <p id="hint" data-lacks="Manca:" hidden></p><button data-required="name phone" aria-describedby="hint">Salva</button></form>`;
  const hint = document.querySelector<HTMLElement>("#hint");
  const button = document.querySelector("button");
  let changes = 0;
  const watch = new MutationObserver(() => {
    changes += 1;
    if (changes < 5) disableUntilFilled(document);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  disableUntilFilled(document);
  await new Promise((resolve) => setTimeout(resolve));
  watch.disconnect();
  expect([button?.disabled, hint?.hidden, hint?.textContent]).toEqual([true, false, "Manca: telefono."]);
  expect(changes).toBe(1);

  for (const field of document.querySelectorAll("input")) field.value = "x";
  disableUntilFilled(document);
  expect([button?.disabled, hint?.hidden]).toEqual([false, true]);
});
