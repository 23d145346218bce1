import { describe, expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Category } from "~/model/catalogue";
import { findDepartments } from "./find-departments";

const named = (...names: string[]): Category[] =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase(),
    hidden: false,
    children: [],
  }));
const all = named("Latticini", "Dolci", "Bevande", "Casa", "Pane", "Carne", "Pesce", "Surgelati");

const found = (categories: () => Promise<Category[]>, query = "latte") =>
  findDepartments({ ebsn: { catalog: { departmentsFor: categories, roots: async () => all } } }, query);

describe("S10: the departments beside a search", () => {
  it("are those that hold what is searched, each with its own search", async () =>
    expect(await found(async () => all.slice(0, 2), "latte & caffè")).toEqual([
      { label: "Latticini", href: "/search?query=latte+%26+caff%C3%A8&parent_category_id=1" },
      { label: "Dolci", href: "/search?query=latte+%26+caff%C3%A8&parent_category_id=2" },
    ]));

  it("are six at most", async () => expect(await found(async () => all.slice(0, 7))).toHaveLength(6));

  it("are hidden without a choice, or if the backend ignores the words", async () => {
    expect(await found(async () => all.slice(0, 1))).toBeUndefined();
    expect(await found(async () => all)).toBeUndefined();
    expect(await found(async () => [])).toBeUndefined();
    expect(await found(() => Promise.reject(new EbsnError("down", "category")))).toBeUndefined();
  });
});
