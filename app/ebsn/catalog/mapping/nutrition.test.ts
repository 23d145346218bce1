import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nutritionOf, nutritionRows } from "./nutrition";

// spec catalogue: Nutrition as a real table, by 100 g or 100 ml, from HTML or JSON <- app/ebsn/catalog/mapping/nutrition.ts, app/ebsn/catalog/mapping/product-detail.ts, app/features/catalog/product/product-facts.tsx
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

// spec catalogue: Nutrition as a real table, by 100 g or 100 ml, from HTML or JSON
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

const asRows = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

test.each([
  ["the portion first", ["", "Per porzione (30 g)", "Per 100 g"], ["600 kJ", "2000 kJ"]],
  ["the portion last", ["Valori medi", "per 100 g", "per porzione da 30 g"], ["2000 kJ", "600 kJ"]],
  ["no cell over the labels", ["Per porzione", "Per 100 ml"], ["600 kJ", "2000 kJ"]],
  ["the bare figure as its head", ["", "30 g", "100 g"], ["600 kJ", "2000 kJ"]],
  ["a share of the daily need behind", ["Valori", "Per 100 g", "% AR"], ["2000 kJ", "24 %"]],
])("X19: of several columns the one of 100 g or ml is read: %s", (_name, head, values) => {
  expect(nutritionRows(asRows(head, ["Energia", ...values]))).toEqual([
    { label: "Energia", per100: "2000 kJ" },
  ]);
});

test("X19: a value of 100 g is no heading", () => {
  expect(nutritionRows(asRows(["", "100 g"], ["Carboidrati", "100 g"], ["Sodio", "100 mg"]))).toEqual([
    { label: "Carboidrati", per100: "100 g" },
    { label: "Sodio", per100: "100 mg" },
  ]);
});

test.each([
  "Valori nutrizionali medi per 100 g\nEnergia: 1500 kJ / 355 kcal\nGrassi 1,5 g\ndi cui acidi grassi saturi < 0,1 g",
  "Energia 1500 kJ / 355 kcal; Grassi: 1,5 g; di cui acidi grassi saturi < 0,1 g",
  "Energia 1500 kJ / 355 kcal<br>Grassi 1,5 g<br/>di cui acidi grassi saturi &lt; 0,1 g",
])("X19: a table written as text is read: %j", (text) => {
  expect(nutritionRows(text)).toEqual([
    { label: "Energia", per100: "1500 kJ / 355 kcal" },
    { label: "Grassi", per100: "1,5 g" },
    { label: "di cui acidi grassi saturi", per100: "< 0,1 g" },
  ]);
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round <- app/ebsn/catalog/mapping/nutrition.ts, app/ebsn/catalog/mapping/product-detail.ts
test.each([
  [
    "in one line",
    "Valori nutrizionali medi per 100 g: Energia 1500 kJ / 355 kcal, Grassi 1,5 g, di cui saturi < 0,1 g.",
  ],
  ["with bars", "per 100 g|Energia: 1500 kJ (355 kcal)|Grassi: 1,5 g|di cui saturi: < 0,1 g"],
  [
    "a portion's block first",
    "Per porzione (30 g)\nEnergia 450 kJ\nGrassi 0,5 g\nPer 100 g\nEnergia 1500 kJ\nGrassi 1,5 g\ndi cui saturi < 0,1 g",
  ],
  [
    "a portion's block behind",
    "Per 100 g\nEnergia 1500 kJ\nGrassi 1,5 g\ndi cui saturi < 0,1 g\nPorzione da 30 g\nEnergia 450 kJ",
  ],
])("free text is read: %s", (_name, text) => {
  const { rows, text: words } = nutritionOf(text);
  expect(rows.map(({ label, per100 }) => [label, per100.slice(0, 7)])).toEqual([
    ["Energia", "1500 kJ"],
    ["Grassi", "1,5 g"],
    ["di cui saturi", "< 0,1 g"],
  ]);
  expect(words).toBeUndefined();
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round
test.each([
  [
    "a portion's figures alone",
    asRows(["Valori", "Per porzione (30 g)"], ["Energia", "450 kJ"]),
    "Energia | 450 kJ",
  ],
  [
    "a portion in the caption",
    `<table><caption>Per porzione</caption><tr><td>Sale<td>0,1 g</table>`,
    "Per porzione",
  ],
  [
    "two columns that nobody names",
    asRows(["", "A", "B"], ["Energia", "450 kJ", "1500 kJ"]),
    "Energia | 450 kJ | 1500 kJ",
  ],
  [
    "both in one cell",
    asRows(["Valori", "per 100 g / per porzione"], ["Sale", "1 g / 0,3 g"]),
    "Sale | 1 g / 0,3 g",
  ],
  ["both in one line", "Energia 450 kJ per porzione, 1500 kJ per 100 g", "450 kJ per porzione"],
  ["a portion's text", "Per porzione: energia 450 kJ, grassi 1 g", "Per porzione: energia 450 kJ"],
  ["a sentence", "Apporta 1500 kJ e circa 3 grammi di sale ogni cento", "Apporta 1500 kJ"],
  ["one after the other without a sign", "Energia 1500 kJ Grassi 1,5 g", "Energia 1500 kJ Grassi 1,5 g"],
])("what cannot be told apart is shown as it stands: %s", (_name, value, words) => {
  const { rows, text } = nutritionOf(value);
  expect(rows).toEqual([]);
  expect(text).toContain(words);
  expect(text).not.toMatch(/[<>{}]/);
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round
test("data that cannot be read is not shown, nor a heading alone", () => {
  for (const value of [
    "",
    "[1",
    '{"ENERC":1500}',
    "Valori nutrizionali per 100 g",
    "<table></table>",
    "n.d.",
  ])
    expect(nutritionOf(value)).toEqual({ rows: [] });
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round
test("a portion's figure never stands in a row", () => {
  // every figure of 100 g is 111, every figure of a portion 999
  const heads = fc.shuffledSubarray(["Per porzione (30 g)", "Per 100 g", "% AR"], { minLength: 1 });
  fc.assert(
    fc.property(heads, (head) => {
      const cells = head.map((one) => (one === "Per 100 g" ? "111 kJ" : one === "% AR" ? "5%" : "999 kJ"));
      const table = nutritionOf(asRows(["", ...head], ["Energia", ...cells])).rows;
      expect(table.map(({ per100 }) => per100)).toEqual(head.includes("Per 100 g") ? ["111 kJ"] : []);
    }),
  );
  const block = fc.record({
    isPortion: fc.boolean(),
    labels: fc.array(fc.constantFrom("Energia", "Sale:", "Grassi"), { maxLength: 3 }),
  });
  const between = fc.constantFrom("\n", "; ", ";\n");
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), between, (blocks, gap) => {
      const lines = blocks.flatMap(({ isPortion, labels }) => [
        isPortion ? "Per porzione (30 g)" : "Per 100 g",
        ...labels.map((label) => `${label} ${isPortion ? 999 : 111} g`),
      ]);
      const of100 = blocks.flatMap(({ isPortion, labels }) => (isPortion ? [] : labels));
      const { rows } = nutritionOf(lines.join(gap));
      expect(rows).toEqual(of100.map((label) => ({ label: label.replace(":", ""), per100: "111 g" })));
    }),
  );
});

test("anything else is no table", () => {
  for (const value of ["", "[", "[1", "{}", "per 100 g: 12", "<tr>", "<table></table>"]) {
    expect(nutritionRows(value)).toEqual([]);
  }
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(nutritionRows(`<tr><td>${text}<td>${text}`))));
});
