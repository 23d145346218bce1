/** Words that stand for a thing or a person without naming it. */
const pronoun =
  /\b(?:who|whom|what|whoever|whatever|nobody|somebody|anybody|nothing|none|one|such|the others?)\b/gi;
const relativeWord =
  /^(?:what|whatever|whether|where|wherever|how|who|whoever|whom|whose|which|of|that|those|nothing|nobody|somebody|something)\b/i;
const roundaboutPhrase =
  /\b(?:be it|anew|one that|the one (?:that|of|who)|nothing that|those (?:that|who)|so that nobody|nobody (?:else|that|who))\b/i;
/** Comments with a meaning for a program: tags of tests, directives, lists of tagged files. */
const directive = /^\s*(?:spec |eslint|@ts-|@vitest|prettier|#)|<-/;
const maxColumns = 100;

/** Returns the message for the first roundabout wording of a text; undefined for plain text. */
export function roundabout(text) {
  const [phrase] = roundaboutPhrase.exec(text) ?? [];
  if (phrase) return `Name the thing or the person instead of "${phrase}".`;
  for (const sentence of text.split(/[.!?]\s/)) {
    const [first] = relativeWord.exec(sentence) ?? [];
    if (first) return `Begin with a verb or a noun, not with "${first}".`;
    for (const part of sentence.split(/[;:]\s/)) {
      const pronouns = part.match(pronoun) ?? [];
      if (pronouns.length > 1) return `Name the things: ${pronouns.map((word) => `"${word}"`).join(", ")}.`;
    }
  }
  return undefined;
}

const textOf = ({ value }) =>
  value
    .replace(/^\s*\*+ ?/gm, "")
    .replace(/^@\w+ /, "")
    .replace(/\s+/g, " ")
    .trim();

/** Runs of line comments as one text, each with the place of its first line. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const last = blocks.at(-1);
    const isNext = comment.type === "Line" && last?.isLine && last.endLine === comment.loc.start.line - 1;
    if (isNext) {
      last.text += ` ${textOf(comment)}`;
      last.endLine = comment.loc.end.line;
    } else
      blocks.push({
        text: textOf(comment),
        loc: comment.loc,
        isLine: comment.type === "Line",
        endLine: comment.loc.end.line,
      });
  }
  return blocks;
}

/** Comments are plain sentences of at most 100 columns: subject, verb, object. */
const plainComments = {
  meta: { type: "suggestion", schema: [] },
  create: ({ sourceCode, report }) => ({
    Program() {
      const comments = sourceCode.getAllComments().filter(({ value }) => !directive.test(value));
      for (const { loc } of comments)
        for (let line = loc.start.line; line <= loc.end.line; line++)
          if (sourceCode.lines[line - 1].length > maxColumns && loc.start.column < 20)
            report({ loc: { line, column: 0 }, message: `Comments have at most ${maxColumns} columns.` });
      for (const { text, loc } of blocksOf(comments)) {
        const message = roundabout(text);
        if (message) report({ loc, message });
      }
    },
  }),
};

const titleWord =
  /\b(?:who|whom|whose|whoever|whatever|nobody|somebody|anybody|nothing|none|one that|the one|the others?|such|be it|anew)\b/i;
const maxTitle = 100;
const suites = /^(?:it|test|describe)$/;

/** `test` for calls of `test`, `test.each(...)` and `test.describe`. */
function suiteOf(callee) {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return suiteOf(callee.object);
  if (callee.type === "CallExpression") return suiteOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return suiteOf(callee.tag);
  return undefined;
}

/** Test titles state a behaviour in the present tense: "refuses an expired token". */
const plainTitles = {
  meta: { type: "suggestion", schema: [] },
  create: ({ report }) => ({
    CallExpression(node) {
      const [title] = node.arguments;
      if (!suites.test(suiteOf(node.callee) ?? "")) return;
      if (title?.type !== "Literal" || typeof title.value !== "string") return;
      const sentence = title.value.replace(/^(?:[A-Z]\d+(?:, )?)+: /, "");
      const [word] = titleWord.exec(sentence) ?? relativeWord.exec(sentence) ?? [];
      if (word) report({ node: title, message: `Say what the shop does, without "${word}".` });
      if (title.value.length > maxTitle)
        report({ node: title, message: `Titles have at most ${maxTitle} characters.` });
    },
  }),
};

/** Rules for the language of comments and test titles. */
export const plainLanguage = { rules: { comments: plainComments, titles: plainTitles } };
