import { expect, it } from "vitest";
import { readChoices } from "./choices";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it("reads a confirmed line with its amount and options", () => {
  const posted = form({
    "pick.3": "12",
    "amount.3": "1,5 kg",
    "words.3": "mele",
    "option.3.12.cut": "slices",
    "option.3.99.cut": "whole",
  });
  expect(readChoices(posted)).toEqual([
    {
      key: 3,
      productId: 12,
      typedAmount: "1,5 kg",
      words: "mele",
      options: { cut: "slices" },
      amount: { value: 1.5, unit: "kg" },
      unreadable: false,
      openOption: false,
    },
  ]);
});

it("S5: knows that an option of the picked product is without a choice", () => {
  const open = (options: Record<string, string>) =>
    readChoices(form({ "pick.0": "12", "amount.0": "1", ...options }))[0]?.openOption;
  expect(open({ "option.0.12.cut": "" })).toBe(true);
  expect(open({ "option.0.12.cut": "whole", "option.0.99.cut": "" })).toBe(false);
});

it("B7: reads the yes to a quantity beyond a household", () => {
  const posted = form({ "pick.0": "12", "amount.0": "60", "sure.0": "60" });
  expect(readChoices(posted)).toMatchObject([{ typedAmount: "60", sure: "60" }]);
});

it("tells a line without a product from an unreadable amount", () => {
  const posted = form({ "pick.0": "", "amount.0": "", "pick.1": "5", "amount.1": "tanti" });
  expect(readChoices(posted)).toMatchObject([
    { productId: undefined, unreadable: false },
    { productId: 5, unreadable: true },
  ]);
});
