import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  headerPath,
  homePath,
  path,
  readBack,
  readPath,
  safePath,
  withBack,
  withHash,
  withQuery,
  type Path,
} from "./path";

const home = "/home" as Path;

describe("safePath", () => {
  test.each(["/", "/x?y=1#z", "/category/frutta-e-verdura/mele", "/search?query=caff%C3%A8", "/a?back=//b"])(
    "accepts %s",
    (path) => expect(safePath(path, home)).toBe(path),
  );

  test.each([
    ["/search?query=caffè 🍕", "/search?query=caff%C3%A8%20%F0%9F%8D%95"],
    ["/a\u2028b", "/a%E2%80%A8b"],
  ])("encodes %j as a path that a header can carry", (typed, path) => {
    expect(safePath(typed, home)).toBe(path);
    expect(safePath(path, home)).toBe(path);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " /x",
    "x",
    "",
    "/a\u0000b",
    "/a\\..\\b",
    `/${"a".repeat(2000)}`,
    `/${"è".repeat(400)}`,
    "/\ud83c",
    undefined,
    null,
    7,
    ["/x"],
  ])("rejects %j", (value) => expect(safePath(value, home)).toBe(home));

  test("never leaves the site for any text", () => {
    const nasty = fc.array(
      fc.constantFrom("/", "\\", ".", ":", "@", "\t", "\r", "\n", "?", "#", "%2f", "evil.example"),
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const url = new URL(safePath(parts.join(""), home), "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
      }),
    );
  });
});

test.each([
  ["https://shop.example/a/../b?c=d'e#f", "/b?c=d%27e"],
  ["https://user@shop.example", "/"],
  ["https://shop.example//evil.example/x", undefined],
  ["https://shop.example/\\evil.example", undefined],
])("readPath reads %j as %j", (address, path) => {
  expect(readPath(new URL(address))).toBe(path);
});

describe("a path with a query and a fragment", () => {
  const search = "/search" as Path;

  test("withQuery appends to an existing query", () => {
    expect(withQuery(search, { query: "caffè & tè" })).toBe("/search?query=caff%C3%A8+%26+t%C3%A8");
    expect(withQuery(withQuery(search, { promo: "1" }), { page: "2" })).toBe("/search?promo=1&page=2");
    const brands = new URLSearchParams([
      ["brand", "1"],
      ["brand", "2"],
    ]);
    expect(withQuery(search, brands)).toBe("/search?brand=1&brand=2");
    expect(withQuery(search, {})).toBe("/search");
  });

  test("withHash appends a fragment", () => expect(withHash(search, "products")).toBe("/search#products"));

  test("withBack nests a readable path to go back to", () => {
    const here = "/category/pane?promo=1&sort=price_asc" as Path;
    const there = withBack(search, withBack(home, here));
    expect(withBack(home, search)).toBe("/home?back=/search");
    const first = new URL(there, "https://shop.example");
    const second = new URL(readBack(first.searchParams, homePath), "https://shop.example");
    expect(readBack(second.searchParams, homePath)).toBe(here);
  });

  test("readBack returns the fallback for an external or missing path", () => {
    const form = new Map([["back", "//evil.example"]]);
    expect(readBack(form, home)).toBe(home);
    expect(readBack(new URLSearchParams(), home)).toBe(home);
  });
});

test("X11: rejects a path that leads to a different site once its dots are resolved", () => {
  for (const path of [
    "/..//evil.example",
    "/.//evil.example",
    "/a/../..//evil.example",
    "/%2e%2e//evil.example",
  ])
    expect(safePath(path, undefined)).toBeUndefined();
  expect(safePath("/a/../cart", undefined)).toBe("/a/../cart");
});

describe("A1: path", () => {
  test.each([
    ["pane", "/x/pane"],
    [7, "/x/7"],
    ["caffè", "/x/caff%C3%A8"],
    ["../../\\evil.example", "/x/..%2F..%2F%5Cevil.example"],
    ["https://evil.example", "/x/https%3A%2F%2Fevil.example"],
    ["x?back=/a#b", "/x/x%3Fback%3D%2Fa%23b"],
    ["%2e%2e", "/x/%252e%252e"],
    ["\r\n\0", "/x/%0D%0A%00"],
    [".", "/x/%252E"],
    ["..", "/x/%252E%252E"],
    ["\ud83c", "/x/%EF%BF%BD"],
    [["frutta", "mele & pere"], "/x/frutta/mele%20%26%20pere"],
  ])("encodes %j as %s", (value, written) => expect(path`/x/${value}`).toBe(written));

  test("keeps any value within its own segment", () => {
    const text = fc
      .array(fc.oneof(fc.string(), fc.constantFrom(".", "..", "/", "\\", "\ud800", "%2F", "\n")))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const url = new URL(path`/a/${one}/b/${other}`, "https://shop.example");
        expect([url.host, url.search, url.hash]).toEqual(["shop.example", "", ""]);
        expect(url.pathname.split("/")).toHaveLength(5);
        expect(headerPath(path`/a/${one}`)).toBe(path`/a/${one}`);
      }),
    );
  });
});

test("A1: withHash encodes control characters", () => {
  expect(headerPath(withHash(homePath, "a\r\nb"))).toBe("/#a%0D%0Ab");
});
