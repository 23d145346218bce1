import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { cartPieces } from "~/features/cart/public.server";
import { showControl } from "~/features/cart/add/show-control";
import { showCart } from "~/features/cart/panel/show-cart";
import { changePieces } from "~/features/orders/public.server";
import { sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { sampleProduct } from "~/lib/testing/sample-product";
import { homePath } from "~/lib/path";
import { renderFragment } from "~/page/render-fragment";
import { testShop } from "~/platform/testing/test-shop";
import type { Fragment } from "~/platform/fragment";
import { writeFragment } from "./fragments";

/** A fragment of each kind, as the shop's own actions add it. */
async function eachFragment(): Promise<{ html: (fragment: Fragment) => string; all: Fragment[] }> {
  const { shop: plain } = testShop({
    open: ["/cart"],
    ebsn: {
      today: () => ({ at: 0 }) as never,
      cart: { packagings: async () => [] },
      places: { deliveryFee: () => Promise.reject(new EbsnError("lost", "fee")) },
    },
  });
  const product = sampleProduct();
  const cart = sampleCart({ items: [sampleItem(product)], state: "changing" });
  const shop = { ...plain, cartSeen: () => cart };
  showControl(shop, product, "/catalog#p-1");
  await showCart(shop);
  shop.addFragment({ part: "heart-1", name: "favourite", data: { on: true } });
  shop.addFragment({ part: "consent", name: "nothing", data: undefined });
  const all = [...shop.fragments.values(), ...cartPieces(shop), ...changePieces(shop)];
  const write = renderFragment(shop, homePath);
  return { html: (fragment) => write(writeFragment(fragment)), all };
}

// spec house: a form's answer carries data, which the page's own components write <- app/fragments.tsx, app/platform/fragment.ts
it("R1: fragments of an action render the same after a round trip through JSON", async () => {
  const { html, all } = await eachFragment();
  expect(all.map(({ name }) => name).sort()).toEqual([
    "cartContents",
    "cartControl",
    "cartPanel",
    "favourite",
    "nothing",
    "orderChange",
  ]);
  for (const fragment of all) {
    const again = JSON.parse(JSON.stringify(fragment)) as Fragment;
    expect(html(again), fragment.name).toBe(html(fragment));
    expect(html(fragment) === "", fragment.name).toBe(fragment.name === "nothing");
  }
});
