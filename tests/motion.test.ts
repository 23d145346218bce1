import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("X21: reduced motion shortens all animations to almost zero", () => {
  const css = readFileSync(new URL("../app/styles/motion.css", import.meta.url), "utf8");
  expect(css).toMatch(/prefers-reduced-motion: reduce[^@]*animation-duration: 0\.01ms !important/);
});
