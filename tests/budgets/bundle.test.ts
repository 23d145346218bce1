import { describe, expect, it } from "vitest";
import { firstLoadScripts, scriptBytes, styleBytes } from "./client-bundle";

const kB = 1000;
const catalog = (room: string, route = room) => `app/features/catalog/${room}/routes/${route}.tsx`;

describe("first load, brotli", () => {
  it.each([
    ["home", catalog("home")],
    ["category", catalog("listing", "category")],
    ["product", catalog("product")],
    ["cart", "app/features/cart/routes/cart.tsx"],
  ])("scripts of %s stay within 95 kB", (_page, route) => {
    expect(scriptBytes(firstLoadScripts([route]))).toBeLessThanOrEqual(95 * kB);
  });

  it("styles stay within 14 kB", () => {
    expect(styleBytes()).toBeLessThanOrEqual(14 * kB);
  });

  it("keeps what only the server needs out of the browser", () => {
    const pages = [
      catalog("home"),
      catalog("listing", "category"),
      catalog("product"),
      "app/features/cart/routes/cart.tsx",
    ];
    const names = firstLoadScripts(pages).join(" ");
    expect(names).not.toMatch(/zod|conform|i18next|jose|hono/);
  });
});
