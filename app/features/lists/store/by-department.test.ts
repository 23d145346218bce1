import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byDepartment } from "./by-department";

const departments = [
  { id: 1, name: "Frutta" },
  { id: 2, name: "Pane" },
  { id: 3, name: "Latte" },
];
const crumb = (id: number) => ({ id, name: departments[id - 1]?.name ?? `Reparto ${id}`, slug: `r-${id}` });
const good = (name: string, department?: number) => ({
  name,
  product: { crumbs: department === undefined ? [] : [crumb(department), crumb(90)] },
});
const told = (goods: ReturnType<typeof good>[]) =>
  byDepartment(goods, departments).map((one) => [one.name, ...one.items.map(({ name }) => name)]);

describe("a list for the store", () => {
  // spec again: the list for the store in the order of the shelves <- app/features/lists/store/by-department.ts
  it("follows the chain's departments, and within one the list", () => {
    expect(told([good("latte", 3), good("mele", 1), good("yogurt", 3), good("pane", 2)])).toEqual([
      ["Frutta", "mele"],
      ["Pane", "pane"],
      ["Latte", "latte", "yogurt"],
    ]);
  });

  it("ends with unnamed departments, then with goods without a department", () => {
    expect(told([good("sale"), good("lampadina", 9), good("pane", 2)])).toEqual([
      ["Pane", "pane"],
      ["Reparto 9", "lampadina"],
      [undefined, "sale"],
    ]);
  });

  it("holds every product once for any known departments", () => {
    const goods = fc.array(fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }));
    fc.assert(
      fc.property(goods, fc.subarray(departments), (ids, known) => {
        const items = ids.map((id, at) => good(String(at), id));
        const shelves = byDepartment(items, known);
        expect(
          shelves.flatMap((one) => one.items).toSorted((a, b) => Number(a.name) - Number(b.name)),
        ).toEqual(items);
        expect(new Set(shelves.map(({ name }) => name)).size).toBe(shelves.length);
      }),
    );
  });
});
