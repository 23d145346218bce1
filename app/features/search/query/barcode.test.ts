import { describe, expect, test, vi } from "vitest";
import { isSound } from "~/lib/fields/check-digit";
import type { ListingQuery } from "~/model/catalogue";
import { listing, product } from "../testing/samples";
import { barcodeIn, productByBarcode } from "./barcode";

test.each([
  ["8001234567890", "8001234567890"],
  ["800 1234 567890", "8001234567890"],
  ["40063813", "40063813"],
  ["012345678905", "0012345678905"],
  ["800123456", undefined],
  ["80012345678901", undefined],
  ["latte", undefined],
])("%j is the barcode %s", (query, barcode) => expect(barcodeIn(query)).toBe(barcode));

test("a digit that was typed wrongly is seen", () => {
  expect([isSound("4006381333931"), isSound("4006381333932")]).toEqual([true, false]);
});

describe("the product of a barcode", () => {
  const burro = product(7, "Burro");
  const asked = vi.fn();
  const find = (answer: (query: ListingQuery) => ReturnType<typeof listing>) =>
    productByBarcode({ listing: async (query) => (asked(query), answer(query)) }, "4006381333931");

  // spec again: V4 a barcode that is typed leads to its product, or to honest words <- app/features/search/query/barcode.ts, app/features/search/results/nothing-found.tsx
  test("is found by its barcode in a single request", async () => {
    expect(await find(() => listing([burro]))).toBe(burro);
    expect(asked).toHaveBeenCalledTimes(1);
  });
  test("is searched as text if the backend ignores barcodes", async () =>
    expect(
      await find(({ barcode }) => (barcode ? listing([burro, product(8, "Pane")], 900) : listing([burro]))),
    ).toBe(burro));
  test("is undefined for an unknown barcode", async () =>
    expect(await find(() => listing([]))).toBeUndefined());
});
