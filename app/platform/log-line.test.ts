import { afterEach, expect, test, vi } from "vitest";
import { logLine, takeOverConsole } from "./log-line";

afterEach(() => vi.restoreAllMocks());

const methods = ["debug", "info", "log", "trace", "warn", "error"] as const;

/** A console that was taken over, with the calls that reach it. */
function taken() {
  const written: unknown[][] = [];
  const keep = (...said: unknown[]) => void written.push(said);
  const target = { debug: keep, info: keep, log: keep, trace: keep, warn: keep, error: keep };
  takeOverConsole(target);
  for (const method of methods) vi.spyOn(console, method).mockImplementation(target[method]);
  return written;
}
const linesOf = (written: unknown[][]) =>
  written.map(([text, ...more]) => {
    expect(more).toEqual([]);
    return JSON.parse(String(text)) as unknown;
  });

test("A5: a library's log becomes our own line without the quoted data", () => {
  const written = taken();
  console.warn('No routes matched location "/via roma 12" ');
  console.warn('The URL path "/Anna Rossi" could not be decoded');
  console.error("Error fetching anna@example.com", { name: "Anna" });
  console.log("Warning: Each child in a list should have a key. %s", "Anna");
  console.debug({ name: "Anna" });
  const [missed] = linesOf(written);
  expect(missed).toEqual({ level: "warn", event: "library", what: "No routes matched location" });
  expect(written).toHaveLength(5);
  const log = JSON.stringify(linesOf(written));
  expect(log).toContain("Warning: Each child in a list should have a key.");
  expect(log).not.toMatch(/roma|Anna Rossi|"Anna|12/);
});

test("A5: an error logged by a library shows only its name and place", () => {
  const written = taken();
  console.error(new RangeError("Anna Rossi, via Roma 12"));
  const [line] = linesOf(written) as { level: string; what: string }[];
  expect(line?.level).toBe("error");
  expect(line?.what).toMatch(/^RangeError\n\s+at /);
  expect(line?.what).not.toMatch(/Anna|Roma/);
});

test("A5: our own lines pass unchanged, and a library's flood becomes a few lines", () => {
  const written = taken();
  logLine({ level: "info", event: "request", route: "/" });
  expect(linesOf(written)).toEqual([{ level: "info", event: "request", route: "/" }]);
  for (let times = 0; times < 100; times += 1) console.warn("the same again");
  expect(written.length).toBeLessThan(12);
});
