import { expect, it } from "vitest";
import * as paths from "./paths";
import { missingAt, othersOf, type Missing } from "./missing";

it.each<[string, Missing]>([
  [paths.product("gone"), "product"],
  [paths.productOptions("gone"), "product"],
  [`${paths.chooseList}?product=9`, "product"],
  [paths.category("frutta/gone"), "category"],
  [paths.flyer("gone"), "flyer"],
  [paths.store("gone"), "store"],
  [paths.faqCategory("gone"), "faq"],
  [paths.order(9), "order"],
  [paths.cancelOrder(9), "order"],
  [paths.paymentCompleted(9), "order"],
  [paths.paymentError(9), "order"],
  [paths.list(9), "list"],
  [paths.renameList(9), "list"],
  [paths.editAddress(9), "address"],
  [paths.invoicePerson(9), "invoicePerson"],
])("S13: a missing page at %s is a %s", (path, missing) => {
  expect(missingAt(path)).toBe(missing);
});

it("S13: a missing page without a kind, or a list itself, is only a page", () => {
  const lists = Object.values(othersOf);
  for (const path of [paths.home, paths.contentPage("gone"), paths.search, ...lists])
    expect(missingAt(path)).toBeUndefined();
});
