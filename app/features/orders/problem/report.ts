import type { Translate } from "~/i18n/translate";
import { typedText } from "~/lib/typed-text";
import type { Order } from "~/model/order";
import { longestNote } from "../order/note-form";

/** What may be wrong with a product that came. */
export const problems = ["damaged", "missing", "wrong"] as const;
export type Problem = (typeof problems)[number];

/** A line that can be reported. */
export type ReportLine = { id: number; name: string };
/** What is wrong with which lines, by their ids, and what else there is to say. */
export type Report = { found: Record<number, Problem>; text: string };

/**
 * The lines of an order that came, each with a name of its own: the second "Pane" is "Pane (2)". What the shop itself says was not given is not
 * paid, and needs no report.
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

/** How many letters of each name a report holds: the first of these with which it is no longer than a note. */
const nameLengths = [Infinity, 40, 24, 12];

/** The beginning of a line's name, where no other line's begins like it. */
function shortName(line: ReportLine, lines: readonly ReportLine[], most: number): string {
  const start = [...line.name].slice(0, most).join("").trimEnd();
  const alone = lines.every((other) => other === line || !other.name.startsWith(start));
  return alone && start.length + 1 < line.name.length ? `${start}…` : line.name;
}

/** A report as the order's one note holds it: a heading, the products by what is wrong with them, a blank line, and the text. */
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

/** The line that a note calls so, by its whole name or by the beginning that is its alone. */
function lineCalled(called: string, lines: readonly ReportLine[]): ReportLine | undefined {
  const whole = lines.find(({ name }) => called === name);
  if (whole || !called.endsWith("…")) return whole;
  const [line, ...others] = lines.filter(({ name }) => name.startsWith(called.slice(0, -1)));
  return others.length === 0 ? line : undefined;
}

/** What a note reports; a note that reports nothing, or that somebody has rewritten, is text alone. */
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

/** The name of a line's field in the form. */
export const problemField = (id: number) => `problem-${id}`;

/** What a form reports of these lines; other lines and other problems are not heard. */
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
