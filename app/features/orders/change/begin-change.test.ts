import { describe, expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { cancelOrder } from "./cancel-order";
import { action as begin } from "./routes/change";
import { action as undo } from "./routes/undo";
import { whyClosed } from "../why-closed";

const order = sampleOrder({ id: 900, canModify: true });
const changingCart = (orderId?: number): Cart =>
  sampleCart({ state: "changing", ...(orderId && { changes: { orderId } }) });

/** A shop whose cart becomes the order's cart, and its own again. */
function shopWith({
  modify,
  cart = sampleCart(),
  told = true,
  now = order,
}: {
  modify?: () => Promise<Cart>;
  cart?: Cart;
  told?: boolean;
  now?: typeof order;
} = {}) {
  let held = cart;
  const calls = {
    modify: vi.fn(modify ?? (async () => (held = changingCart(told ? 900 : undefined)))),
    cancelModify: vi.fn(async () => (held = sampleCart())),
  };
  const { shop, done, context } = orderShop({
    orders: { view: async () => now, ...calls },
    cart: { view: async () => held },
  });
  return { shop, done, calls, press: (what: typeof begin) => what({ context, ...posted("900") }) };
}
const led = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : undefined);

describe("changing a placed order", () => {
  it.each([true, false])(
    "begins and undoes a change once if pressed twice (order named by the backend: %s)",
    async (told) => {
      const { calls, press, shop, done } = shopWith({ told });
      expect([led(await press(begin)), led(await press(begin))]).toEqual(["/cart", "/cart"]);
      expect([calls.modify.mock.calls.length, shop.session.changing]).toEqual([1, 900]);
      expect([led(await press(undo)), led(await press(undo))]).toEqual([
        "/profile/orders/900",
        "/profile/orders/900",
      ]);
      expect([calls.cancelModify.mock.calls.length, shop.session.changing]).toEqual([1, undefined]);
      expect(done.flashes.map(({ text }) => text)).toEqual(["orders.undo.done", "orders.undo.nothing"]);
    },
  );

  it("sends no change of an order that cannot be changed, but leads to its page", async () => {
    const { calls, press } = shopWith({ now: { ...order, canModify: false } });
    expect(led(await press(begin))).toBe("/profile/orders/900/change");
    expect(calls.modify).not.toHaveBeenCalled();
  });

  // spec orders: order/modify, order/cancel-modify; a banner on every page meanwhile (§4) <- app/features/orders/change/begin-change.ts, app/features/orders/change/change-view.ts
  it("is refused honestly when the store takes charge meanwhile", async () => {
    const modify = async () => {
      throw new EbsnError("refused", "order/modify", { reason: "orderState", texts: ["No."] });
    };
    const { press, done, shop } = shopWith({ modify });
    expect(led(await press(begin))).toBe("/profile/orders/900/change");
    expect(done.flashes.map(({ text }) => text)).toEqual(["orders.change.refused"]);
    expect(shop.session.changing).toBeUndefined();
  });

  it("gives up no change of another order", async () => {
    const { calls, press } = shopWith({ cart: changingCart(901) });
    await press(undo);
    expect(calls.cancelModify).not.toHaveBeenCalled();
  });

  it("says why one cannot be changed (§4)", () => {
    const why = (more: Partial<typeof order>) => whyClosed({ ...order, ...more });
    const card = { id: 1, kind: "card" as const, name: "Carta" };
    expect([why({ payment: card }), why({ status: "waiting", payment: card })]).toEqual(["card", "waiting"]);
    expect([why({}), why({ status: "preparing", payment: card }), why({ status: "out" })]).toEqual([
      ...["taken", "taken", "taken"],
    ]);
    expect([why({ status: "delivered" }), why({ status: "cancelled" })]).toEqual(["over", "over"]);
  });
});

describe("taking an order back", () => {
  const t = (key: string) => key;
  const cancelled = async () => ({ ...order, status: "cancelled" as const });
  const say = (
    cancel: () => Promise<void>,
    view: () => Promise<typeof order> = async () => order,
    now = order,
  ) => cancelOrder({ t, ebsn: { orders: { cancel, view } } }, now);
  const fails =
    (kind: EbsnError["kind"], reason: EbsnError["reason"] = "orderState") =>
    async () => {
      throw new EbsnError(kind, "order/delete", { reason, texts: ["Il negozio ha già iniziato."] });
    };

  it("is confirmed, also if the order was already cancelled", async () => {
    expect((await say(async () => undefined)).text).toBe("orders.cancelled");
    expect((await say(fails("down"), cancelled, await cancelled())).text).toBe("orders.cancelled");
  });

  it("looks a lost answer up, and says that it is too late where it is", async () => {
    expect((await say(fails("lost"), cancelled)).text).toBe("orders.cancelled");
    await expect(say(fails("lost"))).rejects.toMatchObject({ kind: "lost" });
    expect((await say(fails("refused"))).text).toBe("orders.errors.state");
    expect((await say(fails("refused", "other"))).text).toBe("Il negozio ha già iniziato.");
  });
});
