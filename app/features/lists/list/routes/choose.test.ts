import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { productOf } from "~/features/cart/testing/lossy-cart";
import type { ShoppingList } from "~/model/list";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./choose";

const list: ShoppingList = {
  id: 4,
  name: "Cena",
  size: 0,
  favourites: false,
  editable: true,
  selected: false,
  items: [],
};

test("confirms added goods even if the list cannot be marked as last used", async () => {
  const put = vi.fn(async () => list);
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      catalog: {
        listing: async () => ({
          products: [productOf(11)],
          paging: { page: 1, pages: 1, items: 1, pageSize: 1 },
          facets: [],
        }),
      },
      lists: {
        view: async () => list,
        put,
        select: () => Promise.reject(new EbsnError("lost", "wishlist/select")),
      },
    },
  });
  const request = new Request("http://shop.test/profile/lists/add?product=11&back=/catalog", {
    method: "POST",
    body: new URLSearchParams({ listId: "4" }),
  });
  const answer: unknown = await action({ context: { shop }, request, params: {} });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/catalog");
  expect(put).toHaveBeenCalledOnce();
  expect(done.flashes).toMatchObject([{ kind: "ok" }]);
});
