const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** vitest: `      Tests  1 failed | 2094 passed (2095)` */
const vitest = /^\s*Tests\s+(.+) \(\d+\)$/gm;
/**
 * Playwright: `  330 passed (13.2m)`, `  1 failed`. A test skipped because of a failure counts as
 * failed.
 */
const playwright = /^ {2}(\d+) (passed|failed|did not run|interrupted|timed out)(?: \([\d.]+m?s?h?\))?$/gm;

/** Counts passed and failed tests in the closing lines of vitest and Playwright. */
export function countsIn(printed) {
  const text = printed.replace(colours, "");
  const lines = [
    ...[...text.matchAll(vitest)].flatMap(([, parts]) => [...parts.matchAll(/(\d+) (passed|failed)/g)]),
    ...text.matchAll(playwright),
  ];
  const counts = { passed: 0, failed: 0 };
  for (const [, count, outcome] of lines) counts[outcome === "passed" ? "passed" : "failed"] += Number(count);
  return counts;
}

/** Returns `2425 passed, 0 failed`, the sum of all runs. */
export function sumLine(counts) {
  const sum = (outcome) => counts.reduce((total, one) => total + one[outcome], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

/**
 * vitest prints `FAIL  unit app/x.test.ts > title`, Playwright
 * `1) [js] › e2e/x.spec.ts:1:1 › title`.
 */
const failure = /^\s*(?:FAIL\s|\d+\) \[)/;

/**
 * Returns the failed tests in the runners' output, each once, by name and first line of its error.
 * A long run's first failure easily scrolls out of sight.
 */
export function failuresIn(printed) {
  const found = new Map();
  let words;
  for (const line of printed.replace(colours, "").split("\n")) {
    if (failure.test(line)) {
      const name = line.trim().replace(/ ─+$/, "");
      words = found.has(name) ? undefined : [];
      if (words) found.set(name, words);
    } else if (line.trim() && words && words.length < 10) words.push(line);
  }
  return [...found].flatMap(([name, said]) => [name, ...said]);
}
