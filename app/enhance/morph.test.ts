// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { acceptSent, morphInside, morphPiece } from "./morph";

const page = (chosen: string, more = "") =>
  `<form>${["similar", "call", "nothing"]
    .map(
      (value) =>
        `<label><input type="radio" name="ifMissing" value="${value}"${value === chosen ? " checked" : ""}>${value}</label>`,
    )
    .join("")}<label><input type="checkbox" name="terms" value="1">Condizioni</label>
    <textarea name="note">${more}</textarea></form>`;

const field = (selector: string) => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${selector}`);
  return found;
};
const chosen = () => field("[name=ifMissing]:checked").value;

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("morphInside keeps a choice made meanwhile, else follows the response", () => {
  document.body.innerHTML = page("similar");
  morphInside(document.body, page("nothing"));
  expect(chosen()).toBe("nothing");

  field("[value=call]").checked = true;
  field("[name=terms]").checked = true;
  morphInside(document.body, page("similar"));
  expect([chosen(), field("[name=terms]").checked]).toEqual(["call", true]);

  // The saved choice is now the page's own state, so the next response may replace it.
  morphInside(document.body, page("call"));
  morphInside(document.body, page("similar"));
  expect(chosen()).toBe("similar");
});

test("morphInside drops a choice if the field now has a different value", () => {
  document.body.innerHTML = `<ul><li><input type="checkbox" name="take" value="7"></li></ul>`;
  field("input").checked = true;
  morphInside(document.body, `<ul><li><input type="checkbox" name="take" value="8"></li></ul>`);
  expect(field("input").checked).toBe(false);
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("morphInside keeps typed text, but replaces text that was sent and accepted", () => {
  const field = (value: string) => `<form><input name="limit" value="${value}"></form>`;
  document.body.innerHTML = field("");
  const form = document.querySelector("form") as HTMLFormElement;
  const limit = document.querySelector("input") as HTMLInputElement;
  limit.value = "50";
  const sent = new FormData(form);
  morphInside(document.body, field("20,00"));
  expect(limit.value).toBe("50");
  acceptSent(form, sent);
  morphInside(document.body, field("50,00"));
  expect(limit.value).toBe("50,00");

  limit.value = "70";
  acceptSent(form, sent);
  morphInside(document.body, field("50,00"));
  expect(limit.value).toBe("70");
});

test("morphInside keeps a selected option while it is offered", () => {
  const options = (...offered: string[]) =>
    `<select name="amount">${offered.map((one) => `<option value="${one}">${one}</option>`).join("")}</select>`;
  document.body.innerHTML = options("1", "2", "3");
  const select = document.querySelector("select") as HTMLSelectElement;
  select.value = "3";
  morphInside(document.body, options("1", "2", "3", "4"));
  expect(select.value).toBe("3");
  morphInside(document.body, options("1", "2"));
  expect(select.value).toBe("1");
});

test("morphPiece fills a part, or replaces it if the response has a part of its name", () => {
  document.body.innerHTML = `<a href="/cart" data-part="cart">Carrello</a><button data-part="add-7" value="1">Aggiungi</button>`;
  const piece = (part: string) => {
    const found = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (!found) throw new Error(`no piece ${part}`);
    return found;
  };
  const cart = piece("cart");
  expect(morphPiece(cart, "<span>2</span> <span>9,43 €</span>")).toBe(cart);
  expect(cart.getAttribute("href")).toBe("/cart");
  expect(cart.textContent).toBe("2 9,43 €");

  const form = `<div data-part="add-7"><form><input name="quantity" value="1"></form></div>`;
  const stepper = morphPiece(piece("add-7"), form);
  expect(stepper).toBe(piece("add-7"));
  expect(document.body.querySelectorAll("button, [data-part=add-7]")).toHaveLength(1);
  // A typed value stays when the same part arrives again.
  field("[name=quantity]").value = "12";
  expect(morphPiece(stepper, form)).toBe(stepper);
  expect(field("[name=quantity]").value).toBe("12");

  const button = morphPiece(stepper, `<button data-part="add-7" value="2">Aggiungi</button> `);
  expect(morphPiece(button, `<button data-part="add-7" value="3">Aggiungi</button>`)).toBe(button);
  expect(piece("add-7").getAttribute("value")).toBe("3");
});
