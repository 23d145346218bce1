import { expect, it } from "vitest";
import { typedText } from "./typed-text";

it("ends its lines with one character, and holds no control characters", () => {
  expect(typedText("uno\r\ndue\rtre\nquattro")).toBe("uno\ndue\ntre\nquattro");
  expect(typedText("a\u0000b\u0007\u0085\tc")).toBe("ab\tc");
  expect(typedText("perché 👩‍🌾?")).toBe("perché 👩‍🌾?");
});
