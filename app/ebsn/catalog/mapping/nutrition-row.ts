/** A figure of a row: an amount, a share of the daily need, or the sign of a missing value. */
export type Figure = { kind: "amount" | "share" | "none"; text: string; column: number };
/** A parsed table row; an empty label continues the row above. */
export type ReadRow = { label: string; figures: Figure[] };

const units = "kj|kcal|cal|g|gr|mg|µg|μg|mcg|ug|ml|ui|%";
const unitCell = new RegExp(`^\\(?(${units})\\.?\\)?$`, "i");
const labelWithUnit = new RegExp(`(?:\\(|\\s)(?:${units})\\)?$`, "i");
const amount = /^(?:[<>~≤≥]|circa|meno di|inferiore a)?\s*\d/i;
const amountInWords = /^(?:in )?(?:tracce|traces|assent[ei])\.?$/i;
const share = /^[<>~]?\s*[\d.,]+\s*%/;
const none = /^(?:[-–—*]+|n\.?\s?[da]\.?)$/i;
const zero = /^0(?:[.,]0+)?$/;

/** True for an amount such as "1,5 g" or "tracce". */
export const isAmount = (cell: string): boolean => amount.test(cell) || amountInWords.test(cell);

/** True for an amount and for the dash or "n.d." of a missing one. */
export const isFigure = (cell: string): boolean => isAmount(cell) || none.test(cell);

/**
 * Splits a row into label and figures. The label may fill several cells, and the unit may have its
 * own cell before or after the figures. Undefined if a cell or the unit of a figure is unknown.
 */
export function readRow(cells: readonly string[]): ReadRow | undefined {
  const first = cells.findIndex((cell, column) => isAmount(cell) || (column > 0 && none.test(cell)));
  const leading = cells.slice(0, first).filter(Boolean);
  const unitBefore = unitIn(leading.at(-1));
  const label = (unitBefore ? leading.slice(0, -1) : leading).join(" ");
  const figures: Figure[] = [];
  for (const [column, cell] of cells.entries()) {
    if (column < first || cell === "") continue;
    const unit = unitIn(cell);
    if (isFigure(cell)) figures.push({ kind: kindOf(cell), text: cell, column });
    else if (unit && figures.some(lacksUnit)) addUnit(figures, unit);
    else return undefined;
  }
  if (unitBefore) addUnit(figures, unitBefore);
  const isClear =
    labelWithUnit.test(label) || !figures.some((figure) => lacksUnit(figure) && !zero.test(figure.text));
  return isClear ? { label, figures: joinEnergy(figures) } : undefined;
}

const unitIn = (cell = ""): string | undefined => unitCell.exec(cell)?.[1];
const kindOf = (cell: string): Figure["kind"] =>
  share.test(cell) ? "share" : isAmount(cell) ? "amount" : "none";
const lacksUnit = ({ kind, text }: Figure): boolean => kind === "amount" && !/\p{L}|%/u.test(text);

/** Adds the unit to all figures without a unit, because two columns may share a unit cell. */
function addUnit(figures: Figure[], unit: string): void {
  for (const figure of figures) if (lacksUnit(figure)) figure.text += ` ${unit}`;
}

/** Joins kilojoules and the following kilocalories into a single figure. */
function joinEnergy(figures: Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const last = joined.at(-1);
    const isSecondUnit = last && isOnly(last.text, "kj") && isOnly(figure.text, "kcal");
    if (isSecondUnit) last.text += ` / ${figure.text}`;
    else joined.push({ ...figure });
  }
  return joined;
}

const isOnly = (text: string, unit: string): boolean => new RegExp(`^[^\\p{L}]+${unit}$`, "iu").test(text);
