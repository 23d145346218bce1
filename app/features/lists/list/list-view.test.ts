import { describe, expect, it } from "vitest";
import type { ListItem, ShoppingList } from "~/model/list";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { tenantTexts } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import * as paths from "~/page/paths";
import { listView } from "./list-view";

const { translate: t } = tenantTexts(tenants.loggia, "it");
const item = (itemId: number, product = sampleProduct(), value = 2): ListItem => ({
  itemId,
  product,
  quantity: { by: product.rule.by, value },
});
const shop = { t, locale: "it" as const, chosenAllergens: [] };
const list = (items: ListItem[], more: Partial<ShoppingList> = {}): ShoppingList => ({
  id: 4,
  name: "Cena",
  size: items.length,
  favourites: false,
  editable: true,
  selected: false,
  items,
  ...more,
});
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the cost of a list", () => {
  it("leaves out what is sold out", () => {
    const gone = sampleProduct({ id: 8, soldOut: true });
    const view = listView(list([item(1), item(2, gone)]), shop);
    expect(plain(view.estimate)).toBe("2,98 €");
    expect(listView(list([item(2, gone)]), shop).estimate).toBeUndefined();
  });
});

describe("a list's page", () => {
  // spec §8: products of a list that cannot be bought are named, with something else <- app/features/lists/list/load-list.ts, app/features/lists/list/list-view.ts
  it("says what is sold out, with something else, and what the cart holds already", () => {
    const gone = sampleProduct({ id: 8, soldOut: true });
    const instead = new Map([[8, { href: paths.category("pasta"), products: [] }]]);
    const cart = sampleCart({ items: [sampleItem(sampleProduct())] });
    const { lines } = listView(list([item(1), item(2, gone)]), { ...shop, cart, instead });
    expect(lines[0]).toMatchObject({ inCart: "Già nel carrello: 1 pezzo", soldOut: false });
    expect(lines[1]).toMatchObject({
      soldOut: true,
      instead: { href: paths.category("pasta") },
      inCart: undefined,
    });
  });

  // spec §8: products of a list that cannot be bought are named, with something else
  it("warns when less is left than the list asks for", () => {
    const few = sampleProduct({ left: 1 });
    const heavy = sampleProduct({ rule: loose, left: 400 });
    const { lines } = listView(list([item(1, few), item(2, heavy, 1500)]), shop);
    expect(lines.map(({ left }) => left)).toEqual(["Ne restano solo 1 pezzo.", "Ne restano solo 400 g."]);
  });

  it("calls the favourites by their name, at their address", () => {
    const view = listView(list([], { favourites: true, name: "Preferiti" }), shop);
    expect([view.name, view.path, view.cartPath]).toEqual([
      "Lista preferiti",
      "/profile/lists/favourites",
      "/profile/lists/4/cart",
    ]);
  });
});
