import { expect, it } from "vitest";
import { readPageNumber } from "./page-number";

it("a page that an address does not say, or that cannot be, is the first one", () => {
  const search = (query: string) => new URLSearchParams(query);
  expect(["page=2", "page=0", "page=-1", "page=x", ""].map((one) => readPageNumber(search(one)))).toEqual([
    2, 1, 1, 1, 1,
  ]);
});
