import { expect, it } from "vitest";
import { pressed, withPressed } from "./pressed";

// spec §1: the site without script <- app/lib/pressed.ts
it("X18: sends the value in the button's name even if a text browser changes its own", () => {
  const fields: [string, string][] = [
    ["quantity", "2"],
    [pressed("intent", "to:3"), "SUBMIT"],
  ];
  expect(withPressed(fields)).toEqual([
    ["quantity", "2"],
    ["intent", "to:3"],
  ]);
});

it("keeps equals signs in values and in fields' names", () => {
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
