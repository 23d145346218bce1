import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Refusal } from "~/model/refusal";
import { testShop } from "~/platform/testing/test-shop";
import { lossyCart } from "../../testing/lossy-cart";
import { emptyCart } from "~/lib/testing/sample-cart";
import { action } from "./remove";

/** Removes line 7, which the backend refuses for this reason; returns the messages. */
async function removeRefused(reason: Refusal) {
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      cart: {
        view: async () => lossyCart({ 7: 2 }).cart(),
        remove: async () => {
          throw new EbsnError("refused", "cart/delete", { reason });
        },
      },
    },
  });
  const request = new Request("http://shop.test/cart/lines/7/remove", {
    method: "POST",
    body: new URLSearchParams(),
  });
  await action({ context: { shop }, request, params: { itemId: "7" } });
  return done.flashes.map(({ kind, text }) => `${kind} ${text}`);
}

// spec delivery: a line of the cart whose product cannot be read is shown, because it is paid
test("removes a line with an unreadable product", async () => {
  const remove = vi.fn(async () => emptyCart());
  const unreadable = [{ itemId: 7, productId: 9, amount: 2, total: 500 }];
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: { cart: { view: async () => emptyCart({ unreadable }), remove } },
  });
  const send = (itemId: string) => {
    const url = `http://shop.test/cart/lines/${itemId}/remove`;
    const request = new Request(url, { method: "POST", body: new URLSearchParams() });
    return action({ context: { shop }, request, params: { itemId } });
  };
  await send("7");
  expect(remove).toHaveBeenCalledExactlyOnceWith([{ itemId: 7, productId: 9 }]);
  expect(done.flashes).toEqual([{ kind: "ok", text: "cart.remove.done" }]);
});

// spec attacked: F6 nothing that adds is repeated blindly; a lost answer is looked up <- app/features/cart/reconcile/reconcile-cart.ts, app/features/checkout/place-order/buy-once.ts
test("F6: reports a line as removed if the backend does not know it any more", async () => {
  expect(await removeRefused("unknownLine")).toEqual(["ok cart.remove.done"]);
  expect(await removeRefused("other")).toEqual(["error cart.errors.removing"]);
});
