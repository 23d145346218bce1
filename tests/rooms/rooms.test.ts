import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkRooms } from "./check-rooms";
import { rightTree } from "./right-tree";
import { wrongImports } from "./wrong-imports";

/**
 * Checks the right tree with these files added or replaced; returns `rule: where` of each fault.
 */
async function faultsWith(changes: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "rooms-"));
  try {
    for (const [path, source] of Object.entries({ ...rightTree, ...changes })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    return (await checkRooms(root)).map(({ rule, where }) => `${rule}: ${where}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const trees = ["app/lib", "workers/sandbox", "workers/run", "tenants", "tests", "e2e"];
const circles = trees.flatMap((folder) => [
  [`${folder}/one.ts`, 'import type { Two } from "./two"; export type One = Two | 1;'],
  [`${folder}/two.ts`, 'import type { One } from "./one"; export type Two = One | 2;'],
]);
const unranked = Object.fromEntries(
  ["app/helpers/deep/a.ts", "app/helpers.ts", "app/features/helpers.ts"].map((file) => [
    file,
    "export const a = 1;",
  ]),
);

describe("the order of the rooms", () => {
  it("accepts a tree in order", async () => {
    expect(await faultsWith({})).toEqual([]);
  });

  it("refuses a circle of features without a circle of files", async () => {
    const faults = await faultsWith({
      "app/features/delivery/slot/late.ts": 'import "~/features/cart/public";',
    });
    expect(faults).toEqual(["no-circle-of-rooms: app/features: cart -> delivery -> cart"]);
  });

  it("refuses a circle of rooms within a feature without a circle of files", async () => {
    const faults = await faultsWith({
      "app/features/delivery/address/address.ts": 'export type { Slot } from "../slot/slot";',
      "app/features/delivery/slot/late.ts": 'import "../address/address";',
    });
    expect(faults).toEqual(["no-circle-of-rooms: app/features/delivery: address -> slot -> address"]);
  });

  it("refuses a circle of the sandbox's rooms without a circle of files", async () => {
    const faults = await faultsWith({
      "workers/sandbox/console/page.ts": 'import "../kernel/clock";',
      "workers/sandbox/kernel/session.ts": 'import "../console/late";',
      "workers/sandbox/console/late.ts": "export const late = 1;",
    });
    expect(faults).toEqual(["no-circle-of-rooms: workers/sandbox: console -> kernel -> console"]);
  });

  describe("with one wrong import of each kind", () => {
    let faults: string[] = [];
    beforeAll(async () => {
      const wrong = wrongImports.map(([_rule, file, statement]) => [file, `${statement};`]);
      faults = await faultsWith({ ...Object.fromEntries([...wrong, ...circles]), ...unranked });
    });

    it.each(wrongImports)("%s refuses in %s: %s", (rule, file) => {
      expect(faults.filter((fault) => fault.startsWith(`${rule}: ${file} -> `))).toHaveLength(1);
    });

    it.each(trees)("refuses a circle of two types in %s", (folder) => {
      const [one, two] = [`${folder}/one.ts`, `${folder}/two.ts`];
      expect(faults.filter((fault) => fault.includes(one))).toEqual([
        `no-circle: ${one} -> ${two} -> ${one}`,
      ]);
    });

    it("refuses an unranked room, and a file beside the rooms or the features", () => {
      expect(faults.filter((fault) => fault.startsWith("unranked-room"))).toEqual([
        "unranked-room: app/helpers",
        "unranked-room: app/helpers.ts",
        "unranked-room: app/features/helpers.ts",
      ]);
    });
  });
});
