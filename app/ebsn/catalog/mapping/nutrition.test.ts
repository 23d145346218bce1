import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nutritionOf } from "./nutrition";

const nutritionRows = (value: string) => nutritionOf(value).rows;

// spec catalogue: Nutrition as a real table, by 100 g or 100 ml, from HTML or JSON <- app/ebsn/catalog/mapping/nutrition.ts, app/ebsn/catalog/mapping/product-detail.ts, app/features/catalog/product/product-facts.tsx
test("reads a tidy table without its heading", () => {
  const table = `<table><thead><tr><th>Valori nutrizionali</th><th>per 100 g</th></tr></thead><tbody>
    <tr><td>Energia</td><td>1500 kJ</td></tr><tr><td></td><td>355 kcal</td></tr>
    <tr><td>Grassi</td><td>1,5 g</td></tr></tbody></table>`;
  expect(nutritionRows(table)).toEqual([
    { label: "Energia", amount: "1500 kJ / 355 kcal" },
    { label: "Grassi", amount: "1,5 g" },
  ]);
});

test("reads an untidy table", () => {
  const table = `<TABLE border=1><TR><TD><b>Prote&iacute;ne</b><TD align="right">12&nbsp;g<TR class='x'>
    <td>Sale<td>0,01 g<td>1%<tr><td>Nota<td>tracce<tr><td>sola</table><p>altro`;
  expect(nutritionRows(table)).toEqual([
    { label: "Proteíne", amount: "12 g" },
    { label: "Sale", amount: "0,01 g" },
    { label: "Nota", amount: "tracce" },
  ]);
});

test("H10: reads rows and cells with missing or extra closing tags", () => {
  const rows =
    "<TR><td>Energia</TR><TR><td>Grassi<td>1,5 g</TR></td><TR><th>Sale</b></th><td><script>x</script>0,1&nbsp;g</TR>";
  expect(nutritionRows(rows)).toEqual([
    { label: "Grassi", amount: "1,5 g" },
    { label: "Sale", amount: "0,1 g" },
  ]);
});

// spec catalogue: Nutrition as a real table, by 100 g or 100 ml, from HTML or JSON
test("reads rows in JSON and leaves out unreadable ones", () => {
  const rows = [
    { codice: "ENERC", peso: "1500", unita: "kJ", labels: { it_IT: "Energia" } },
    { codice: "FAT", peso: 1.5, unita: "g" },
    { peso: [], unita: "g" },
    "x",
  ];
  expect(nutritionRows(JSON.stringify(rows))).toEqual([
    { label: "Energia", amount: "1500 kJ" },
    { label: "FAT", amount: "1,5 g" },
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
])("X19: reads the column for 100 g or ml from several: %s", (_name, head, values) => {
  expect(nutritionRows(asRows(head, ["Energia", ...values]))).toEqual([
    { label: "Energia", amount: "2000 kJ" },
  ]);
});

test("X19: a value of 100 g is no heading", () => {
  expect(nutritionRows(asRows(["", "100 g"], ["Carboidrati", "100 g"], ["Sodio", "100 mg"]))).toEqual([
    { label: "Carboidrati", amount: "100 g" },
    { label: "Sodio", amount: "100 mg" },
  ]);
});

test.each([
  "Valori nutrizionali medi per 100 g\nEnergia: 1500 kJ / 355 kcal\nGrassi 1,5 g\ndi cui acidi grassi saturi < 0,1 g",
  "Energia 1500 kJ / 355 kcal; Grassi: 1,5 g; di cui acidi grassi saturi < 0,1 g",
  "Energia 1500 kJ / 355 kcal<br>Grassi 1,5 g<br/>di cui acidi grassi saturi &lt; 0,1 g",
])("X19: reads a table written as text: %j", (text) => {
  expect(nutritionRows(text)).toEqual([
    { label: "Energia", amount: "1500 kJ / 355 kcal" },
    { label: "Grassi", amount: "1,5 g" },
    { label: "di cui acidi grassi saturi", amount: "< 0,1 g" },
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
])("reads free text: %s", (_name, text) => {
  const { rows, text: words } = nutritionOf(text);
  expect(rows.map(({ label, amount }) => [label, amount.slice(0, 7)])).toEqual([
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
])("shows ambiguous nutrition as text: %s", (_name, value, words) => {
  const { rows, text } = nutritionOf(value);
  expect(rows).toEqual([]);
  expect(text).toContain(words);
  expect(text).not.toMatch(/[<>{}]/);
});

// spec operator: nutrition of other shapes is read rightly or shown as a text, never read the wrong way round
test("shows no unreadable data and no heading alone", () => {
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
test("a portion's figure never appears in a row", () => {
  // Every figure per 100 g is 111, every figure per portion 999.
  const heads = fc.shuffledSubarray(["Per porzione (30 g)", "Per 100 g", "% AR"], { minLength: 1 });
  fc.assert(
    fc.property(heads, (head) => {
      const cells = head.map((one) => (one === "Per 100 g" ? "111 kJ" : one === "% AR" ? "5%" : "999 kJ"));
      const table = nutritionOf(asRows(["", ...head], ["Energia", ...cells])).rows;
      expect(table.map(({ amount }) => amount)).toEqual(head.includes("Per 100 g") ? ["111 kJ"] : []);
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
      expect(rows).toEqual(of100.map((label) => ({ label: label.replace(":", ""), amount: "111 g" })));
    }),
  );
});

const cellsOf = (...rows: string[]) =>
  asRows(...rows.map((row) => row.split("|").map((cell) => cell.trim())));
const readRows = (value: string) => nutritionOf(value).rows.map(({ label, amount }) => `${label}: ${amount}`);
const fat = [
  "Energia: 1500 kJ / 355 kcal",
  "Grassi: 1,5 g",
  "di cui acidi grassi saturi: 0,3 g",
  "Sale: 0 g",
];

test.each([
  [
    "the label in two cells, the unit in the fourth",
    cellsOf(
      "Valori nutrizionali medi||per 100 g|",
      "Energia||1500|kJ",
      "||355|kcal",
      "Grassi||1,5|g",
      "di cui|acidi grassi saturi|0,3|g",
      "Sale||0|g",
    ),
  ],
  [
    "a heading of three cells",
    cellsOf(
      "Valori nutrizionali|Per 100 g|",
      "Energia|kJ|1500|",
      "Energia|kcal|355|",
      "Grassi||1,5|g",
      "di cui|acidi grassi saturi|0,3|g",
      "Sale||0|g",
    ),
  ],
  [
    "cells that span columns",
    "<table><tr><th colspan=2>Valori medi<th colspan=2>Per 100 g<tr><td colspan=2>Energia<td>1500 kJ / 355 kcal<td>" +
      "<tr><td colspan=2>Grassi<td>1,5<td>g<tr><td>di cui<td>acidi grassi saturi<td>0,3<td>g<tr><td colspan=2>Sale<td>0<td>g</table>",
  ],
  [
    "the unit before the figures of two columns",
    cellsOf(
      "Valori|U.M.|Per porzione (30 g)|Per 100 g",
      "Energia|kJ|450|1500",
      "|kcal|107|355",
      "Grassi|g|0,5|1,5",
      "di cui acidi grassi saturi|g|0,1|0,3",
      "Sale|g|0|0",
    ),
  ],
  [
    "the unit once behind the figures of two columns",
    cellsOf(
      "Valori|Per 100 g|Per porzione (30 g)|",
      "Energia|1500 kJ / 355 kcal|450 kJ / 107 kcal|",
      "Grassi|1,5|0,5|g",
      "di cui|acidi grassi saturi|0,3|0,1|g",
      "Sale|0|0|g",
    ),
  ],
  [
    "kilojoules and kilocalories in two cells, shares behind",
    cellsOf(
      "|Per 100 g||% AR*",
      "Energia|1500 kJ|355 kcal|18%",
      "Grassi|1,5 g||2%",
      "di cui:",
      "acidi grassi saturi|0,3 g||1%",
      "Sale|0 g||-",
    ),
  ],
  [
    "the basis in a paragraph above the table",
    `<p>Valori medi per 100 g</p>${cellsOf("Energia|1500 kJ / 355 kcal", "Grassi|1,5|g", "di cui|acidi grassi saturi|0,3|g", "Sale|0|g")}`,
  ],
  [
    "the basis below the table",
    `${cellsOf("Energia|1500 kJ / 355 kcal", "Grassi|1,5|g", "di cui acidi grassi saturi|0,3|g", "Sale|0|g")}<p>Valori riferiti a 100 g</p>`,
  ],
])("C2: joins a label's cells and keeps the unit: %s", (_name, table) => {
  expect(nutritionOf(table).per).toBe("100 g");
  expect(readRows(table)).toEqual(fat);
});

test.each([
  ["Per 100 g di prodotto sgocciolato", "100 g di prodotto sgocciolato"],
  ["Valori nutrizionali medi del prodotto preparato per 100 ml:", "100 ml (prodotto preparato)"],
  ["Valori nutrizionali medi (prodotto cotto) per 100 g", "100 g (prodotto cotto)"],
  ["Per 100g (as prepared)", "100 g (as prepared)"],
  ["per 100 g/100 ml", "100 g/100 ml"],
  ["Valori medi per 100 grammi", "100 g"],
  ["100 ml", "100 ml"],
])("C2: a heading keeps the qualification of its 100 g: %s", (heading, per) => {
  const row = "<tr><td>Sale<td>0,1 g";
  for (const table of [
    `<table><tr><th>Valori medi<th>${heading}${row}</table>`,
    `<table><caption>${heading}</caption>${row}</table>`,
    `<p>${heading}</p><table>${row}</table>`,
    `<table><tr><td colspan=2>${heading}${row}</table>`,
    `${heading}\nSale 0,1 g`,
  ])
    expect(nutritionOf(table)).toEqual({ rows: [{ label: "Sale", amount: "0,1 g" }], per });
});

test("C2: a long heading and other words stay below the table", () => {
  const prepared =
    "Valori per 100 g di prodotto preparato con 200 ml di latte parzialmente scremato e zucchero";
  const footnote = "*Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)";
  const table = `<p>Prodotto ricostituito</p><p>${prepared}</p>${cellsOf("Sale|0,1|g", footnote)}`;
  expect(nutritionOf(table)).toEqual({
    rows: [{ label: "Sale", amount: "0,1 g" }],
    per: "100 g",
    note: ["Prodotto ricostituito", prepared, footnote].join("\n"),
  });
});

test.each([
  cellsOf("Energia|1500 kJ", "Sale|0,1|g"),
  cellsOf("Valori nutrizionali medi|Quantità", "Energia|1500 kJ", "Sale|0,1 g"),
  "Valori nutrizionali medi\nEnergia 1500 kJ\nSale 0,1 g",
  JSON.stringify([
    { codice: "Energia", peso: 1500, unita: "kJ" },
    { codice: "Sale", peso: "0.1", unita: "g" },
  ]),
])("C2: a table without a basis has no per: %s", (value) => {
  expect(nutritionOf(value)).toEqual({
    rows: [
      { label: "Energia", amount: "1500 kJ" },
      { label: "Sale", amount: "0,1 g" },
    ],
  });
});

test.each([
  ["a figure without a unit", cellsOf("Valori|Per 100 g", "Energia|1500", "Sale|0,1")],
  ["words behind the figure", cellsOf("Valori|Per 100 g", "Sale|0,1 g|ricco di sodio")],
  ["a figure without a label", cellsOf("Valori|Per 100 g", "|0,1 g")],
  ["more figures than headings", cellsOf("Valori|Per 100 g|Per porzione", "Sale|0,1 g|0,2 g|0,3 g|0,4 g")],
  ["fewer figures than headings", cellsOf("Valori|Per 100 g|Per porzione|", "Sale|di mare|0,1 g")],
  ["a heading nobody knows", cellsOf("Valori|Una capsula", "Sale|0,1 g")],
  [
    "two amounts, one after the other",
    cellsOf("Per 100 g|", "Sale|0,1 g", "Per 100 g di prodotto cotto|", "Sale|0,2 g"),
  ],
  ["both in the paragraph", `<p>Per 100 g e per porzione</p>${cellsOf("Sale|0,1 g")}`],
  ["a figure beside the heading", "Energia 1500 kJ per 100 g"],
])("C2: shows uncertain nutrition as text: %s", (_name, value) => {
  const { rows, text = "", ...rest } = nutritionOf(value);
  expect({ rows, ...rest }).toEqual({ rows: [] });
  const words = value.replace(/<[^>]*>/g, " ").match(/[\p{L}\d,]+/gu) ?? [];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test("C2: every row has a unit and its whole label for any split of cells", () => {
  const label = fc.constantFrom("Grassi", "di cui acidi grassi saturi", "Vitamina B12", "Sale");
  const cut = fc.record({
    label,
    labelCells: fc.constantFrom(1, 2),
    unit: fc.constantFrom("with", "behind", "before"),
    share: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(cut, { minLength: 1, selector: (row) => row.label }),
      fc.boolean(),
      (rows, isHeaded) => {
        const cells = rows.map(({ label: words, labelCells, unit, share }) => {
          const [first = "", ...others] = words.split(" ");
          const labels = labelCells === 2 ? [first, others.join(" ")] : [words];
          const figure = { with: ["1,5 mg"], behind: ["1,5", "mg"], before: ["mg", "1,5"] }[unit];
          return [...labels, ...figure, ...(share ? ["12%"] : [])];
        });
        const head = isHeaded ? [["Valori medi", "per 100 g"]] : [];
        expect(nutritionOf(asRows(...head, ...cells))).toEqual({
          rows: rows.map((row) => ({ label: row.label, amount: "1,5 mg" })),
          ...(isHeaded && { per: "100 g" }),
        });
      },
    ),
  );
});

test("C2: loses no word of a value except figures of a portion or share", () => {
  const word = fc.constantFrom(
    "Energia",
    "1500 kJ",
    "0,3",
    "g",
    "Prodotto sgocciolato",
    "di cui",
    "",
    "tracce",
    "100 g",
  );
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const { rows: read, text, per, note } = nutritionOf(asRows(...rows));
      if (read.length === 0 && text === undefined) return;
      const shown = [...read.flatMap((row) => [row.label, row.amount]), text, per, note].join(" ");
      for (const cell of rows.flat()) if (!["di cui", "g"].includes(cell)) expect(shown).toContain(cell);
    }),
    { numRuns: 300 },
  );
});

test("any other text has no rows", () => {
  for (const value of ["", "[", "[1", "{}", "per 100 g: 12", "<tr>", "<table></table>"]) {
    expect(nutritionRows(value)).toEqual([]);
  }
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(nutritionRows(`<tr><td>${text}<td>${text}`))));
});
