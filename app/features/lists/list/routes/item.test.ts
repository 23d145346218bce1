import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { sampleList } from "../../testing/sample-list";
import { action as setItem } from "./item";
import { action as removeItem } from "./remove-item";

/**
 * Posts to the first line of the sample list; returns the redirect, the messages and the backend
 * calls.
 */
async function post(action: typeof setItem, fields: Record<string, string>, refused = false) {
  const asked: string[] = [];
  const note = (name: string) =>
    vi.fn(async () => {
      if (refused) throw new EbsnError("refused", `wishlist/${name}`, { reason: "unknownLine" });
      asked.push(name);
      return sampleList();
    });
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      lists: { view: async () => sampleList(), setQuantity: note("set"), takeOut: note("take out") },
    },
  });
  const request = new Request("http://shop.test/profile/lists/4/items/1", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer: unknown = await action({ context: { shop }, request, params: { listId: "4", itemId: "1" } });
  if (!(answer instanceof Response)) throw new Error("no redirect");
  return { to: answer.headers.get("Location"), said: done.flashes.map(({ text }) => text), asked };
}

// spec §2.3: confirmation before a cart item is removed: name, quantity, unit
test.each<Record<string, string>>([{ intent: "to:0" }, { intent: "set", quantity: "0" }])(
  "T12: asks before a quantity of zero removes a product: %j",
  async (fields) => {
    expect(await post(setItem, fields)).toEqual({
      to: "/profile/lists/4/items/1/remove?back=/profile/lists/4",
      said: [],
      asked: [],
    });
  },
);

test("T12: removes an item after confirmation, and reports an already removed item", async () => {
  const gone = { to: "/profile/lists/4", said: ["lists.line.remove.done"], asked: ["take out"] };
  expect(await post(removeItem, {})).toEqual(gone);
  expect(await post(removeItem, {}, true)).toEqual({ ...gone, said: ["lists.errors.itemGone"], asked: [] });
});

test("a quantity is written at once", async () => {
  expect(await post(setItem, { intent: "to:3" })).toMatchObject({ to: "/profile/lists/4", asked: ["set"] });
});
