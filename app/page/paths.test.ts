import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { Path } from "~/lib/path";
import type { redirectTo, seeOther, toLogin } from "~/platform/http/redirects";
import type { LinkButton } from "~/ui/button";
import type { Form, Link } from "~/ui/link";
import * as paths from "./paths";

/** True if an address of this type can be passed as `Wanted`. */
type Takes<Wanted, Address extends string> = [Extract<Address, Wanted>] extends [never] ? false : true;
type Written = "/nowhere" | "/cart";
type Table = typeof paths;
type Address = {
  [K in keyof Table]: Table[K] extends (...given: never[]) => infer P ? P : Table[K];
}[keyof Table];

test("only addresses from the table compile as a path", () => {
  const table: Address extends Path ? true : false = true;
  const written: {
    path: Takes<Path, Written>;
    anyText: Takes<Path, string>;
    link: Takes<ComponentProps<typeof Link>["to"], Written>;
    button: Takes<ComponentProps<typeof LinkButton>["to"], Written>;
    form: Takes<ComponentProps<typeof Form>["action"], Written>;
    answer: Takes<Parameters<typeof seeOther | typeof redirectTo | typeof toLogin>[0], Written>;
  } = { path: false, anyText: false, link: false, button: false, form: false, answer: false };
  // `npm run check` checks the types above; this line only uses the values.
  expect([table, ...Object.values(written)]).toEqual([true, false, false, false, false, false, false]);
});

const hostile = [
  "..",
  "../../\\evil.example",
  "//evil.example",
  "x?back=/a",
  "#x",
  "%2e%2e",
  "\r\n",
  "\ud800",
];

test("A1: every address encodes its parameters and stays on its page and site", () => {
  const makers = Object.entries(paths).flatMap(([name, made]) =>
    typeof made === "function" ? [[name, made as (...ids: string[]) => string] as const] : [],
  );
  expect(makers.length).toBeGreaterThan(35);
  for (const [name, made] of makers) {
    const plain = new URL(made("x1", "x2"), "https://shop.example");
    for (const value of hostile)
      for (const ids of [
        [value, "x2"],
        ["x1", value],
      ]) {
        const url = new URL(made(...ids), "https://shop.example");
        expect(url.origin, `${name}(${JSON.stringify(ids)})`).toBe("https://shop.example");
        // A department's address has its slug's segments, a search has its words in the query.
        if (name === "category") expect(url.pathname).toMatch(/^\/category\//);
        else expect(url.pathname.split("/"), name).toHaveLength(plain.pathname.split("/").length);
        expect([...url.searchParams.keys()], name).toEqual([...plain.searchParams.keys()]);
        expect(url.hash).toBe("");
      }
  }
});
