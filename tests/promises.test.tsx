import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Account } from "~/frame/account";
import { homePath } from "~/lib/path";
import { renderFragment } from "~/page/render-fragment";
import { testShop } from "~/platform/testing/test-shop";
import { PasswordField } from "~/ui/form/password-field";
import { isPage, routes } from "./route-table";

// Promises of docs/security.md that hold for the whole house.

const root = new URL("../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), "utf8");
/** Sources of the storefront below these folders, without tests. */
const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.(tsx?|json|toml)$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name)),
  );

test("A7: the storefront names no demo login and no demo password", () => {
  const files = [...sourcesIn("app", "tenants", "workers/storefront"), "wrangler.toml"];
  expect(files.length).toBeGreaterThan(500);
  const demo = /bottega-demo|\b(regular|new|changing)@example\.com/;
  expect(files.filter((name) => demo.test(read(name)))).toEqual([]);
  expect(demo.test(read("README.md")), "as it is written").toBe(true);
});

test("A7: every page has the frame, and its menu logs out by a form", () => {
  const pages = routes.filter(isPage);
  const outside = pages.filter(({ layouts }) => !layouts.includes("app/frame/routes/frame.tsx"));
  expect(pages.length).toBeGreaterThan(80);
  // `/offline` is cached for use without a network; `/*` shows the frame's own page "not found".
  expect(outside.map(({ pattern }) => pattern).sort()).toEqual(["/*", "/offline"]);
  expect(read("app/frame/header.tsx")).toContain("<Account ");
  const html = renderFragment(testShop().shop, homePath)(<Account user="Anna" />);
  expect(html).toMatch(/<form method="post" action="\/logout">.*frame\.account\.logout/);
});

test("A7: components and browser scripts never read a backend token", () => {
  const files = sourcesIn("app").filter((name) => /\.tsx$|\.client\.ts$|^app\/(enhance|ui)\//.test(name));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((name) => /\bsession\.(account|session)\b/.test(read(name)))).toEqual([]);
});

test("A7: a password is masked until its owner shows it", () => {
  const html = renderFragment(
    testShop().shop,
    homePath,
  )(<PasswordField id="p" name="password" label="Password" autoComplete="current-password" />);
  expect(html).toContain('type="password"');
  expect(html).toContain("data-reveal");
});
