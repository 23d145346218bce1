import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import { emptyCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { Category } from "~/model/catalogue";
import { loadFrame } from "./load-frame";

type Backend = { roots: () => Promise<Category[]>; view: () => Promise<Cart> };
type FrameShop = Parameters<typeof loadFrame>[0];

const user = { id: 3, login: "anna@example.com" };
const root: Category = { id: 1, name: "Pane", slug: "pane", hidden: false, children: [] };
const fails = (kind: EbsnError["kind"]) => () => Promise.reject(new EbsnError(kind, "cart/view"));
const cart = emptyCart({ user: { id: 3, firstName: "Anna" } });

function shop(backend: Partial<Backend>, signedIn: boolean): FrameShop {
  const { roots = () => Promise.resolve([root]), view = () => Promise.resolve(cart) } = backend;
  return {
    tenant: tenants.loggia,
    locale: "it",
    switches: {},
    lite: false,
    consent: undefined,
    session: { ...(signedIn && { user }) },
    ebsn: { catalog: { roots }, cart: { view }, today: () => ({ date: "2026-11-21", time: "10:00", at: 0 }) },
  };
}

describe("the frame of every page", () => {
  it("does not request a cart for a visitor", async () => {
    const view = () => Promise.reject(new Error("asked"));
    const data = await loadFrame(shop({ view }, false));
    expect(data).toMatchObject({ menu: [{ name: "Pane", slug: "pane" }], year: 2026 });
    expect([data.user, data.cart, data.cartDown]).toEqual([undefined, undefined, undefined]);
  });

  it("greets the shopper by first name", async () => {
    expect((await loadFrame(shop({}, true))).user).toBe("Anna");
  });

  it("says that the cart is down and goes on", async () => {
    const data = await loadFrame(shop({ view: fails("down") }, true));
    expect([data.user, data.cart, data.cartDown]).toEqual(["", undefined, true]);
  });

  it("asks for no cart on the page that says the backend is down", async () => {
    const view = () => Promise.reject(new Error("asked"));
    const data = await loadFrame(shop({ view }, true), { cartless: true });
    expect([data.user, data.cart, data.cartDown]).toEqual(["", undefined, undefined]);
  });

  it("takes a dead session for a visitor", async () => {
    const data = await loadFrame(shop({ view: fails("session") }, true));
    expect([data.user, data.cartDown]).toEqual([undefined, undefined]);
  });

  it("says what the operator wants everybody to know now, in the visitor's language", async () => {
    const switches = { banner: { it: "Chiusi a Natale", en: "Closed at Christmas" } };
    expect((await loadFrame({ ...shop({}, false), switches })).banner).toBe("Chiusi a Natale");
    expect((await loadFrame({ ...shop({}, false), switches, locale: "en" })).banner).toBe(
      "Closed at Christmas",
    );
    expect((await loadFrame(shop({}, false))).banner).toBeUndefined();
  });

  it("is shown without a menu when that fails, but does not hide our own errors", async () => {
    expect((await loadFrame(shop({ roots: fails("down") }, false))).menu).toEqual([]);
    const broken = () => Promise.reject(new TypeError("ours"));
    await expect(loadFrame(shop({ roots: broken }, false))).rejects.toThrow("ours");
  });
});
