import { expect, test } from "vitest";
import { createRecentPages, storedPage, withIds } from "./recent-pages";

const [nonce, id] = ["0123456789abcdef", "11111111-2222"];
const text = `<p>È ${nonce}</p>${id}${nonce}€`;
const page = storedPage({ text, storedAt: 5, note: `60 ${nonce} ${id}` });
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("withIds replaces the stored request's nonce and id by the reader's", () => {
  expect(page).toMatchObject({ storedAt: 5, freshMs: 60_000 });
  const own = withIds(page, ["fedcba9876543210", "33333333-4444"]);
  expect(read(own)).toBe("<p>È fedcba9876543210</p>33333333-4444fedcba9876543210€");
  expect(read(withIds(page, [nonce, id]))).toBe(text);
});

// spec light: whole pages from the cache: rendered once, stale while one is made, bounded in an isolate's memory
test("pages stay within their room and keep the page read last", () => {
  const size = page.bytes.length;
  const pages = createRecentPages(3 * size);
  for (let index = 0; index < 50; index += 1) {
    pages.set(`key ${index}`, page);
    pages.get("key 0");
    expect(pages.calculatedSize).toBeLessThanOrEqual(3 * size);
  }
  expect([pages.get("key 0"), pages.get("key 49")]).toEqual([page, page]);
  expect(pages.get("key 1")).toBeUndefined();
  const none = createRecentPages(0);
  none.set("a", page);
  expect([none.get("a"), none.calculatedSize]).toEqual([undefined, 0]);
});

test("a page larger than the whole room displaces no other", () => {
  const size = page.bytes.length;
  const pages = createRecentPages(size);
  pages.set("small", page);
  pages.set("large", { ...page, bytes: new Uint8Array(size + 1) });
  expect([pages.get("small"), pages.get("large")]).toEqual([page, undefined]);
});
