import { expect, test } from "vitest";
import { flyerSearch, readFlyer } from "./flyer-params";

const read = (search: string) => readFlyer(new URLSearchParams(search), 4);

test.each([
  ["", { sheet: 1, page: 1 }],
  ["pagina=3", { sheet: 3, page: 1 }],
  ["pagina=2&page=2&x=y", { sheet: 2, page: 2 }],
  ["pagina=", { sheet: 1, page: 1 }],
])("%j", (search, params) => expect(read(search)).toEqual(params));

test.each([
  "pagina=0",
  "pagina=-1",
  "pagina=5",
  "pagina=abc",
  "pagina=1e3",
  "page=0",
  "page=999999",
  "pagina=2.5",
])("%j cannot be", (search) => expect(read(search)).toBeUndefined());

test("written as it is read, without the first pages", () => {
  expect(String(flyerSearch({ sheet: 1, page: 1 }))).toBe("");
  for (const params of [
    { sheet: 4, page: 1 },
    { sheet: 1, page: 7 },
    { sheet: 2, page: 3 },
  ])
    expect(read(String(flyerSearch(params)))).toEqual(params);
});
