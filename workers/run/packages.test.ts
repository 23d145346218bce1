import { expect, it } from "vitest";
import { areLocked } from "./packages.mjs";

const zod = { version: "4.5.4", integrity: "sha512-a" };
const vite = { version: "6.4.6", integrity: "sha512-b" };
const mac = { version: "1.0.0", integrity: "sha512-c", optional: true };
const locked = { "": {}, "node_modules/zod": zod, "node_modules/vite": vite, "node_modules/mac": mac };

it.each([
  ["all of them", { "node_modules/zod": zod, "node_modules/vite": vite, "node_modules/mac": mac }, true],
  ["all for this platform", { "node_modules/zod": zod, "node_modules/vite": vite }, true],
  ["one less", { "node_modules/zod": zod }, false],
  ["none", {}, false],
  [
    "one in another version",
    { "node_modules/zod": { ...zod, version: "4.6.0" }, "node_modules/vite": vite },
    false,
  ],
  [
    "one of the same version and another content",
    { "node_modules/zod": { ...zod, integrity: "sha512-z" }, "node_modules/vite": vite },
    false,
  ],
  [
    "one at another place, too",
    { "node_modules/zod": zod, "node_modules/vite": vite, "node_modules/vite/node_modules/zod": zod },
    false,
  ],
])("E5: %s installed", (_, installed, isLocked) => {
  expect(areLocked(locked, installed)).toBe(isLocked);
});
