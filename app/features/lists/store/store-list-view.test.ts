import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleList } from "../testing/sample-list";
import { storeListView } from "./store-list-view";

// spec again: the chosen allergens are said on the product's page, on cards, in its options and in the cart <- app/features/lists/store/store-list-view.ts
it("names a product's chosen allergens below its line", () => {
  const list = sampleList();
  const items = list.items.map((item, nth) => ({
    ...item,
    product: { ...item.product, allergens: nth === 0 ? "Contiene latte" : "Contiene glutine" },
  }));
  const shop = { t: translatorFor(tenants.loggia, "it"), locale: "it" as const };
  const helps = (chosenAllergens: ("milk" | "eggs")[]) =>
    storeListView({ ...list, items }, [], { ...shop, chosenAllergens }).shelves.flatMap(({ lines }) =>
      lines.map(({ help }) => help.includes("Contiene latte")),
    );
  expect(helps(["milk"])).toEqual([true, false]);
  expect(helps([])).toEqual([false, false]);
});
