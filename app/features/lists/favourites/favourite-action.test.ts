import { expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { runOrDefer } from "~/features/pending/public.server";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { ShoppingList } from "~/model/list";
import { testShop } from "~/platform/testing/test-shop";
import { readFavourite, setFavourite } from "./favourite-action";

// spec §6: login is asked for when a product is saved as a favourite, and it is saved after the login
it("says which product and which way, and where to come back to", () => {
  expect(
    readFavourite([
      ["add", "12"],
      ["back", "/category/pasta"],
    ]),
  ).toEqual({
    productId: 12,
    on: true,
    back: "/category/pasta",
  });
  expect(readFavourite([["remove", "12"]])).toEqual({
    productId: 12,
    on: false,
    back: "/profile/lists/favourites",
  });
});

it("returns undefined without a product, and never leads to another site", () => {
  for (const id of ["", "0", "-1", "abc", "1.5", "99999999999"]) {
    expect(readFavourite([["add", id]])).toBeUndefined();
  }
  expect(readFavourite([["back", "/"]])).toBeUndefined();
  expect(
    readFavourite([
      ["add", "1"],
      ["back", "//evil.example"],
    ])?.back,
  ).toBe("/profile/lists/favourites");
});

it("confirms a new favourite, and ignores an already removed favourite", async () => {
  const put = vi.fn(
    async () =>
      ({
        items: [{ product: sampleProduct({ id: 12, name: "Pane", brand: "", pack: "" }) }],
      }) as ShoppingList,
  );
  const takeOut = vi.fn(async () => {
    throw new EbsnError("refused", "wishlist/delete_prods", { reason: "unknownProduct" });
  });
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a" } },
    ebsn: { lists: { put, takeOut } },
  });
  const answer = await runOrDefer(shop, setFavourite, { productId: 12, on: true, back: "/catalog" });
  expect(answer.headers.get("Location")).toBe("/catalog");
  await runOrDefer(shop, setFavourite, { productId: 12, on: false, back: "/catalog" });
  expect(put).toHaveBeenCalledWith(undefined, [{ productId: 12 }]);
  expect(done.flashes).toEqual([{ kind: "ok", text: "lists.heart.added" }]);
});
