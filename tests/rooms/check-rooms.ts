import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { roomsOf } from "./ranks";
import { roomCircles } from "./room-circles";
import { rulesFor } from "./rules";

const trees = ["app", "workers", "tenants", "tests", "e2e"];

/** An import, a circle or a folder that the rules forbid. */
export interface Fault {
  rule: string;
  where: string;
  why: string;
}

/**
 * Aliases of a tree's tsconfig.json ("~/*": "./app/*") as absolute folders, so that any tree can be
 * checked from anywhere.
 */
function aliasesOf(root: string) {
  const paths = z
    .record(z.string(), z.array(z.string()))
    .parse(extractTSConfig(join(root, "tsconfig.json")).options.paths);
  return Object.fromEntries(
    Object.entries(paths).map(([alias, [folder = ""]]) => [
      alias.replace("/*", ""),
      join(root, folder.replace("/*", "")),
    ]),
  );
}

/**
 * Import graph of a tree with its tsconfig.json; type imports and imports in functions count as
 * well.
 */
async function graphOf(root: string, rooms: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    trees.filter((tree) => existsSync(join(root, tree))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rulesFor(rooms) },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "^(build|dist)/" },
    },
    { alias: aliasesOf(root) },
  );
  if (typeof output === "string") throw new Error("the graph came as text");
  return output;
}

function faultOf({ rule, from, to, cycle }: IViolation, why: string): Fault {
  if (!cycle) return { rule: rule.name, where: `${from} -> ${to}`, why };
  const files = cycle.map(({ name }) => name);
  const first = files.indexOf([...files].sort()[0] ?? "");
  const turned = [...files.slice(first), ...files.slice(0, first)];
  return { rule: rule.name, where: [...turned, turned[0]].join(" -> "), why };
}

/**
 * Violations of the order of the rooms (README, Map) in the tree at `root`; empty if it is right.
 */
export async function checkRooms(root: string): Promise<Fault[]> {
  const { rooms, unranked } = roomsOf(root);
  const { modules, summary } = await graphOf(root, rooms);
  const comments = new Map(rulesFor(rooms).map(({ name, comment }) => [name, comment ?? ""]));
  const faults = [
    ...unranked.map((name) => ({
      rule: "unranked-room",
      where: `app/${name}`,
      why: "Give it its place in tests/rooms/ranks.ts.",
    })),
    ...summary.violations.map((violation) => faultOf(violation, comments.get(violation.rule.name) ?? "")),
    ...roomCircles(modules).map(({ path, imports }) => ({
      rule: "no-circle-of-rooms",
      where: path,
      why: imports.join("; "),
    })),
  ];
  // Each file of a circle reports it; the reports are rotated alike and then deduplicated.
  return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.where}`, fault])).values()];
}
