import { expect, it } from "vitest";
import { readFavourite } from "./favourite-wish";

it("says which product and which way, and where to come back to", () => {
  expect(
    readFavourite([
      ["add", "12"],
      ["back", "/category/pasta"],
    ]),
  ).toEqual({
    productId: 12,
    on: true,
    back: "/category/pasta",
  });
  expect(readFavourite([["remove", "12"]])).toEqual({
    productId: 12,
    on: false,
    back: "/profile/lists/favourites",
  });
});

it("is no wish without a product, and never leads to another site", () => {
  for (const id of ["", "0", "-1", "abc", "1.5", "99999999999"]) {
    expect(readFavourite([["add", id]])).toBeUndefined();
  }
  expect(readFavourite([["back", "/"]])).toBeUndefined();
  expect(
    readFavourite([
      ["add", "1"],
      ["back", "//evil.example"],
    ])?.back,
  ).toBe("/profile/lists/favourites");
});
