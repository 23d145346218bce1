import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Address } from "~/model/place";
import { testShop } from "~/platform/testing/test-shop";
import { sampleHome } from "../testing/samples";
import { chooseOnlyHome } from "./only-home";

/** A shopper with these addresses, whose cart has no destination unless `cart` sets it. */
async function chosen(
  addresses: Address[],
  cart = sampleCart({ address: undefined }),
  answer = () => Promise.resolve(cart),
) {
  const selectAddress = vi.fn((_id: number) => answer());
  const { shop } = testShop({
    ebsn: {
      cart: { view: () => Promise.resolve(cart) },
      places: { addresses: () => Promise.resolve(addresses), selectAddress },
    },
  });
  const home = await chooseOnlyHome(shop);
  return { home: home?.id, selected: selectAddress.mock.calls.map(([id]) => id) };
}

// spec again: the only address is taken without asking: V3 <- app/features/delivery/service/only-home.ts
test("V3: selects the new shopper's only address", async () => {
  expect(await chosen([sampleHome])).toEqual({ home: 70, selected: [70] });
});

// spec again: the only address is taken without asking: V3
test("V3: selects no address if there are several, it is not served, or a place is chosen", async () => {
  const none = { home: undefined, selected: [] };
  expect(await chosen([])).toEqual(none);
  expect(await chosen([sampleHome, { ...sampleHome, id: 71 }])).toEqual(none);
  expect(await chosen([{ ...sampleHome, active: false }])).toEqual(none);
  expect(await chosen([sampleHome], sampleCart())).toEqual(none);
});

test("selects no address if the request fails", async () => {
  const down = () => Promise.reject(new EbsnError("down", "user-address/select"));
  expect((await chosen([sampleHome], undefined, down)).home).toBeUndefined();
});
