const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** vitest: `      Tests  1 failed | 2094 passed (2095)` */
const vitest = /^\s*Tests\s+(.+) \(\d+\)$/gm;
/** Playwright: `  330 passed (13.2m)`, `  1 failed`; what never ran because of a failure counts as failed. */
const playwright = /^ {2}(\d+) (passed|failed|did not run|interrupted|timed out)(?: \([\d.]+m?s?h?\))?$/gm;

/** Tests passed and failed by the closing lines of vitest and Playwright in what they printed. */
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

/** `2425 passed, 0 failed`, over all runs. */
export function sumLine(counts) {
  const sum = (outcome) => counts.reduce((total, one) => total + one[outcome], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

/** `FAIL  unit app/x.test.ts > title` of vitest, `1) [js] › e2e/x.spec.ts:1:1 › title` of Playwright. */
const failure = /^\s*(?:FAIL\s|\d+\) \[)/;

/**
 * The failed tests in what the runners printed, each once by its name and the first words of its error: a long run's first failure is easily
 * out of sight.
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
