import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, login } from "../../kernel/testing";
import { code, freshShop, isPlain, post, productWith, settleIn, shopper } from "../testing";

beforeAll(freshShop);

const summary = z.object({
  listId: z.int(),
  name: z.string(),
  size: z.int(),
  default: z.literal(true).optional(),
  selected: z.literal(true).optional(),
  sharingData: z.object({ grant: z.string() }),
});
const detail = summary.extend({
  wishlistItems: z.array(
    z.object({ itemId: z.int(), quantity: z.number(), product: z.object({ productId: z.int() }) }),
  ),
});
const listsOf = async (account: string) =>
  (await ask("wishlist/list", z.object({ wishlists: z.array(summary) }), { account })).data.wishlists;
const make = async (account: string, name = "Cena") =>
  (await ask("wishlist/insert", summary, { account, json: { name } })).data.listId;

describe("lists", () => {
  // spec §7: wishlist/view with calculate_stock, list in pages; never cached
  it("are the regular's favourites, one of their own and one shared to read", async () => {
    const lists = await listsOf(await login("regular@example.com"));
    expect(lists.map((list) => [list.default, list.sharingData.grant])).toEqual([
      [true, "WRITE"],
      [undefined, "WRITE"],
      [undefined, "READ"],
    ]);
    expect(lists.every((list) => list.size > 0)).toBe(true);
  });

  it("begin with the first favourite", async () => {
    const { account } = await shopper();
    expect(await listsOf(account)).toEqual([]);
    const { productId } = await productWith(isPlain);
    await post(account, "wishlist/add_prod", { items: [{ productId, quantity: 2 }] });
    await post(account, "wishlist/add_prod", { items: [{ productId, quantity: 2 }] });
    expect(await listsOf(account)).toMatchObject([{ default: true, size: 1 }]);
  });

  it("are made, filled, changed, renamed and deleted", async () => {
    const { account } = await shopper();
    const listId = await make(account);
    const { productId } = await productWith(isPlain);
    const filled = await ask("wishlist/add_prod", detail, {
      account,
      json: { wishlistId: listId, items: [{ productId, quantity: 2 }] },
    });
    const itemId = filled.data.wishlistItems[0]?.itemId;
    await post(account, "wishlist/update_prods", {
      wishlistId: listId,
      items: [{ itemId, productId, quantity: 5 }],
    });
    await post(account, "wishlist/update", { list_id: listId, name: "Cena di domenica" });
    const seen = (await ask(`wishlist/view?list_id=${listId}`, detail, { account })).data;
    expect(seen).toMatchObject({ name: "Cena di domenica", wishlistItems: [{ quantity: 5 }] });
    await post(account, "wishlist/delete_prods", { wishlistId: listId, items: [{ itemId, productId }] });
    await post(account, "wishlist/delete", { list_id: listId });
    expect(await listsOf(account)).toEqual([]);
  });

  it("are favourites when no list is named, found by product when no line is", async () => {
    const { account } = await shopper();
    expect(await code(ask("wishlist/view?calculate_stock=true", z.unknown(), { account }))).toBe(
      "msg.list.unknown",
    );
    const { productId } = await productWith(isPlain);
    await post(account, "wishlist/add_prod", { items: [{ productId }] });
    const seen = await ask("wishlist/view", detail, { account });
    expect(seen.data).toMatchObject({
      default: true,
      wishlistItems: [{ quantity: 1, product: { productId } }],
    });
    await post(account, "wishlist/delete_prods", { items: [{ productId }] });
    expect((await ask("wishlist/view", detail, { account })).data.wishlistItems).toEqual([]);
  });

  // spec §7: wishlist/insert, update, delete, select
  it("remember which one was selected last", async () => {
    const { account } = await shopper();
    const [, second] = [await make(account, "Pranzo"), await make(account)];
    await post(account, "wishlist/select", { list_id: second });
    expect((await listsOf(account)).map(({ selected }) => selected)).toEqual([undefined, true]);
  });

  // spec §7: wishlist/confirm
  it("can be delivered", async () => {
    const { account } = await shopper();
    const address_id = await settleIn(account);
    const list_id = await make(account);
    const { productId } = await productWith(isPlain);
    await post(account, "wishlist/add_prod", { wishlistId: list_id, items: [{ productId, quantity: 2 }] });
    const cart = z.object({ totalItems: z.int() });
    expect(
      (await ask("wishlist/confirm", cart, { account, json: { list_id, address_id } })).data.totalItems,
    ).toBe(1);
  });

  // spec §6: a wishlist with grant READ cannot be edited
  it("refuse bad names, unknown goods, strangers and changes to what is only shared", async () => {
    const { account } = await shopper();
    for (const name of ["", "   ", "x".repeat(81)])
      expect(await code(post(account, "wishlist/insert", { name }))).toBe("msg.list.name");
    const listId = await make(account);
    expect(await code(post(account, "wishlist/insert", { name: " cena " }))).toBe("msg.list.name");
    expect(await code(post(account, "wishlist/update", { list_id: listId, name: "CENA" }))).toBeUndefined();
    expect(
      await code(
        post(account, "wishlist/add_prod", { wishlistId: listId, items: [{ productId: 1, quantity: 1 }] }),
      ),
    ).toBe("msg.product.unknown");
    const { productId } = await productWith(isPlain);
    expect(
      await code(
        post(account, "wishlist/add_prod", { wishlistId: listId, items: [{ productId, quantity: -1 }] }),
      ),
    ).toBe("msg.cart.quantity");
    const stranger = await shopper();
    expect(await code(post(stranger.account, "wishlist/delete", { list_id: listId }))).toBe(
      "msg.list.unknown",
    );
    const regular = await login("regular@example.com");
    const shared = (await listsOf(regular)).find((list) => list.sharingData.grant === "READ")?.listId;
    expect(await code(post(regular, "wishlist/update", { list_id: shared, name: "Mia" }))).toBe(
      "msg.list.readOnly",
    );
    expect(
      await code(
        post(regular, "wishlist/add_prod", { wishlistId: shared, items: [{ productId, quantity: 1 }] }),
      ),
    ).toBe("msg.list.readOnly");
    expect((await ask("wishlist/list", z.unknown())).http).toBe(419);
  });
});
