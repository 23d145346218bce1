import { expect, it } from "vitest";
import { typedLine, typedText } from "./typed-text";

it("ends lines with one character and removes control characters", () => {
  expect(typedText("uno\r\ndue\rtre\nquattro")).toBe("uno\ndue\ntre\nquattro");
  expect(typedText("a\u0000b\u0007\u0085\tc")).toBe("ab\tc");
  expect(typedText("perché 👩‍🌾?")).toBe("perché 👩‍🌾?");
});

it("reads pasted text as one line of visible words", () => {
  expect(typedLine("mozza\u00adrella\u200b di\u0000bufala\r\n")).toBe("mozzarella di bufala");
  expect(typedLine("\u202e  latte\t\u2028intero ")).toBe("latte intero");
  expect(typedLine("\u00ad\u200d ")).toBe("");
});
