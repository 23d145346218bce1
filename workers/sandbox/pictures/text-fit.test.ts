import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeXml, fitText, textWidth } from "./text-fit";

const rooms = fc.record({
  width: fc.integer({ min: 20, max: 140 }),
  height: fc.integer({ min: 8, max: 80 }),
  lines: fc.integer({ min: 1, max: 3 }),
  max: fc.integer({ min: 8, max: 20 }),
  min: fc.integer({ min: 4, max: 7 }),
});

describe("fitText", () => {
  it("gives no line wider than its room unless it says so", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), rooms, fc.boolean(), (text, room, serif) => {
        const { lines, size, squeezed } = fitText(text, room, { serif });
        const widest = Math.max(0, ...lines.map((line) => textWidth(line, { serif }) * size));
        expect(lines.length).toBeLessThanOrEqual(room.lines);
        expect(size).toBeGreaterThanOrEqual(room.min);
        expect(widest <= room.width || squeezed).toBe(true);
      }),
    );
  });

  it("keeps the words in order", () => {
    const { lines } = fitText("Biscotti al cacao con nocciole", {
      width: 80,
      height: 60,
      lines: 3,
      max: 12,
      min: 4,
    });
    expect(lines.join(" ")).toBe("Biscotti al cacao con nocciole");
  });

  it("sets accented letters as wide as plain ones", () => {
    expect(textWidth("Bontà più")).toBe(textWidth("Bonta piu"));
  });
});

it("escapes markup and drops what XML forbids", () => {
  expect(escapeXml(`<a href="x">L'ò & \u0001co</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;L&#39;ò &amp; co&lt;/a&gt;",
  );
});
