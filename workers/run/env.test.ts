import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { portsIn } from "./env.mjs";
import { root } from "./run-step.mjs";

it("E5: takes the named ports, and the defaults if a port is not set", () => {
  expect(portsIn({ SHOP_PORT: "9000" })).toEqual({ shopPort: 9000, sandboxPort: 8788 });
  expect(portsIn({ SHOP_PORT: "", SANDBOX_PORT: "65535" })).toEqual({ shopPort: 8787, sandboxPort: 65_535 });
});

it.each([
  ["SHOP_PORT", "abc"],
  ["SHOP_PORT", "0"],
  ["SHOP_PORT", "80.5"],
  ["SHOP_PORT", "1e3"],
  ["SHOP_PORT", "-1"],
  ["SANDBOX_PORT", "65536"],
  ["SANDBOX_PORT", " "],
])("E5: refuses %s=%s with a sentence", (name, text) => {
  expect(() => portsIn({ [name]: text })).toThrow(
    `${name}=${text} is no port: give a number from 1 to 65535.`,
  );
});

it("E5: refuses one port for both", () => {
  expect(() => portsIn({ SANDBOX_PORT: "8787" })).toThrow("SHOP_PORT and SANDBOX_PORT are both 8787");
});

it.each(["start", "dev"])("E5: npm run %s reports it without a stack", (verb) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`workers/run/${verb}.mjs`], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, HAS_PACKAGES: "1", SHOP_PORT: "abc" },
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "SHOP_PORT=abc is no port: give a number from 1 to 65535.\n",
  ]);
});
