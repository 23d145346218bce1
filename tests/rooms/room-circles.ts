import type { IModule } from "dependency-cruiser";
import { testFile } from "./rules";

/**
 * Imports between siblings of a folder: importing sibling -> imported sibling -> the first such
 * import.
 */
type Arrows = Map<string, Map<string, string>>;

const isTest = (file: string) => new RegExp(testFile).test(file);
const isFolder = (name: string) => !/\.\w+$/.test(name);

/** The innermost common folder of both files, and their siblings in it. */
function apart(one: string, other: string) {
  const [a, b] = [one.split("/"), other.split("/")];
  const at = a.findIndex((part, index) => part !== b[index]);
  return { folder: a.slice(0, at).join("/"), from: a[at], to: b[at] };
}

/**
 * Orders app/ at every level, but only the top rooms of the sandbox: those within commerce change
 * one cart together.
 */
const isOrdered = (folder: string) => /^app(\/|$)/.test(folder) || folder === "workers/sandbox";

/** Imports between siblings, for each folder whose rooms have an order. */
function arrowsOf(modules: IModule[]): Map<string, Arrows> {
  const all = new Map<string, Arrows>();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const { folder, from, to } = apart(source, resolved);
      if (!isOrdered(folder) || !from || !to) continue;
      const arrows = all.get(folder) ?? new Map<string, Map<string, string>>();
      const targets = arrows.get(from) ?? new Map<string, string>();
      if (!targets.has(to)) targets.set(to, `${source} -> ${resolved}`);
      all.set(folder, arrows.set(from, targets));
    }
  }
  return all;
}

/** The shortest path of imports from a room back to itself. */
function wayBack(start: string, arrows: Arrows): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * Circles among the features, among the rooms within each room, and among the sandbox's rooms, each
 * once. `path` names the rooms, `imports` has an import for each arrow. The rule of files covers
 * single files outside any room.
 */
export function roomCircles(modules: IModule[]): { path: string; imports: string[] }[] {
  const found = new Map<string, { path: string; imports: string[] }>();
  for (const [folder, arrows] of arrowsOf(modules)) {
    for (const room of [...arrows.keys()].sort()) {
      const way = wayBack(room, arrows);
      if (!way?.some(isFolder)) continue;
      const members = `${folder} ${[...new Set(way)].sort().join(" ")}`;
      const imports = way.slice(1).map((to, index) => arrows.get(way[index] ?? "")?.get(to) ?? "");
      if (!found.has(members)) found.set(members, { path: `${folder}: ${way.join(" -> ")}`, imports });
    }
  }
  return [...found.values()];
}
