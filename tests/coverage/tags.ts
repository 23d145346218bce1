import ts from "typescript";

/**
 * Content of a comment line above a test: section, point of the specification, and the implementing
 * files on the first test of a point.
 */
export type Tag = { section: string; point: string; files: string[] };
export type TaggedTest = Tag & { file: string; title: string };
export type Tags = { tests: TaggedTest[]; faults: string[] };

/** `// spec §2.1: /login <- app/a.ts, app/b.ts`; without the arrow it adds a test to a point whose files another tag names. */
const tagLine = /^\s*\/\/ spec (\S+): (.+?)(?: <- (\S.*))?$/;
const mayBeTag = /^\s*\/\/ ?spec\b/;
const unrun = ["skip", "skipIf", "todo", "fixme", "fails", "fail"];

/**
 * True for a test file of vitest (tests/vitest.config.ts) or Playwright (e2e/playwright.config.ts).
 */
export const isTestFile = (file: string): boolean =>
  /^(app|tenants|workers|tests)\/.*\.test\.tsx?$/.test(file) ||
  /^(e2e|tests\/budgets)\/.*\.spec\.ts$/.test(file);

/**
 * Returns a file's tagged tests and the faults of its tags: a tag without a test, or with a skipped
 * test.
 */
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

/**
 * Calls of `it` and `test` in a file, by the line (from 0) of their statement or of the loop around
 * it.
 */
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

/**
 * The outermost loop whose only content is this statement without braces, otherwise the statement.
 * prettier moves comments above such loops.
 */
function aroundLoops(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isForOfStatement(parent) && parent.statement === node ? aroundLoops(parent) : node;
}

/** Names in a callee: `it.skip.each([1])` gives it, skip, each. */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? namesOf(node.tag) : [];
}

/** Title as in the source; a template stays with its `${…}`. */
function titleOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
