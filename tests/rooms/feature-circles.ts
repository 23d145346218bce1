import type { IModule } from "dependency-cruiser";
import { testFile } from "./rules";

const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => new RegExp(testFile).test(file);

/** Which feature uses which, each arrow with the first import that draws it. */
function arrows(modules: IModule[]): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (!to || to === from) continue;
      const targets = uses.get(from) ?? new Map<string, string>();
      if (!targets.has(to)) targets.set(to, `${source} -> ${resolved}`);
      uses.set(from, targets);
    }
  }
  return uses;
}

/** The shortest way from a feature back to itself. */
function wayBack(start: string, uses: Map<string, Map<string, string>>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Circles among features, each once: `path` names the features, `imports` one import for each arrow. */
export function featureCircles(modules: IModule[]): { path: string; imports: string[] }[] {
  const uses = arrows(modules);
  const found = new Map<string, { path: string; imports: string[] }>();
  for (const feature of [...uses.keys()].sort()) {
    const way = wayBack(feature, uses);
    if (!way) continue;
    const members = [...new Set(way)].sort().join(" ");
    const imports = way.slice(1).map((to, index) => uses.get(way[index] ?? "")?.get(to) ?? "");
    if (!found.has(members)) found.set(members, { path: way.join(" -> "), imports });
  }
  return [...found.values()];
}
