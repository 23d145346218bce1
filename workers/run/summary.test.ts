import { describe, expect, it } from "vitest";
import { countsIn, failuresIn, sumLine } from "./summary.mjs";

const vitest = `
 Test Files  1 failed | 143 passed (144)
      Tests  2 failed | 2094 passed (2096)
   Duration  74.10s`;
const playwright = `
  1 failed
    [js] › accessibility.spec.ts:12:1 › 3 passed (no summary, a title)
  2 did not run
  330 passed (13.2m)
`;

describe("countsIn", () => {
  it.each([
    ["vitest", vitest, { passed: 2094, failed: 2 }],
    ["Playwright", playwright, { passed: 330, failed: 3 }],
    [
      "vitest, all green, in colours",
      "      \u001b[2mTests\u001b[22m  \u001b[32m9 passed\u001b[39m (9)",
      { passed: 9, failed: 0 },
    ],
    ["both", `${vitest}\n== unit and workers tests: 75.0 s\n${playwright}`, { passed: 2424, failed: 5 }],
    ["a run that broke off", "== lint: failed", { passed: 0, failed: 0 }],
  ])("reads the closing lines of %s", (_runner, printed, counts) => {
    expect(countsIn(printed)).toEqual(counts);
  });
});

it("adds the counts of all runs up in one line", () => {
  expect(sumLine([countsIn(vitest), countsIn(playwright)])).toBe("2424 passed, 5 failed");
});

describe("failed tests", () => {
  it("names each failed test of both runners once, with the first words of its error", () => {
    const printed = [
      " FAIL  unit app/lib/money.test.ts > formats cents",
      " FAIL  unit app/lib/money.test.ts > formats cents",
      "  1) [phone] › e2e/journeys/plain.spec.ts:148:1 › the cart may be changed ────────",
      "",
      "    Error: expected 303",
      "  ✓   64 [blocked] › e2e/journeys/session.spec.ts:73:1 › a session lost (2.3s)",
    ].join("\n");
    expect(failuresIn(printed)).toEqual([
      "FAIL  unit app/lib/money.test.ts > formats cents",
      "1) [phone] › e2e/journeys/plain.spec.ts:148:1 › the cart may be changed",
      "    Error: expected 303",
      "  ✓   64 [blocked] › e2e/journeys/session.spec.ts:73:1 › a session lost (2.3s)",
    ]);
  });
});
