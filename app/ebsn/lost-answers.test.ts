import { describe, expect, test } from "vitest";
import { answering, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, cart } from "./testing/wire-samples";

const server = testBackend();
const unreadable = "<html>";
const elsewhere = { ...cart, shippingAddress: undefined, timeslot: undefined, cartInfos: {}, cartItems: [] };

type Ebsn = ReturnType<typeof shopperEbsn>;
const changes: [name: string, method: "get" | "post", path: string, set: (ebsn: Ebsn) => Promise<unknown>][] =
  [
    ["the note", "post", "cart/update-cart-info", ({ cart }) => cart.setNote(" Suonare\r\ndue volte")],
    [
      "what is wanted for a line",
      "post",
      "cart/update-infos",
      ({ cart }) => cart.setLinePreferences([{ itemId: 1, ifMissing: "similar" }]),
    ],
    ["the address", "post", "user-address/select", ({ places }) => places.selectAddress(70)],
    ["the timeslot", "get", "timeslot/select", ({ slots }) => slots.select("2026-11-27", 4)],
  ];

describe.each(changes)("F6: a lost answer to setting %s", (_name, method, path, set) => {
  test("is looked up, and what was set is not set again", async () => {
    const change = answering(method, path, unreadable);
    server.use(change.handler, answering("get", "cart/view", answer(cart)).handler);
    expect(await set(shopperEbsn())).toMatchObject({ id: 5, note: "Suonare due volte" });
    expect(change.seen).toHaveLength(1);
  });

  test("is followed by a second try where it was not set, and told as lost after that", async () => {
    const change = answering(method, path, unreadable);
    const view = answering("get", "cart/view", answer(elsewhere));
    server.use(change.handler, view.handler);
    await expect(set(shopperEbsn())).rejects.toMatchObject({ kind: "lost" });
    expect([change.seen.length, view.seen.length]).toEqual([2, 2]);
  });
});

test("a lost answer to the wish for another substitute is looked up by its name", async () => {
  const [line] = cart.cartItems;
  const notes = "Se manca, prendi «Penne».";
  const standing = {
    ...cart,
    cartItems: [{ ...line, cartItemInfo: { accept_alternatives: "true", notes } }],
  };
  const wish = (substitute: string) => {
    const change = answering("post", "cart/update-infos", unreadable);
    server.use(change.handler, answering("get", "cart/view", answer(standing)).handler);
    const set = shopperEbsn().cart.setLinePreferences([{ itemId: 1, ifMissing: "similar", substitute }]);
    return { set, change };
  };
  const same = wish("Penne");
  await same.set;
  expect(same.change.seen).toHaveLength(1);
  await expect(wish("Fusilli").set).rejects.toMatchObject({ kind: "lost" });
});
