import { chance } from "./hash";

const rows = [
  ["ENERGIA", "Energia", "kcal"],
  ["GRASSI", "Grassi", "g"],
  ["SATURI", "di cui acidi grassi saturi", "g"],
  ["CARBOIDRATI", "Carboidrati", "g"],
  ["ZUCCHERI", "di cui zuccheri", "g"],
  ["FIBRE", "Fibre", "g"],
  ["PROTEINE", "Proteine", "g"],
  ["SALE", "Sale", "g"],
] as const;

const [saturated, sugars] = [2, 4];
const portionGrams = 30;
const tenth = (value: number): string => String(Math.round(value * 10) / 10).replace(".", ",");

/**
 * Returns the wire's nutrition text for six foods in ten, from `values` as in the data files.
 * Forms:
 * - an HTML table: 1 in 12 has unclosed cells, 1 in 8 has a portion column before or after that of
 *   100 g
 * - JSON rows
 * - plain text
 */
export function nutritionText(values: string, key: string, isLiquid: boolean): string | undefined {
  if (chance("nutrition", key) >= 0.62) return undefined;
  const moved = values
    .split(" ")
    .map((value, index) => Number(value) * (0.93 + 0.14 * chance("nutrition", key, index)));
  const facts = moved.map((value, index) => {
    // saturated fats and sugars are at most the value above them
    const amount =
      index === saturated || index === sugars ? Math.min(value, moved[index - 1] ?? value) : value;
    return index === 0 ? String(Math.round(amount)) : tenth(amount);
  });
  const form = chance("nutrition form", key);
  if (form < 0.15) {
    return JSON.stringify(
      rows.map(([codice, label, unita], index) => ({
        codice,
        peso: (facts[index] ?? "0").replace(",", "."),
        unita,
        labels: { it_IT: label },
      })),
    );
  }
  const per100 = `per 100 ${isLiquid ? "ml" : "g"}`;
  const kj = Math.round(Number(facts[0]) * 4.184);
  const valueOf = (index: number, unit: string) =>
    index === 0 ? `${kj} kJ / ${facts[0]} kcal` : `${facts[index]}&nbsp;${unit}`;
  if (form < 0.25) {
    const lines = rows.map(
      ([, label, unit], index) => `${label}: ${valueOf(index, unit).replace("&nbsp;", " ")}`,
    );
    return [`Valori nutrizionali medi ${per100}`, ...lines].join("\n");
  }
  const broken = chance("nutrition broken", key) < 1 / 12;
  const portion = chance("nutrition portion", key) < 1 / 8 && !broken;
  const isFirst = chance("nutrition portion first", key) < 0.5;
  const portionOf = (index: number, unit: string) =>
    `${tenth((Number(facts[index]?.replace(",", ".")) * portionGrams) / 100)} ${unit}`;
  const columns = (own: string, ofPortion: string) =>
    !portion ? [own] : isFirst ? [ofPortion, own] : [own, ofPortion];
  const head = columns(per100, `per porzione (${portionGrams} ${isLiquid ? "ml" : "g"})`);
  const lines = rows.map(([, label, unit], index) => {
    const cells = columns(valueOf(index, unit), portionOf(index, unit));
    return broken && index % 3 === 1
      ? `<TR><td>${label}<td>${cells.join("<td>")}</tr>`
      : `<tr><td>${label}</td>${cells.map((cell) => `<td align="right"> ${cell}</td>`).join("")}</tr>`;
  });
  const heads = ["Valori nutrizionali medi", ...head].map((text) => `<th>${text}</th>`).join("");
  return `<table class="nutr"><tr>${heads}</tr>\n${lines.join("\n")}</table>`;
}
