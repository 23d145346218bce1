import { expect, test, vi } from "vitest";
import type { Ebsn } from "./client";
import { jsonText, shopperEbsn } from "./testing/test-backend";
import { answer } from "./testing/wire-samples";

test.each<[string, (ebsn: Ebsn) => Promise<unknown>]>([
  ["a store", ({ places }) => places.store(7)],
  ["the fee", ({ places }) => places.deliveryFee()],
  ["orders", ({ orders }) => orders.list({})],
  ["lists", ({ lists }) => lists.page({})],
  ["the cart", ({ cart }) => cart.view()],
])("F10: %s without data fails as unreadable and is reported", async (_, ask) => {
  const onFailed = vi.fn();
  const ebsn = shopperEbsn({ onFailed, fetch: async () => jsonText(answer({})) });
  await expect(ask(ebsn)).rejects.toMatchObject({ kind: "unreadable" });
  expect(onFailed).toHaveBeenCalledExactlyOnceWith("unreadable");
});
