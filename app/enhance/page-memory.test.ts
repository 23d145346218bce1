import { describe, expect, it } from "vitest";
import { createPageMemory, isMemorable } from "./page-memory";

const url = (path: string) => new URL(path, "http://loggia.localhost");

describe("the page memory (§7)", () => {
  // spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred <- app/enhance/page-memory.ts
  it("shows a page again for 900 s by its whole URL", () => {
    let now = 0;
    const memory = createPageMemory(() => now);
    memory.remember("/category/pane?page=2", "two");
    expect(memory.recall("/category/pane?page=2")).toBe("two");
    expect(memory.recall("/category/pane")).toBeUndefined();
    now = 899_999;
    expect(memory.recall("/category/pane?page=2")).toBe("two");
    now = 900_000;
    expect(memory.recall("/category/pane?page=2")).toBeUndefined();
  });

  // spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred
  it("lets the 51st page replace the oldest", () => {
    const memory = createPageMemory();
    for (let page = 1; page <= 51; page++) memory.remember(`/search?page=${page}`, String(page));
    expect(memory.recall("/search?page=1")).toBeUndefined();
    expect(memory.recall("/search?page=2")).toBe("2");
    expect(memory.recall("/search?page=51")).toBe("51");
  });

  // spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred
  it("forget clears the page memory", () => {
    const memory = createPageMemory();
    memory.remember("/category/pane", "bread");
    memory.forget();
    expect(memory.recall("/category/pane")).toBeUndefined();
  });

  // spec catalogue: §7 Caching in the browser: 50 answers of 900 s, any non-GET clears, never wishlist-parent or preferred
  it("stores no personal page", () => {
    const memory = createPageMemory();
    memory.remember("/search?preferred=1", "mine");
    expect(memory.recall("/search?preferred=1")).toBeUndefined();
    expect(isMemorable(url("/search?query=pane"))).toBe(true);
    for (const own of ["?wishlist_id=4", "?list=3", "?filter=preferred"]) {
      expect(isMemorable(url(`/category/pane${own}`)), own).toBe(false);
    }
  });
});
