import { describe, expect, it } from "vitest";
import { runOrDefer } from "~/features/pending/public.server";
import { EbsnError } from "~/ebsn/errors";
import type { Cart } from "~/model/cart";
import type { Product } from "~/model/product";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { addToCart } from "./add-to-cart-action";
import type { Addition } from "./addition";
import { lossyCart, productOf } from "../testing/lossy-cart";
import { sampleCart } from "~/lib/testing/sample-cart";

const user = { id: 7, login: "a@example.com" };
const cut = {
  parameter: "CUT",
  name: "Affettatura",
  mode: "radio" as const,
  values: [{ key: "thin", name: "Sottile" }],
};
const today = () => ({ date: "2026-11-24", time: "10:00", at: 0 });

/** Adds a product to the given cart; returns the messages, the redirect and the cart's lines. */
async function add(
  addition: Partial<Addition>,
  {
    held = {},
    product = productOf(7),
    cart = {},
    visitor = false,
    now = today,
    valid = true,
    short = false,
  }: {
    held?: Record<number, number>;
    product?: Product;
    cart?: Partial<Cart>;
    visitor?: boolean;
    now?: typeof today;
    /** True if the backend accepts the gift code. */
    valid?: boolean;
    /** The backend has less left than the page showed. */
    short?: boolean;
  } = {},
) {
  const backend = lossyCart(held, [], short ? [7] : []);
  const view = async () => ({ ...backend.cart(), ...cart });
  const listing = async () => ({
    products: [product],
    paging: { page: 1, pages: 1, items: 1, pageSize: 1 },
    facets: [],
  });
  const sent: string[] = [];
  const gifts = {
    async check(code: string) {
      sent.push(`${code} with ${backend.lines.size} lines`);
      if (!valid) throw new EbsnError("refused", "cart-giftcertificate/check", { reason: "giftCode" });
      return {};
    },
    add: async () => backend.cart(),
  };
  const { shop, done } = testShop({
    ...(!visitor && { session: { user } }),
    ebsn: {
      cart: { ...backend.shop.ebsn.cart, view },
      catalog: { listing, fresh: async () => ({ ...product, left: 2, rule: { ...product.rule, max: 2 } }) },
      gifts,
      today: now,
    },
  });
  const answer = await runOrDefer(shop, addToCart, {
    productId: 7,
    amount: { kind: "first" },
    options: {},
    back: "/",
    ...addition,
  });
  return {
    to: answer.headers.get("Location"),
    held: backend.lines.get(7),
    said: done.flashes.map(({ kind, text, popup }) => `${popup ? "dialog" : kind} ${text}`),
    waiting: shop.pending.action?.data,
    sent,
  };
}

describe("W2: a price that was shown before the place was chosen", () => {
  const now = productOf(7).price?.now ?? 0;
  it.each([
    ["rises", now - 7, ["ok cart.added", "warn cart.otherPrice.dearer"]],
    ["falls", now + 7, ["ok cart.added", "warn cart.otherPrice.cheaper"]],
    ["stays", now, ["ok cart.added"]],
    ["is not known", undefined, ["ok cart.added"]],
  ] as const)("%s: warns only about a different price", async (_what, shownPrice, said) => {
    expect((await add({ shownPrice })).said).toEqual(said);
  });

  it("is stored with the pending addition, and not replaced by a later price", async () => {
    expect((await add({}, { visitor: true })).waiting).toMatchObject({ shownPrice: now });
    const { waiting } = await add({ shownPrice: 1 }, { cart: { slot: undefined } });
    expect(waiting).toMatchObject({ shownPrice: 1 });
  });
});

describe("the first unit needs, in the order of §4,", () => {
  it("the login", async () => {
    const { to, waiting } = await add({ back: paths.category("pane") }, { visitor: true });
    expect(to).toBe("/login?back=/category/pane");
    expect(waiting).toMatchObject({ productId: 7 });
  });

  // spec §4: address and slot count unless autoAssigned, or the tenant bypasses <- app/lib/chosen.ts, app/features/pending/missing-delivery-step.ts
  // spec §4: adding the first unit: login, address, timeslot, options, an optional gift code, then the product <- app/features/cart/add/add-to-cart-action.ts
  it("the address, then the slot, then the options", async () => {
    const product = { ...productOf(7), options: [cut] };
    const to = async (cart: Partial<Cart>, options = {}) => (await add({ options }, { product, cart })).to;
    expect(await to({ address: undefined, slot: undefined })).toBe("/delivery/address?back=/");
    expect(await to({ slot: undefined })).toBe("/delivery/timeslot?back=/");
    expect(await to({})).toBe(`/product/${product.slug}/options`);
    expect(await to({}, { CUT: "thick" })).toBe(`/product/${product.slug}/options`);
    expect(await to({}, { CUT: "thin" })).toBe("/");
  });

  // spec delivery: a slot that is over, or an address no longer served, counts as not chosen
  it("a slot that is not over, and an address that is still served", async () => {
    const later = () => ({ date: "2026-11-29", time: "10:00", at: 0 });
    expect((await add({}, { now: later })).to).toBe("/delivery/timeslot?back=/");
    const { address } = sampleCart();
    const away = address && { ...address, active: false };
    expect((await add({}, { cart: { address: away } })).to).toBe("/delivery/address?back=/");
  });

  // spec §4: address and slot count unless autoAssigned, or the tenant bypasses
  it("a choice by the shopper: what the server assigned by itself does not count", async () => {
    const { address } = sampleCart();
    const assigned = address && { ...address, autoAssigned: true };
    expect((await add({}, { cart: { address: assigned } })).to).toBe("/delivery/address?back=/");
  });
});

describe("adding", () => {
  it("adds the desired quantity and confirms it", async () => {
    expect(await add({ amount: { kind: "exactly", value: 3 } })).toMatchObject({
      held: 3,
      to: "/",
      said: ["ok cart.added"],
    });
  });

  it("asks for no step where the cart holds the product, and never lowers it by a first add", async () => {
    const unchanged = await add({}, { held: { 7: 5 }, cart: {} });
    expect(unchanged).toMatchObject({ held: 5, said: ["info cart.already"], to: "/" });
  });

  it("confirms to a form that was posted twice what the first one did", async () => {
    const second = await add({ amount: { kind: "atLeast", value: 1 } }, { held: { 7: 1 } });
    expect(second).toMatchObject({ held: 1, said: ["ok cart.added"], to: "/" });
  });

  it("confirms what the cart holds after a repeated tap, without adding again", async () => {
    const again = await add({ amount: { kind: "atLeast", value: 1 }, again: true }, { held: { 7: 2 } });
    expect(again).toMatchObject({ held: 2, said: ["ok cart.added"], to: "/" });
  });

  it("keeps the line when what was typed is no quantity", async () => {
    const typed = await add({ amount: { kind: "typed", text: "boh" } }, { held: { 7: 5 } });
    expect(typed).toMatchObject({ held: 5, said: ["error cart.errors.quantity"] });
  });

  it("asks before a line is taken away", async () => {
    expect((await add({ amount: { kind: "exactly", value: 0 } }, { held: { 7: 5 } })).to).toBe(
      "/cart/lines/7/remove",
    );
  });

  // spec §4: adding the first unit: login, address, timeslot, options, an optional gift code, then the product
  it("§4: sends an optional gift code first, and adds the product even if it is invalid", async () => {
    expect(await add({ giftCode: "ESTATE" })).toMatchObject({
      sent: ["ESTATE with 0 lines"],
      held: 1,
      said: ["ok cart.gift.added", "ok cart.added"],
    });
    expect(await add({ giftCode: "BOH" }, { valid: false })).toMatchObject({
      held: 1,
      said: ["error cart.gift.invalidNamed", "ok cart.added"],
    });
    const waiting = await add({ giftCode: "ESTATE" }, { cart: { slot: undefined } });
    expect(waiting).toMatchObject({ sent: [], waiting: { giftCode: "ESTATE" } });
  });

  it("says what cannot be had", async () => {
    const gone = { ...productOf(7), soldOut: true };
    expect((await add({}, { product: gone })).said).toEqual(["dialog cart.errors.soldOut"]);
    expect((await add({}, { product: productOf(8) })).said).toEqual(["error cart.errors.unknownProduct"]);
  });

  it("S6: shows a dialog with OK if the backend has less left than desired", async () => {
    const asked = { amount: { kind: "exactly" as const, value: 3 } };
    expect(await add(asked, { short: true })).toMatchObject({
      held: undefined,
      said: ["dialog cart.errors.left"],
    });
  });

  // spec attacked: S6 a typed weight below WEIGHT_SELLING is none <- app/lib/quantity.ts
  it("S6, T13: names the lowest weight when less is typed, and asks before a line is removed", async () => {
    const rule = { ...productOf(7).rule, by: "weight" as const, first: 500, min: 500, step: 100, max: 5000 };
    const product = { ...productOf(7), rule };
    const typed = { amount: { kind: "typed" as const, text: "0,2" } };
    expect((await add(typed, { product })).said).toEqual(["error cart.errors.tooLittle"]);
    expect((await add(typed, { product, held: { 7: 500 } })).to).toBe("/cart/lines/7/remove");
  });
});
