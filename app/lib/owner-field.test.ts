import { expect, it } from "vitest";
import { ownerField, readOwner } from "./owner-field";

const owner = (value: string) => readOwner(new URLSearchParams({ [ownerField]: value }));

it("returns the shopper's id, NaN if invalid and undefined if missing", () => {
  expect(owner("17")).toBe(17);
  for (const other of ["", "0", "-1", "1e3", "x"]) expect(owner(other)).toBeNaN();
  expect(readOwner(new URLSearchParams())).toBeUndefined();
});
