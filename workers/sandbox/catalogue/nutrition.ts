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

/**
 * The wire's nutrition text of six foods in ten: an HTML table, one in twelve of them with cells left open, or JSON rows. `values` as in
 * the data files.
 */
export function nutritionText(values: string, key: string, isLiquid: boolean): string | undefined {
  if (chance("nutrition", key) >= 0.62) return undefined;
  const facts = values.split(" ").map((value, index) => {
    const moved = Number(value) * (0.93 + 0.14 * chance("nutrition", key, index));
    return index === 0 ? String(Math.round(moved)) : String(Math.round(moved * 10) / 10).replace(".", ",");
  });
  if (chance("nutrition form", key) < 0.15) {
    return JSON.stringify(
      rows.map(([codice, label, unita], index) => ({
        codice,
        peso: (facts[index] ?? "0").replace(",", "."),
        unita,
        labels: { it_IT: label },
      })),
    );
  }
  const broken = chance("nutrition broken", key) < 1 / 12;
  const kj = Math.round(Number(facts[0]) * 4.184);
  const lines = rows.map(([, label, unit], index) => {
    const value = index === 0 ? `${kj} kJ / ${facts[0]} kcal` : `${facts[index]}&nbsp;${unit}`;
    return broken && index % 3 === 1
      ? `<TR><td>${label}<td>${value}</tr>`
      : `<tr><td>${label}</td><td align="right"> ${value}</td></tr>`;
  });
  return `<table class="nutr"><tr><th>Valori nutrizionali medi</th><th>per 100 ${isLiquid ? "ml" : "g"}</th></tr>\n${lines.join("\n")}</table>`;
}
