import type { Nutrition, NutritionRow } from "~/model/product";
import { basisIn, hasFigureBeside, isBareBasis, isGeneric, isOfPortion, type Basis } from "./nutrition-basis";
import { isAmount, isFigure, readRow, type Figure, type ReadRow } from "./nutrition-row";
import { rowInText } from "./nutrition-text";

type Column = { head: "100" | "portion" | "several" | "share" | "plain" | "other"; per?: string };
type State = {
  rows: (NutritionRow & { per?: string })[];
  notes: string[];
  /** every basis on a line of its own */
  named: Basis[];
  /** basis of the figures below, if a single heading states it for all columns */
  basis?: Basis;
  /** columns of the last heading that names several */
  columns?: Column[];
  /** "di cui", in a row above its part */
  prefix?: string;
};

/** Max length of a heading; longer text is a sentence and becomes a note below the table. */
const maxPerLength = 60;
const shareHead = /%|\b(?:AR|VNR|RI|RDA|NRV|GDA)\b/;
const prefixLine = /^(?:di cui|of which)[\s:]*$/i;

/**
 * Reads a table of values per 100 g or ml, or without a stated basis. Each item is a row of cells.
 * If a heading names several columns, the column per 100 g or ml is read. Undefined if a row is
 * ambiguous or the values have more than one basis.
 */
export function readTable(items: readonly string[][]): Nutrition | undefined {
  if (isOfPortion(items.flat().join("\n"))) return undefined;
  const state: State = { rows: [], notes: [], named: [] };
  return items.every((cells) => readItem(state, cells)) ? resultOf(state) : undefined;
}

/** Returns false for an item that cannot be parsed. */
function readItem(state: State, cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const [first = ""] = filled;
  if (filled.length === 0) return true;
  if (cells.length > 1 && isHeading(cells, state.rows.length === 0)) return readHeading(state, cells);
  if (filled.length === 1 && (cells.length === 1 || !isAmount(first))) return readLine(state, first);
  if (cells.some(isFigure)) return readFigures(state, cells);
  state.notes.push(filled.join(" "));
  return true;
}

function readLine(state: State, line: string): boolean {
  const basis = basisIn(line);
  const row = basis ? undefined : rowInText(line);
  if (basis) {
    const isLong = basis.of === "100" && (basis.per.length > maxPerLength || hasFigureBeside(line));
    if (isLong) state.notes.push(line);
    state.basis = isLong ? { of: "100", per: basis.per.replace(/^(100 \w+).*$/s, "$1") } : basis;
    state.columns = undefined;
    state.named.push(state.basis);
  } else if (row) addRow(state, row.label, row.amount, state.basis);
  else if (prefixLine.test(line)) state.prefix = line.replace(/[\s:]+$/, "");
  else if (!isGeneric(line)) state.notes.push(line);
  return true;
}

/**
 * True if a row names columns. Above all other rows it may do so in bare figures or in any words.
 */
function isHeading(cells: readonly string[], isFirst: boolean): boolean {
  const hasAmounts = cells.some((cell) => isAmount(cell) && !basisIn(cell) && !isBareBasis(cell));
  if (hasAmounts) return false;
  const names = cells.filter((cell) => basisIn(cell) && !isBareBasis(cell));
  const isBare = cells.every((cell) => isBareBasis(cell) || ["plain", "share"].includes(columnOf(cell).head));
  return (
    names.length > 0 ||
    (isFirst && (isBare || (cells.length > 1 && !cells.some(isFigure) && cells.slice(1).some(Boolean))))
  );
}

function columnOf(cell: string): Column {
  const basis = basisIn(cell);
  if (basis) return { head: basis.of, ...(basis.of === "100" && { per: basis.per }) };
  if (isBareBasis(cell)) return { head: "portion" };
  if (shareHead.test(cell)) return { head: "share" };
  return { head: isGeneric(cell) ? "plain" : "other" };
}

const isBasis = ({ head }: Column): boolean => ["100", "portion", "several"].includes(head);

function readHeading(state: State, cells: readonly string[]): boolean {
  const [labels = { head: "plain" }, ...others] = cells.map(columnOf);
  if (isBasis(labels) && !others.some(isBasis)) {
    // a single heading for all columns
    state.basis = basisIn(cells[0] ?? "");
    state.columns = undefined;
    return true;
  }
  if (!others.some(isBasis)) {
    // columns without a basis are clear if a line above names it
    state.columns = undefined;
    return state.basis?.of === "100" || !others.some(({ head }) => head === "other");
  }
  // the cell above the labels may be missing
  state.columns = isBasis(labels) ? [{ head: "plain" }, labels, ...others] : [{ head: "plain" }, ...others];
  return state.columns.some(({ head }) => head === "100") || !others.some(({ head }) => head === "several");
}

function readFigures(state: State, cells: readonly string[]): boolean {
  const row = readRow(cells);
  if (!row) return false;
  const { columns } = state;
  if (columns) {
    const target = columns.findIndex(({ head }) => head === "100");
    // all these columns are per portion
    if (target < 0) return true;
    const figure = figureIn(row, cells, columns, target);
    if (!figure) return false;
    return figure.kind !== "amount" || addRow(state, row.label, figure.text, perOf(columns[target]));
  }
  const amounts = row.figures.filter(({ kind }) => kind !== "share");
  const [only] = amounts;
  if (amounts.length > 1 || state.basis?.of === "several") return false;
  return only?.kind !== "amount" || addRow(state, row.label, only.text, state.basis);
}
const perOf = (column: Column | undefined): Basis | undefined =>
  column?.per ? { of: "100", per: column.per } : undefined;

const missing: Figure = { kind: "none", text: "", column: -1 };

/** Finds the figure of a column by position when the cell counts match, else by order. */
function figureIn(
  { figures }: ReadRow,
  cells: readonly string[],
  columns: readonly Column[],
  target: number,
): Figure | undefined {
  const isAligned = cells.length === columns.length;
  const direct = figures.find(({ column }) => column === target);
  if (isAligned && direct) return direct;
  const isEmptyThere =
    cells[target] === "" && figures.every(({ column }) => columns[column]?.head !== "plain");
  if (isAligned && isEmptyThere) return missing;
  for (const withShares of [true, false]) {
    const heads = columns.flatMap(({ head }, column) =>
      head !== "plain" && (withShares || head !== "share") ? column : [],
    );
    const inOrder = figures.filter(({ kind }) => withShares || kind !== "share");
    if (heads.length === inOrder.length) return inOrder[heads.indexOf(target)];
  }
  return undefined;
}

/**
 * Adds a row. A value without its own label is appended to the row above, as kilocalories follow
 * kilojoules.
 */
function addRow(state: State, label: string, amount: string, basis: Basis | undefined): boolean {
  const { rows, prefix } = state;
  if (basis?.of === "portion") return true;
  const above = rows.at(-1);
  const per = basis?.of === "100" ? basis.per : undefined;
  if (!label || (label === above?.label && per === above.per)) {
    if (!above) return false;
    above.amount += ` / ${amount}`;
    return true;
  }
  rows.push({ label: prefix ? `${prefix} ${label}` : label, amount, ...(per && { per }) });
  state.prefix = undefined;
  return true;
}

/** Undefined if there are no rows, or rows of different reference quantities. */
function resultOf({ rows, notes, named }: State): Nutrition | undefined {
  const pers = new Set(rows.map(({ per }) => per));
  if (pers.size !== 1) return undefined;
  let [per] = pers;
  if (!per && named.length > 0) {
    const [below] = named;
    if (named.length > 1 || below?.of !== "100") return undefined;
    ({ per } = below);
  }
  return {
    rows: rows.map(({ label, amount }) => ({ label, amount })),
    ...(per && { per }),
    ...(notes.length > 0 && { note: notes.join("\n") }),
  };
}
