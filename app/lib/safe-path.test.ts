import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "./safe-path";

describe("safePath", () => {
  test.each(["/", "/x?y=1#z", "/category/frutta-e-verdura/mele", "/search?query=caff%C3%A8", "/a?back=//b"])(
    "%s is a path of ours",
    (path) => expect(safePath(path, "/home")).toBe(path),
  );

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
    undefined,
    null,
    7,
    ["/x"],
  ])("%j is not", (value) => expect(safePath(value, "/home")).toBe("/home"));

  test("never leaves the site, whatever is asked", () => {
    const nasty = fc.array(
      fc.constantFrom("/", "\\", ".", ":", "@", "\t", "\r", "\n", "?", "#", "%2f", "evil.example"),
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const url = new URL(safePath(parts.join(""), "/home"), "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
      }),
    );
  });
});
