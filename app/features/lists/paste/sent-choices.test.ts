import { expect, it } from "vitest";
import { sampleProduct } from "~/lib/testing/sample-product";
import { testShop } from "~/platform/testing/test-shop";
import { readChoices } from "./choices";
import { matchesView } from "./matches-view";
import { sentChoices } from "./sent-choices";

const { t } = testShop().shop;
const cut = {
  parameter: "cut",
  name: "Taglio",
  mode: "select" as const,
  values: [
    { key: "whole", name: "Intero" },
    { key: "slices", name: "A fette" },
  ],
};
const bread = sampleProduct({ id: 12, options: [cut] });
const viewOf = (product = bread) =>
  matchesView([{ line: { typed: "pane", words: "pane" }, products: [product] }], t, "it");

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ "pick.0": "12", "amount.0": "1", ...fields }))
    form.set(name, value);
  return sentChoices(readChoices(form), viewOf(), t);
}

it("S5: a written list preselects an option only where the backend does", () => {
  const presets = (product = bread) => viewOf(product)[0]?.candidates[0]?.options.map(({ preset }) => preset);
  expect(presets()).toEqual([undefined]);
  expect(presets({ ...bread, options: [{ ...cut, selected: "slices" }] })).toEqual(["slices"]);
});

it("S5: reports a missing option at its field and in the summary, and keeps the rest", () => {
  expect(send({ "option.0.12.cut": "" })).toEqual({
    errors: [{ id: "option-0-12-cut", text: "cart.options.missing" }],
    before: {
      0: {
        pick: "12",
        amount: "1",
        error: undefined,
        options: { cut: "" },
        optionErrors: { cut: "cart.options.missing" },
      },
    },
  });
  const chosen = send({ "option.0.12.cut": "slices", "amount.0": "tanto" });
  expect(chosen.errors).toEqual([{ id: "amount-0", text: t("lists.paste.errors.quantity") }]);
  expect(chosen.before[0]).toMatchObject({ options: { cut: "slices" }, optionErrors: {} });
});

it("B7: a question stands at its quantity, with the box for the yes, and in the summary", () => {
  const form = new FormData();
  form.set("pick.0", "12");
  form.set("amount.0", "60");
  const question = { error: "cart.beyond.text", more: { value: 60, yes: "cart.beyond.yes" } };
  const { errors, before } = sentChoices(
    readChoices(form),
    viewOf(sampleProduct({ id: 12 })),
    t,
    new Map([[0, question]]),
  );
  expect(errors).toEqual([{ id: "amount-0", text: question.error }]);
  expect(before[0]).toMatchObject({ amount: "60", ...question });
});
