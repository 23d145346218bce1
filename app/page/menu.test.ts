import { describe, expect, it } from "vitest";
import type { Category } from "~/model/catalogue";
import { menuRoots, menuTree } from "./menu";

const category = (name: string, more: Partial<Category> = {}): Category => ({
  id: 1,
  name,
  slug: name.toLowerCase(),
  hidden: false,
  children: [],
  ...more,
});

describe("category menu", () => {
  const tree = [
    category("Pane", {
      icon: "/i.svg",
      children: [
        category("Fette", { children: [category("Bianche")] }),
        category("Segreto", { hidden: true }),
      ],
    }),
    category("timeslot-selector", { hidden: true, children: [category("Sotto")] }),
  ];

  // spec §2.2: category drawer and menu, HIDE_IN_MENU respected <- app/frame/category-menu.tsx, app/features/catalog/listing/department-tree.tsx
  // spec catalogue: §2.2 category tree: drawer on phones, masonry on a desk, tiles; three levels, HIDE_IN_MENU, ICON, MENU_IMAGE <- app/page/menu.ts, app/frame/category-menu.tsx, app/features/catalog/listing/department-tree.tsx, app/features/catalog/listing/category-tiles.tsx
  it("leaves out hidden categories at every level, with all below them", () => {
    expect(JSON.stringify(menuTree(tree))).not.toMatch(/Segreto|timeslot|Sotto/);
  });

  // spec §2.2: category drawer and menu, HIDE_IN_MENU respected
  // spec catalogue: §2.2 category tree: drawer on phones, masonry on a desk, tiles; three levels, HIDE_IN_MENU, ICON, MENU_IMAGE
  it("shows three levels and leaves carry no children", () => {
    expect(menuTree(tree)).toEqual([
      {
        name: "Pane",
        slug: "pane",
        icon: "/i.svg",
        children: [{ name: "Fette", slug: "fette", children: [{ name: "Bianche", slug: "bianche" }] }],
      },
    ]);
    const deep = category("1", {
      children: [category("2", { children: [category("3", { children: [category("4")] })] })],
    });
    expect(JSON.stringify(menuTree([deep]))).not.toContain('"4"');
  });

  it("gives every page the roots' names, addresses and icons only", () => {
    expect(menuRoots(tree)).toEqual([{ name: "Pane", slug: "pane", icon: "/i.svg" }]);
  });
});
