import { expect, it } from "vitest";
import { pdfOf } from "./pdf";

const lines = (count: number) => Array.from({ length: count }, (_, index) => `riga ${index}`);

it("says where each of its objects stands", () => {
  const pdf = pdfOf("Fattura (1)", ["Caffè a 2 € \\ (due)", "日本"]);
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf).toMatch(/^[\n\x20-\x7e]*$/);
  expect(pdf).toContain("(Caff\\350 a 2 \\200 \\\\ \\(due\\)) Tj");
  expect(pdf).toContain("(??) Tj");
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 5)).toBe("xref\n");
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(6);
  offsets.forEach((at, index) => expect(pdf.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
  expect(content).toHaveLength(Number(length));
});

it.each([
  [0, 1],
  [56, 1],
  [57, 2],
  [200, 4],
])("puts %i lines on %i pages", (count, pages) => {
  const pdf = pdfOf("Elenco", lines(count));
  expect(pdf).toContain(`/Count ${pages} `);
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(pages);
  expect(pdf.match(/Tj/g) ?? []).toHaveLength(count);
});
