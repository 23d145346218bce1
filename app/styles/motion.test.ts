import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("X21: who wants no motion gets none, whatever a class says of its animation", () => {
  const css = readFileSync(join(import.meta.dirname, "motion.css"), "utf8");
  expect(css).toMatch(/prefers-reduced-motion: reduce[^@]*animation-duration: 0\.01ms !important/);
});
