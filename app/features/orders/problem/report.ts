import type { Translate } from "~/i18n/translate";
import { typedText } from "~/lib/typed-text";
import type { Order } from "~/model/order";

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

const sentence = ({ name }: ReportLine, problem: Problem, t: Translate): string =>
  `- ${name}: ${t(`orders.problem.kinds.${problem}`)}`;

const problemIn = (told: string, line: ReportLine, t: Translate): Problem | undefined =>
  problems.find((problem) => sentence(line, problem, t) === told);

/** A report as the order's one note holds it: a heading, a line for each product, a blank line, and the text. */
export function writeReport(lines: readonly ReportLine[], { found, text }: Report, t: Translate): string {
  const told = lines.flatMap((line) => {
    const problem = found[line.id];
    return problem ? [sentence(line, problem, t)] : [];
  });
  const list = told.length > 0 ? [t("orders.problem.heading"), ...told].join("\n") : "";
  return [list, text].filter(Boolean).join("\n\n");
}

/** What a note reports; a note that reports nothing, or that somebody has rewritten, is text alone. */
export function readReport(note: string, lines: readonly ReportLine[], t: Translate): Report {
  const [heading, ...rest] = note.split(/\r?\n/);
  if (heading !== t("orders.problem.heading")) return { found: {}, text: note };
  const end = rest.indexOf("");
  const told = end < 0 ? rest : rest.slice(0, end);
  const found: Record<number, Problem> = {};
  for (const one of told) {
    const line = lines.find((line) => problemIn(one, line, t));
    const problem = line && problemIn(one, line, t);
    if (!problem) return { found: {}, text: note };
    found[line.id] = problem;
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
