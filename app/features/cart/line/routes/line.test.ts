import { describe, expect, it } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { lossyCart, productOf, type Fate } from "../../testing/lossy-cart";
import { action as setLine } from "./line";
import { action as removeLine } from "./remove";

type Cart = ReturnType<typeof lossyCart>;

/** Another tab removes the line after this tab has loaded it. */
function emptiedMeanwhile(cart: Cart, itemId: number) {
  const seen = cart.cart();
  cart.lines.delete(itemId);
  let looks = 0;
  return async () => (looks++ === 0 ? seen : cart.cart());
}

/** Posts a line's form; returns the redirect, the messages and the cart's lines. */
async function post(
  action: typeof setLine | typeof removeLine,
  fields: Record<string, string>,
  cart: Cart,
  view: () => Promise<ReturnType<Cart["cart"]>> = cart.shop.ebsn.cart.view,
  open: string[] = [],
) {
  const { context, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: { cart: { ...cart.shop.ebsn.cart, view }, catalog: { fresh: async () => productOf(1) } },
    open,
  });
  const body = new URLSearchParams({ back: "/cart", ...fields });
  const request = new Request("http://loggia.localhost/cart/lines/1", { method: "POST", body });
  const answer: unknown = await action({ context, request, params: { itemId: "1" } });
  return {
    to: answer instanceof Response ? answer.headers.get("Location") : undefined,
    messages: done.flashes.map(({ kind, text, popup }) => `${popup ? "dialog" : kind} ${text}`),
    flashes: done.flashes,
    held: Object.fromEntries(cart.lines),
  };
}
const lost: Fate[][] = [["lost"], ["undone"], ["undone", "lost"], ["lost", "undone"]];

describe("a line's quantity", () => {
  // spec §4: a line that is set or taken out twice, or whose answer is lost: one effect, and said as it is <- app/features/cart/reconcile/reconcile-line.ts
  it.each([[[]], ...lost.map((fates) => [fates])])(
    "is set once, when answers go %j",
    async (fates: Fate[]) => {
      const { to, messages, held } = await post(
        setLine,
        { intent: "to:5" },
        lossyCart({ 1: 2, 2: 4 }, fates),
      );
      expect([to, messages, held]).toEqual(["/cart", ["ok cart.added"], { 1: 5, 2: 4 }]);
    },
  );

  it("warns about a clamped quantity, but not about a script's step", async () => {
    const { messages, held } = await post(setLine, { intent: "sure:900" }, lossyCart({ 1: 2 }));
    expect([messages, held]).toEqual([["warn cart.clamped.max"], { 1: 99 }]);
    const cart = lossyCart({ 1: 2 });
    expect(
      (await post(setLine, { intent: "to:3" }, cart, cart.shop.ebsn.cart.view, ["/cart"])).messages,
    ).toEqual([]);
  });

  it("is refused with its reason", async () => {
    const { messages, held } = await post(setLine, { intent: "to:5" }, lossyCart({ 1: 2 }, [], [1]));
    expect([messages, held]).toEqual([["dialog cart.errors.availability"], { 1: 2 }]);
  });

  it("B7: sets more than a household buys only after a confirmation beside it", async () => {
    const cart = lossyCart({ 1: 2 });
    const { to, flashes, held } = await post(setLine, { intent: "set", quantity: "60 pz" }, cart);
    expect([to, held]).toEqual(["/cart", { 1: 2 }]);
    const at = { form: "/cart/lines/1", typed: "60 pz", more: 60 };
    expect(flashes).toEqual([{ kind: "warn", text: "cart.beyond.text", at }]);
    expect((await post(setLine, { intent: "sure:60", quantity: "60 pz" }, cart)).held).toEqual({ 1: 60 });
    expect((await post(setLine, { intent: "to:61" }, cart)).held, "plus goes on").toEqual({ 1: 61 });
    expect((await post(setLine, { intent: "to:70" }, cart)).held).toEqual({ 1: 61 });
  });

  it("W10: keeps an unreadable quantity in its field, with the reason", async () => {
    const { flashes } = await post(setLine, { intent: "set", quantity: "due o" }, lossyCart({ 1: 2 }));
    const at = { form: "/cart/lines/1", typed: "due o" };
    expect(flashes).toEqual([{ kind: "error", text: "cart.errors.quantity", at }]);
  });

  it("redirects to the removal question at zero", async () => {
    const { to, held } = await post(setLine, { intent: "to:0" }, lossyCart({ 1: 2 }));
    expect([to, held]).toEqual(["/cart/lines/1/remove?back=/cart", { 1: 2 }]);
  });

  // spec §4: a line that is set or taken out twice, or whose answer is lost: one effect, and said as it is
  it.each<Fate[]>([["ok"], ["lost"], ["undone"]])(
    "warns and adds no product if the line is gone, before or meanwhile (%s)",
    async (fate) => {
      const before = await post(setLine, { intent: "to:5" }, lossyCart({ 2: 4 }, [fate]));
      expect([before.messages, before.held]).toEqual([["warn cart.errors.lineGone"], { 2: 4 }]);
      const cart = lossyCart({ 1: 2, 2: 4 }, [fate]);
      const meanwhile = await post(setLine, { intent: "to:5" }, cart, emptiedMeanwhile(cart, 1));
      expect([meanwhile.messages, meanwhile.held]).toEqual([["warn cart.errors.lineGone"], { 2: 4 }]);
    },
  );
});

describe("a line that is taken out", () => {
  // spec §4: a line that is set or taken out twice, or whose answer is lost: one effect, and said as it is
  it.each([[[]], ...lost.map((fates) => [fates])])("goes once, when answers go %j", async (fates: Fate[]) => {
    const { to, messages, held } = await post(removeLine, {}, lossyCart({ 1: 2, 2: 4 }, fates));
    expect([to, messages, held]).toEqual(["/cart", ["ok cart.remove.done"], { 2: 4 }]);
  });

  it("removes no other line if it is already gone", async () => {
    const again = await post(removeLine, {}, lossyCart({ 2: 4 }));
    expect([again.messages, again.held]).toEqual([["info cart.errors.lineGone"], { 2: 4 }]);
    const cart = lossyCart({ 1: 2, 2: 4 });
    const meanwhile = await post(removeLine, {}, cart, emptiedMeanwhile(cart, 1));
    expect([meanwhile.messages, meanwhile.held]).toEqual([["ok cart.remove.done"], { 2: 4 }]);
  });

  it("and is refused, says so", async () => {
    const { messages, held } = await post(removeLine, {}, lossyCart({ 1: 2 }, [], [1]));
    expect([messages, held]).toEqual([["error cart.errors.removing"], { 1: 2 }]);
  });
});
