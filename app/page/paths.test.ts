import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { Path } from "~/lib/path";
import type { redirectTo, seeOther, toLogin } from "~/platform/http/redirects";
import type { LinkButton } from "~/ui/button";
import type { Form, Link } from "~/ui/link";
import type * as paths from "./paths";

/** Whether one of these addresses could be passed where `Wanted` is. */
type Takes<Wanted, Address extends string> = [Extract<Address, Wanted>] extends [never] ? false : true;
type Written = "/nowhere" | "/cart";
type Table = typeof paths;
type Address = {
  [K in keyof Table]: Table[K] extends (...given: never[]) => infer P ? P : Table[K];
}[keyof Table];

test("what stands in the table is an address; what is only written does not compile, wherever it would lead", () => {
  const table: Address extends Path ? true : false = true;
  const written: {
    path: Takes<Path, Written>;
    anyText: Takes<Path, string>;
    link: Takes<ComponentProps<typeof Link>["to"], Written>;
    button: Takes<ComponentProps<typeof LinkButton>["to"], Written>;
    form: Takes<ComponentProps<typeof Form>["action"], Written>;
    answer: Takes<Parameters<typeof seeOther | typeof redirectTo | typeof toLogin>[0], Written>;
  } = { path: false, anyText: false, link: false, button: false, form: false, answer: false };
  // the types above are what is tested, by `npm run check`
  expect([table, ...Object.values(written)]).toEqual([true, false, false, false, false, false, false]);
});
