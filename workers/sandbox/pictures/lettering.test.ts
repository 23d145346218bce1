import fc from "fast-check";
import { expect, it } from "vitest";
import { Canvas, type Size } from "./canvas";
import { write } from "./lettering";
import { textWidth } from "./text-fit";

const spec = {
  shape: "box",
  colour: "#3f7fd0",
  accent: "#f2b81f",
  brand: "Alba",
  name: "Riso",
  pack: "1 kg",
  variant: 1,
} as const;
const words = fc
  .array(fc.stringMatching(/^[A-Za-zàèìòù]{1,24}$/), { minLength: 1, maxLength: 7 })
  .map((list) => list.join(" "));

it("writes a text that has room, and no text if no line fits", () => {
  const box = { x: 10, y: 10, w: 100, max: 15, lines: 3, fill: "#000", serif: false };
  expect(write(new Canvas(spec, "photo"), "Riso", { ...box, h: 40 })).toMatch(/<text[^>]*>Riso</);
  expect(write(new Canvas(spec, "photo"), "Riso", { ...box, h: 1 })).not.toContain("<text");
});

it("keeps every line inside its box, for real or by squeezing", () => {
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 18, max: 150 }),
      fc.integer({ min: 5, max: 60 }),
      fc.boolean(),
      fc.constantFrom<Size>("thumb", "photo"),
      (text, w, h, serif, size) => {
        const markup = write(new Canvas(spec, size), text, {
          x: 10,
          y: 10,
          w,
          h,
          max: 15,
          lines: 3,
          fill: "#000",
          serif,
        });
        const fontSize = Number(/font-size="([\d.]+)"/.exec(markup)?.[1] ?? 0);
        for (const [, attributes, line] of markup.matchAll(/<text([^>]*)>([^<]*)/g)) {
          const squeezed = /textLength="([\d.]+)"/.exec(attributes ?? "");
          const wide = squeezed ? Number(squeezed[1]) : textWidth(line ?? "", { serif }) * fontSize;
          expect(wide).toBeLessThanOrEqual(w);
        }
      },
    ),
  );
});
