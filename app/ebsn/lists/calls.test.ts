import { expect, test } from "vitest";
import { answering, shopperEbsn, testBackend } from "../testing/test-backend";
import { answer, apples, cart, pasta } from "../testing/wire-samples";

const server = testBackend();
const list = {
  listId: 4,
  name: "Cena",
  size: 2,
  sharingData: { grant: "WRITE" },
  wishlistItems: [
    { itemId: 1, product: pasta, quantity: 2 },
    { itemId: 2, product: apples, quantity: 0.5, weight: 0.5 },
  ],
};
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 20 };

// spec §3: wishlist: name, size, default flag, items, grant <- app/ebsn/lists/wire.ts, app/ebsn/lists/mapping.ts
test("reads lists with favourites, read-only and last-used flags", async () => {
  const wishlists = [
    { listId: 3, name: "Preferiti", size: 6, default: true, sharingData: { grant: "WRITE" } },
    { listId: 5, name: "Festa", size: 1, selected: true, sharingData: { grant: "READ" } },
  ];
  const { handler, seen } = answering("get", "wishlist/list", answer({ wishlists, page }));
  server.use(handler);
  const { lists } = await shopperEbsn().lists.page({ page: 2 });
  expect(lists).toEqual([
    { id: 3, name: "Preferiti", size: 6, favourites: true, editable: true, selected: false },
    { id: 5, name: "Festa", size: 1, favourites: false, editable: false, selected: true },
  ]);
  expect(seen[0]?.url).toContain("?page=2&pageSize=20");
});

// spec §3: wishlist: name, size, default flag, items, grant
// spec §7: wishlist/view with calculate_stock, list in pages; never cached <- app/ebsn/lists/calls.ts, app/features/lists/favourites/favourite-ids.ts
test("view reads a list's items with weights in grams and requests today's stock", async () => {
  const { handler, seen } = answering("get", "wishlist/view", answer(list));
  server.use(handler);
  const { items, size } = await shopperEbsn().lists.view(4);
  expect([size, items.map(({ quantity }) => quantity)]).toEqual([
    2,
    [
      { by: "piece", value: 2 },
      { by: "weight", value: 500 },
    ],
  ]);
  expect(seen[0]?.url).toContain("?calculate_stock=true&list_id=4");
});

test("missing favourites are empty, any other refusal is thrown", async () => {
  const none = answering("get", "wishlist/view", answer({}, { status: 20, code: "msg.list.unknown" }));
  server.use(none.handler);
  const { lists } = shopperEbsn();
  expect(await lists.favourites()).toBeUndefined();
  expect(await lists.favouriteIds()).toEqual([]);
  await expect(lists.view(9)).rejects.toMatchObject({ reason: "unknownList" });
});

// spec §7: wishlist/view with calculate_stock, list in pages; never cached
test("favouriteIds reads only the ids of products", async () => {
  const wishlistItems = [{ product: { productId: 11 } }, { product: { productId: 12, name: 5 } }];
  const { handler } = answering("get", "wishlist/view", answer({ wishlistItems }));
  server.use(handler);
  expect(await shopperEbsn().lists.favouriteIds()).toEqual([11, 12]);
});

// spec §7: wishlist/add_prod, update_prods, delete_prods <- app/ebsn/lists/calls.ts, app/features/lists/list/routes/item.tsx
test("sends quantities in the wire's units", async () => {
  const put = answering("post", "wishlist/add_prod", answer(list));
  const set = answering("post", "wishlist/update_prods", answer(list));
  const out = answering("post", "wishlist/delete_prods", answer(list));
  server.use(put.handler, set.handler, out.handler);
  const { lists } = shopperEbsn();
  const { items } = await lists.put(undefined, [{ productId: 11 }]);
  const [, weighed] = items;
  if (!weighed) throw new Error("the list has two lines");
  await lists.setQuantity(4, weighed, { by: "weight", value: 1200 });
  await lists.takeOut(undefined, 11);
  expect(await put.seen[0]?.json()).toEqual({ items: [{ productId: 11 }] });
  expect(await set.seen[0]?.json()).toEqual({
    wishlistId: 4,
    items: [{ itemId: 2, productId: 12, quantity: 1.2, weight: 1.2 }],
  });
  expect(await out.seen[0]?.json()).toEqual({ items: [{ productId: 11 }] });
});

// spec §7: cart/add-all-from-wishlist <- app/features/lists/list/list-to-cart-action.ts
test("creates a list and sends it to the cart and to an address", async () => {
  const made = answering("post", "wishlist/insert", answer({ ...list, wishlistItems: undefined }));
  const moved = answering("post", "cart/add-all-from-wishlist", answer(cart));
  const confirmed = answering("post", "wishlist/confirm", answer(cart));
  server.use(made.handler, moved.handler, confirmed.handler);
  const { lists } = shopperEbsn();
  expect((await lists.create("Cena")).id).toBe(4);
  expect((await lists.toCart(4)).items).toHaveLength(2);
  await lists.deliver(4, 70);
  expect(await made.seen[0]?.text()).toBe("name=Cena");
  expect(await moved.seen[0]?.text()).toBe("list_id=4");
  expect(await confirmed.seen[0]?.text()).toBe("list_id=4&address_id=70");
});
