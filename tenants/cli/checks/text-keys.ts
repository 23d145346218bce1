import type { TextTree } from "../../schema";
import { nearMiss } from "./near-miss";

/** Texts that each chain must define itself, in every language (§1). */
export const ownKeys = (consents: readonly { id: string }[]): string[] => [
  "frame.tagline",
  "frame.claim",
  "frame.claimText",
  "frame.legal",
  "frame.homeTitle",
  "frame.homeDescription",
  "checkout.cashTooltip",
  ...consents.map(({ id }) => `auth.consents.${id}`),
];

/** A tree of texts as `a.b.c` -> text. */
function flatTexts(tree: TextTree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${prefix}${key}`, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

const blanks = (text: string): string =>
  [...text.matchAll(/{{\s*(\w+)\s*}}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/**
 * Problems of a chain's texts in one language, compared with the base texts and the required keys.
 */
export function textProblems(texts: TextTree, base: TextTree, required: readonly string[]): string[] {
  const [own, known] = [flatTexts(texts), flatTexts(base)];
  const missing = required.filter((key) => !own.get(key)?.trim()).map((key) => `text ${key} is missing`);
  const others = [...own].flatMap(([key, text]) => {
    const under = known.get(key);
    if (under === undefined)
      return required.includes(key)
        ? []
        : [`text ${key} is unknown${nearMiss(key, [...known.keys(), ...required])}`];
    const strange = blanks(text)
      .split(",")
      .filter((name) => name && !blanks(under).split(",").includes(name));
    return strange.map((name) => `text ${key} asks for {{${name}}}, which the base text has not`);
  });
  return [...missing, ...others];
}
