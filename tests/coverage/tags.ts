import ts from "typescript";

/** What a comment line above a test says: the section, the specification's point, and the files that do it where this test is the row's first. */
export type Tag = { section: string; point: string; files: string[] };
export type TaggedTest = Tag & { file: string; title: string };
export type Tags = { tests: TaggedTest[]; faults: string[] };

/** `// spec §2.1: /login <- app/a.ts, app/b.ts`; without the arrow it adds a test to a point whose files another tag names. */
const tagLine = /^\s*\/\/ spec (\S+): (.+?)(?: <- (\S.*))?$/;
const mayBeTag = /^\s*\/\/ ?spec\b/;
const unrun = ["skip", "skipIf", "todo", "fixme", "fails", "fail"];

/** True for a file that vitest (tests/vitest.config.ts) or Playwright (e2e/playwright.config.ts) takes for tests. */
export const isTestFile = (file: string): boolean =>
  /^(app|tenants|workers|tests)\/.*\.test\.tsx?$/.test(file) ||
  /^(e2e|tests\/budgets)\/.*\.spec\.ts$/.test(file);

/** The tagged tests of a file, and what is wrong with its tags: one that no test follows, or whose test is skipped. */
export function readTags(file: string, text: string): Tags {
  const found: Tags = { tests: [], faults: [] };
  const lines = text.split("\n");
  if (!lines.some((line) => mayBeTag.test(line))) return found;
  const tests = testsIn(file, text);
  lines.forEach((line, at) => {
    if (!mayBeTag.test(line)) return;
    const [, section, point, files] = tagLine.exec(line) ?? [];
    const below = lines.slice(at).findIndex((next) => !/^\s*\/\//.test(next));
    const test = tests.get(at + below);
    const where = `${file}:${at + 1}`;
    if (!section || !point) found.faults.push(`${where}: not "// spec <section>: <point> <- <files>"`);
    else if (!isTestFile(file)) found.faults.push(`${where}: no runner takes this file`);
    else if (!test) found.faults.push(`${where}: no test begins below this tag`);
    else if (!test.runs) found.faults.push(`${where}: this test does not run`);
    else found.tests.push({ section, point, files: files?.split(", ") ?? [], file, title: test.title });
  });
  return found;
}

/** The calls of `it` and `test` in a file, by the line (from 0) on which their statement, or the loop that makes them, begins. */
export function testsIn(file: string, text: string): Map<number, { title: string; runs: boolean }> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tests = new Map<number, { title: string; runs: boolean }>();
  const visit = (node: ts.Node, runs: boolean) => {
    let below = runs;
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { expression: callee, arguments: given } = node.expression;
      const [name = "", ...modifiers] = namesOf(callee);
      const title = titleOf(given[0]);
      if (/^(it|test|describe)$/.test(name) && title !== undefined) {
        below &&= !modifiers.some((modifier) => unrun.includes(modifier));
        const { line } = source.getLineAndCharacterOfPosition(aroundLoops(node).getStart(source));
        if (name !== "describe" && !modifiers.includes("describe")) tests.set(line, { title, runs: below });
      }
    }
    node.forEachChild((child) => visit(child, below));
  };
  visit(source, true);
  return tests;
}

/** The outermost loop that holds nothing but this statement, without braces; else the statement. prettier puts comments above such a loop. */
function aroundLoops(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isForOfStatement(parent) && parent.statement === node ? aroundLoops(parent) : node;
}

/** The names in what is called: `it.skip.each([1])` gives it, skip, each. */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? namesOf(node.tag) : [];
}

/** A title as the source has it: of a template with its `${…}`. */
function titleOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
