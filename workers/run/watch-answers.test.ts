import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchAnswers } from "./watch-answers.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it("E6: tells once what is under way when no answer comes within ten seconds, and again in the next incident", async () => {
  const said: string[] = [];
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const began = Date.now();
  const underWay = () => [
    { path: "/cart", since: began + 9000 },
    { path: "/", since: began },
  ];
  const end = watchAnswers(ask, underWay, (line) => said.push(line));
  await seconds(14);
  expect(said).toEqual([]);
  await seconds(1.1);
  const line = "The shop has not answered for 10.0 s. Under way: / 15.0 s, /cart 6.0 s.";
  expect(said).toEqual([line]);
  await seconds(600);
  expect(said).toEqual([line]);
  answer();
  await seconds(16);
  expect(said.length).toBe(2);
  end();
});

it("E6: is silent about a shop that answers, and ends when it is told", async () => {
  const said: string[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 9000)));
  const end = watchAnswers(
    ask,
    () => [],
    (line) => said.push(line),
  );
  await seconds(300);
  const times = ask.mock.calls.length;
  expect(times).toBeGreaterThan(15);
  end();
  await seconds(300);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(times + 1);
  expect(said).toEqual([]);
});
