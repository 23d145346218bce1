import { expect, test } from "vitest";
import type { Path } from "~/lib/path";
import { openKept } from "./pending-form";
import { cookieLimit, ownCookies } from "./cookies";
import { createSealer } from "./seal";
import type { Kept } from "../shop";

const cookies = ownCookies(new URL("https://www.loggia.example/"), "loggia");
const sealer = createSealer(`k:${"s".repeat(32)}`, "loggia");
const cart = "/cart" as Path;
const form: Kept = { kind: "interrupted", action: cart, fields: [["note", "citofono 3"]], back: cart };

const open = (value?: string) =>
  openKept({ jar: value ? { [cookies.name("k")]: value } : {}, cookies, sealer });
const valueOf = (header = "") => header.slice(header.indexOf("=") + 1, header.indexOf(";"));

test("a kept form comes back until it is dropped", async () => {
  const before = await open();
  expect(before.keep(form)).toBe(true);
  const header = await before.cookie();
  expect(header).toContain("Max-Age=600");
  const after = await open(valueOf(header));
  expect(after.kept).toEqual(form);
  expect(await after.cookie()).toBeUndefined();
  after.drop();
  expect(after.kept).toBeUndefined();
  expect(await after.cookie()).toMatch(/=; Max-Age=0/);
});

test("passwords and card data are never kept", async () => {
  const store = await open();
  store.keep({
    ...form,
    fields: [
      ["Password", "x"],
      ["old_password", "x"],
      ["cardNumber", "x"],
      ["cvv", "x"],
      ["name", "Ada"],
    ],
  });
  expect(store.kept?.fields).toEqual([["name", "Ada"]]);
});

test("the longest fits a cookie, a longer one is refused and says so", async () => {
  const store = await open();
  const room = 2700 - JSON.stringify({ ...form, fields: [["note", ""]] }).length;
  expect(store.keep({ ...form, fields: [["note", "n".repeat(room)]] })).toBe(true);
  expect((await store.cookie())?.length).toBeLessThan(cookieLimit);
  expect(store.keep({ ...form, fields: [["note", "n".repeat(room + 1)]] })).toBe(false);
});
