import { expect, it } from "vitest";
import { readPageNumber } from "./page-number";

it("an absent or invalid page number is page 1", () => {
  const search = (query: string) => new URLSearchParams(query);
  expect(["page=2", "page=0", "page=-1", "page=x", ""].map((one) => readPageNumber(search(one)))).toEqual([
    2, 1, 1, 1, 1,
  ]);
});
