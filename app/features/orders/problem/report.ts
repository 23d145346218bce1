import type { Translate } from "~/i18n/translate";
import { typedText } from "~/lib/typed-text";
import type { Order } from "~/model/order";
import { longestNote } from "../order/note-form";

/** Problems that a shopper can report for a product. */
export const problems = ["damaged", "missing", "wrong"] as const;
export type Problem = (typeof problems)[number];

export type ReportLine = { id: number; name: string };
/** Problems by line id, and a free text. */
export type Report = { found: Record<number, Problem>; text: string };

/**
 * Returns the delivered lines under unique names: the second "Pane" is "Pane (2)". Lines that the
 * backend marks as missing are unpaid and need no report.
 */
export function reportLines({ items, unreadable }: Pick<Order, "items" | "unreadable">): ReportLine[] {
  const came = [
    ...items.filter(({ missing }) => !missing).map(({ id, product }) => ({ id, name: product.name })),
    ...unreadable.flatMap(({ itemId, name }) => (name ? [{ id: itemId, name }] : [])),
  ];
  const taken = new Set<string>();
  return came.map(({ id, name }) => {
    let own = name;
    for (let time = 2; taken.has(own); time += 1) own = `${name} (${time})`;
    taken.add(own);
    return { id, name: own };
  });
}

/** Max characters of each name in a report; the first that fits the report into a note is used. */
const nameLengths = [Infinity, 40, 24, 12];

/** Shortens a line's name to `most` characters, if no other line's name starts like that. */
function shortName(line: ReportLine, lines: readonly ReportLine[], most: number): string {
  const start = [...line.name].slice(0, most).join("").trimEnd();
  const alone = lines.every((other) => other === line || !other.name.startsWith(start));
  return alone && start.length + 1 < line.name.length ? `${start}…` : line.name;
}

/**
 * Writes a report as the order's single note: a heading, the products by problem, a blank line, the
 * text.
 */
export function writeReport(lines: readonly ReportLine[], { found, text }: Report, t: Translate): string {
  let note = "";
  for (const most of nameLengths) {
    const told = problems.flatMap((problem) => {
      const names = lines.filter(({ id }) => found[id] === problem);
      const kind = `${t(`orders.problem.kinds.${problem}`)}:`;
      return names.length > 0 ? [kind, ...names.map((line) => `- ${shortName(line, lines, most)}`)] : [];
    });
    const list = told.length > 0 ? [t("orders.problem.heading"), ...told].join("\n") : "";
    note = [list, text].filter(Boolean).join("\n\n");
    if ([...note].length <= longestNote) break;
  }
  return note;
}

/** Finds the line that a note names, by its full name or by a unique beginning. */
function lineCalled(called: string, lines: readonly ReportLine[]): ReportLine | undefined {
  const whole = lines.find(({ name }) => called === name);
  if (whole || !called.endsWith("…")) return whole;
  const [line, ...others] = lines.filter(({ name }) => name.startsWith(called.slice(0, -1)));
  return others.length === 0 ? line : undefined;
}

/** Parses a note as a report; any other or rewritten note is returned as text alone. */
export function readReport(note: string, lines: readonly ReportLine[], t: Translate): Report {
  const [heading, ...rest] = note.split(/\r?\n/);
  if (heading !== t("orders.problem.heading")) return { found: {}, text: note };
  const end = rest.indexOf("");
  const found: Record<number, Problem> = {};
  let problem: Problem | undefined;
  for (const one of end < 0 ? rest : rest.slice(0, end)) {
    const next = problems.find((known) => one === `${t(`orders.problem.kinds.${known}`)}:`);
    const line = one.startsWith("- ") ? lineCalled(one.slice(2), lines) : undefined;
    if (line && problem) found[line.id] = problem;
    else if (!next) return { found: {}, text: note };
    problem = next ?? problem;
  }
  return { found, text: end < 0 ? "" : rest.slice(end + 1).join("\n") };
}

/** Name of a line's field in the form. */
export const problemField = (id: number) => `problem-${id}`;

/** Parses the form; unknown lines and problems are ignored. */
export function readForm(form: FormData, lines: readonly ReportLine[]): Report {
  const found = lines.flatMap(({ id }) => {
    const problem = problems.find((known) => known === form.get(problemField(id)));
    return problem ? [[id, problem] as const] : [];
  });
  const text = form.get("text");
  return {
    found: Object.fromEntries(found),
    text: typeof text === "string" ? typedText(text).trim() : "",
  };
}
