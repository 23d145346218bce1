import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { sampleHome } from "../../testing/samples";
import { action } from "./delete-address";

// spec attacked: F6 nothing that adds is repeated blindly; a lost answer is looked up
test("F6: reports an address as gone if it is deleted twice", async () => {
  let there = true;
  const unknown = () => new EbsnError("refused", "user-address", { reason: "unknownAddress" });
  const { shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      places: {
        address: async () => {
          if (!there) throw unknown();
          return sampleHome;
        },
        deleteAddress: async () => {
          if (!there) throw unknown();
          there = false;
        },
      },
    },
  });
  const press = () => {
    const request = new Request("http://shop.test/delivery/address/1/delete", {
      method: "POST",
      body: new URLSearchParams(),
    });
    return action({ context: { shop }, request, params: { addressId: "1" } });
  };
  expect(await press()).toMatchObject({ status: 303 });
  expect(await press()).toMatchObject({ status: 303 });
  expect(done.flashes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "ok delivery.remove.done",
    "ok delivery.remove.gone",
  ]);
});
