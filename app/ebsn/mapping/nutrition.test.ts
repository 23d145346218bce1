import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nutritionRows } from "./nutrition";

test("a tidy table, its heading left out", () => {
  const table = `<table><thead><tr><th>Valori nutrizionali</th><th>per 100 g</th></tr></thead><tbody>
    <tr><td>Energia</td><td>1500 kJ</td></tr><tr><td></td><td>355 kcal</td></tr>
    <tr><td>Grassi</td><td>1,5 g</td></tr></tbody></table>`;
  expect(nutritionRows(table)).toEqual([
    { label: "Energia", per100: "1500 kJ / 355 kcal" },
    { label: "Grassi", per100: "1,5 g" },
  ]);
});

test("an untidy one", () => {
  const table = `<TABLE border=1><TR><TD><b>Prote&iacute;ne</b><TD align="right">12&nbsp;g<TR class='x'>
    <td>Sale<td>0,01 g<td>1%<tr><td>Nota<td>tracce<tr><td>sola</table><p>altro`;
  expect(nutritionRows(table)).toEqual([
    { label: "Proteíne", per100: "12 g" },
    { label: "Sale", per100: "0,01 g" },
  ]);
});

test("H10: rows and cells that nobody closed, closing tags that nobody opened", () => {
  const rows =
    "<TR><td>Energia</TR><TR><td>Grassi<td>1,5 g</TR></td><TR><th>Sale</b></th><td><script>x</script>0,1&nbsp;g</TR>";
  expect(nutritionRows(rows)).toEqual([
    { label: "Grassi", per100: "1,5 g" },
    { label: "Sale", per100: "0,1 g" },
  ]);
});

test("rows in JSON, the unreadable ones left out", () => {
  const rows = [
    { codice: "ENERC", peso: "1500", unita: "kJ", labels: { it_IT: "Energia" } },
    { codice: "FAT", peso: 1.5, unita: "g" },
    { peso: [], unita: "g" },
    "x",
  ];
  expect(nutritionRows(JSON.stringify(rows))).toEqual([
    { label: "Energia", per100: "1500 kJ" },
    { label: "FAT", per100: "1,5 g" },
  ]);
});

test("anything else is no table", () => {
  for (const value of ["", "[", "[1", "{}", "per 100 g: 12", "<tr>", "<table></table>"]) {
    expect(nutritionRows(value)).toEqual([]);
  }
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(nutritionRows(`<tr><td>${text}<td>${text}`))));
});
