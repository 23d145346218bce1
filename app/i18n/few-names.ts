import type { Translate } from "./translate";

/** Max names that fit in a message. */
const mostNamed = 3;

/** "A, B, C e altri 2". */
export function fewNames(t: Translate, all: string[]): string {
  const names = all.slice(0, mostNamed).join(", ");
  const count = all.length - mostNamed;
  return count > 0 ? t("ui.fewNames", { names, count }) : names;
}
