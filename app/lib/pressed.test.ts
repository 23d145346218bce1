import { expect, it } from "vitest";
import { pressed, withPressed } from "./pressed";

// spec §1: the site without script <- app/lib/pressed.ts
it("X18: a button sends what stands in its name, whatever a text browser sends as its value", () => {
  const fields: [string, string][] = [
    ["quantity", "2"],
    [pressed("intent", "to:3"), "SUBMIT"],
  ];
  expect(withPressed(fields)).toEqual([
    ["quantity", "2"],
    ["intent", "to:3"],
  ]);
});

it("keeps signs of equality in what is sent, and in the values of fields", () => {
  const fields: [string, string][] = [
    [pressed("slot", "a=b"), ""],
    ["note", "1=1"],
    ["=odd", "x"],
  ];
  expect(withPressed(fields)).toEqual([
    ["slot", "a=b"],
    ["note", "1=1"],
    ["=odd", "x"],
  ]);
});
