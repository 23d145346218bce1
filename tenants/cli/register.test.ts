import { expect, it } from "vitest";
import { chainsText, inOrder, registers, sandboxChainsText } from "./register";

// spec again: R5: a new chain is a folder, and a file of the sandbox <- tenants/cli/register.ts, tenants/chains.ts, workers/sandbox/chains/chains.ts
it("R5: the files that name every chain match the folders", () => {
  for (const { path, says, should } of registers()) expect(says, path).toBe(should);
});

// spec again: R5: a new chain is a folder, and a file of the sandbox
it("R5: a new chain comes last in the order, and a removed chain disappears", () => {
  const before = chainsText(["loggia", "quantobasta"]);
  expect(inOrder(["alba", "loggia", "quantobasta"], before)).toEqual(["loggia", "quantobasta", "alba"]);
  expect(inOrder(["alba", "quantobasta"], before)).toEqual(["quantobasta", "alba"]);
});

// spec again: R5: a new chain is a folder, and a file of the sandbox
it("R5: a chain id with a dash can be registered", () => {
  expect(chainsText(["la-bella"])).toContain(
    '  "la-bella": { ...laBella, texts: { it: laBellaIt, en: laBellaEn } },',
  );
  expect(sandboxChainsText(["la-bella"])).toContain('  "la-bella": laBella,');
  expect(inOrder(["alba", "la-bella"], chainsText(["la-bella"]))).toEqual(["la-bella", "alba"]);
});
