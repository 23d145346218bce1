import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchAnswers } from "./watch-answers.mjs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const neverRestarted = () => Promise.reject(new Error("It was started anew."));
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it("E6: reports once per incident what is under way if no answer comes in ten seconds", async () => {
  const said: string[] = [];
  let answer = (_status: number) => {};
  const ask = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)));
  const began = Date.now();
  const underWay = () => [
    { path: "/cart", since: began + 9000 },
    { path: "/", since: began },
  ];
  const end = watchAnswers(ask, underWay, (line) => said.push(line), neverRestarted);
  await seconds(14);
  expect(said).toEqual([]);
  await seconds(1.1);
  const line = "The shop has not answered for 10.0 s. Under way: / 15.0 s, /cart 6.0 s.";
  expect(said).toEqual([line]);
  await seconds(600);
  expect(said).toEqual([line]);
  answer(200);
  await seconds(16);
  expect(said.length).toBe(2);
  end();
});

it("E6: stays silent while the shop answers, and stops asking after its end", async () => {
  const said: string[] = [];
  const ask = vi.fn(() => new Promise<number>((resolve) => setTimeout(() => resolve(404), 9000)));
  const end = watchAnswers(
    ask,
    () => [],
    (line) => said.push(line),
    neverRestarted,
  );
  await seconds(300);
  const times = ask.mock.calls.length;
  expect(times).toBeGreaterThan(15);
  end();
  await seconds(300);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(times + 1);
  expect(said).toEqual([]);
});

/**
 * Watches a shop whose checks take a minute each and end with `answers` in turn; undefined: no
 * response.
 */
async function watchStuck(restart: () => Promise<void>, answers: (number | undefined)[]) {
  const said: string[] = [];
  const ask = () =>
    new Promise<number | undefined>((resolve) => setTimeout(() => resolve(answers.shift()), 60_000));
  const end = watchAnswers(
    ask,
    () => [],
    (line) => said.push(line),
    restart,
  );
  await seconds(65 * (answers.length - 1) + 66);
  end();
  return said.filter((line) => !line.includes("Under way"));
}

it("E6: restarts a shop after two missing answers in a row", async () => {
  const restart = vi.fn(() => Promise.resolve());
  expect(await watchStuck(restart, [undefined, 200, undefined, 404])).toEqual([]);
  expect(restart).not.toHaveBeenCalled();
  expect(await watchStuck(restart, [undefined, undefined, 200])).toEqual([
    "The shop does not answer any more, so it is started anew.",
    "The shop runs again.",
  ]);
  expect(restart).toHaveBeenCalledOnce();
});

it("E6: reports a failed restart and tries again", async () => {
  const restart = vi.fn(() => Promise.reject(new Error("no memory")));
  const said = await watchStuck(restart, [undefined, undefined, undefined, undefined]);
  expect(said.filter((line) => line === "The shop cannot be started anew: no memory")).toHaveLength(2);
});
