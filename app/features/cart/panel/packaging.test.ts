import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Packaging } from "~/model/cart";
import { testShop } from "~/platform/testing/test-shop";
import { packagingChoices } from "./packaging";

const asked = (packagings: () => Promise<Packaging[]>) =>
  packagingChoices(testShop({ ebsn: { cart: { packagings } } }).shop);
const kinds = [
  { id: 1, name: "Sacchetto", cost: 15 },
  { id: 2, name: "Senza", cost: 0 },
];

it("are offered where there are some to choose from", async () => {
  expect((await asked(async () => kinds)).map(({ id, cost }) => [id, cost])).toEqual([
    [1, "cart.packaging.cost"],
    [2, "cart.summary.free"],
  ]);
  expect(await asked(async () => kinds.slice(0, 1))).toEqual([]);
});

it("S15: returns no bags if the backend fails, but rethrows an ended session", async () => {
  for (const kind of ["notFound", "down", "refused", "unreadable"] as const)
    expect(await asked(() => Promise.reject(new EbsnError(kind, "packaging-type/list")))).toEqual([]);
  await expect(
    asked(() => Promise.reject(new EbsnError("session", "packaging-type/list"))),
  ).rejects.toMatchObject({
    kind: "session",
  });
});
