import { expect, test } from "vitest";
import { createMemory } from "./memory";

test("memory stays within its room and keeps the entry read last", () => {
  const room = 100_000;
  const memory = createMemory(room);
  for (let index = 0; index < 5000; index += 1) {
    memory.put(`key ${index}`, { value: { index }, storedAt: index, freshSeconds: 60 }, 200);
    expect(memory.bytes).toBeLessThanOrEqual(room);
    memory.get("key 0");
  }
  expect(memory.get("key 0")?.value).toEqual({ index: 0 });
  expect(memory.get("key 4999")?.value).toEqual({ index: 4999 });
  expect(memory.get("key 1")).toBeUndefined();
});

test("an entry too large for its share is not stored and removes the previous one", () => {
  const memory = createMemory(1000);
  memory.put("a", { value: "small", storedAt: 1, freshSeconds: 60 }, 5);
  memory.put("a", { value: "large", storedAt: 2, freshSeconds: 60 }, 500);
  expect([memory.get("a"), memory.bytes]).toEqual([undefined, 0]);
  const none = createMemory(0);
  none.put("a", { value: "small", storedAt: 1, freshSeconds: 60 }, 5);
  expect(none.get("a")).toBeUndefined();
});

test("replacing and removing an entry frees its room", () => {
  const memory = createMemory();
  memory.put("a", { value: 1, storedAt: 1, freshSeconds: 60 }, 100);
  const once = memory.bytes;
  memory.put("a", { value: 2, storedAt: 2, freshSeconds: 60 }, 100);
  expect(memory.bytes).toBe(once);
  memory.remove("a");
  memory.remove("a");
  expect(memory.bytes).toBe(0);
});

test("a stored value is frozen against changes by requests", () => {
  const memory = createMemory();
  memory.put("a", { value: { list: [{ name: "Latte" }] }, storedAt: 1, freshSeconds: 60 }, 100);
  const read = memory.get("a")?.value as { list: { name: string }[] };
  expect(() => read.list.push({ name: "Pane" })).toThrow(TypeError);
  expect(() => {
    for (const one of read.list) one.name = "Pane";
  }).toThrow(TypeError);
});

test("remembers failures of a limited number of names", () => {
  const memory = createMemory();
  for (let index = 1; index <= 5000; index += 1) memory.fail(`name ${index}`, index);
  expect([memory.failedAt("name 1"), memory.failedAt("name 5000")]).toEqual([0, 5000]);
  memory.recover("name 5000");
  expect(memory.failedAt("name 5000")).toBe(0);
});
