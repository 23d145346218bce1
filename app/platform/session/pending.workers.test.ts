import { describe, expect, test } from "vitest";
import { homePath, type Path } from "~/lib/path";
import type { InterruptedForm, PendingAction } from "../shop";
import { ownCookies } from "./cookies";
import { openPending, type PendingStore } from "./pending";
import { createSealer } from "./seal";
import { cookieLimit } from "./testing/cookie-limit";
import { testKeys } from "./testing/test-keys";

const cookies = ownCookies(new URL("https://www.loggia.example/"), "loggia");
const sealer = createSealer(testKeys, "loggia");
const cart = "/cart" as Path;
const form: InterruptedForm = { action: cart, fields: [["note", "citofono 3"]], back: cart };
const action: PendingAction = { kind: "addToCart", data: { productId: 7 }, back: homePath, label: "Mele" };

/** A browser: each request reads its cookies and writes them. */
function browser() {
  const jar: Record<string, string> = {};
  const written: string[] = [];
  return {
    jar,
    /** The Set-Cookie values of the last request. */
    written,
    async visit<T>(user: number | undefined, act: (store: PendingStore) => T, remember = false) {
      const store = await openPending({ jar, cookies, sealer, userId: () => user, remember: () => remember });
      const result = act(store);
      const headers = await store.cookies();
      written.splice(0, written.length, ...headers);
      for (const header of headers) {
        expect(header.length).toBeLessThanOrEqual(cookieLimit);
        const [pair = ""] = header.split(";");
        const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
        if (header.includes("Max-Age=0")) delete jar[name];
        else jar[name] = value;
      }
      return result;
    },
  };
}

test("a form and an action are read back until each is dropped", async () => {
  const { jar, visit } = browser();
  await visit(7, (store) => [store.saveInterruptedForm(form), store.savePendingAction(action)]);
  expect(await visit(7, (store) => [store.form, store.action])).toEqual([form, action]);
  await visit(7, (store) => store.dropInterruptedForm());
  expect(await visit(7, (store) => [store.form, store.action])).toEqual([undefined, action]);
  await visit(7, (store) => store.dropPendingAction());
  expect(Object.keys(jar)).toEqual([cookies.name("o")]);
});

test("passwords and card data are never stored", async () => {
  const { visit } = browser();
  const secret = ["Password", "old_password", "cardNumber", "cvv"].map((name): [string, string] => [
    name,
    "x",
  ]);
  await visit(7, (store) => store.saveInterruptedForm({ ...form, fields: [...secret, ["name", "Ada"]] }));
  expect((await visit(7, (store) => store.form))?.fields).toEqual([["name", "Ada"]]);
});

test("S11: the number of a loyalty card is stored", async () => {
  const { visit } = browser();
  const fields: [string, string][] = [["loyaltyCard", "2900000000017"]];
  await visit(7, (store) => store.saveInterruptedForm({ ...form, fields }));
  expect((await visit(7, (store) => store.form))?.fields).toEqual(fields);
});

// spec attacked: F9 what was typed survives a cookie that is gone
test("F9: stores a note of a thousand emoji whole, in several cookies", async () => {
  const { jar, visit } = browser();
  const note = "🍅".repeat(1000);
  expect(await visit(7, (store) => store.saveInterruptedForm({ ...form, fields: [["note", note]] }))).toBe(
    true,
  );
  expect((await visit(7, (store) => store.form))?.fields).toEqual([["note", note]]);
  expect(Object.keys(jar).length).toBeGreaterThan(2);
  await visit(7, (store) => store.saveInterruptedForm(form));
  expect((await visit(7, (store) => store.form))?.fields, "a shorter one leaves no rest of it").toEqual(
    form.fields,
  );
});

test("rejects a form too long to store, and a long form displaces the action", async () => {
  const { visit } = browser();
  const long = (length: number) => ({
    ...form,
    fields: [["note", "n".repeat(length)]] as [string, string][],
  });
  await visit(7, (store) => store.savePendingAction(action));
  expect(await visit(7, (store) => store.saveInterruptedForm(long(8300)))).toBe(true);
  expect(await visit(7, (store) => [store.form?.fields[0]?.[1].length, store.action])).toEqual([
    8300,
    undefined,
  ]);
  expect(await visit(7, (store) => store.saveInterruptedForm(long(9000)))).toBe(false);
});

// spec attacked: F7 a typed form belongs to who typed it <- app/platform/session/pending.ts
test("F7: a stored form is not shown to a different shopper on the same device", async () => {
  const { visit } = browser();
  await visit(7, (store) => store.saveInterruptedForm(form));
  expect(await visit(8, (store) => store.form)).toBeUndefined();
  expect(await visit(7, (store) => store.form)).toEqual(form);
});

// spec attacked: F9 what was typed survives a cookie that is gone
test("F9: a form stored after the session belongs to the last signed-in shopper", async () => {
  const { visit } = browser();
  await visit(7, () => undefined);
  await visit(undefined, (store) => store.saveInterruptedForm(form));
  expect(await visit(8, (store) => store.form)).toBeUndefined();
  expect(await visit(7, (store) => store.form)).toEqual(form);
});

test("a form attributed to a shopper after the session is shown to that shopper only", async () => {
  const { visit } = browser();
  await visit(8, () => undefined);
  await visit(undefined, (store) => [
    store.attribute(7),
    store.saveInterruptedForm(form),
    store.savePendingAction(action),
  ]);
  expect(await visit(8, (store) => [store.form, store.action])).toEqual([undefined, undefined]);
  expect(await visit(7, (store) => [store.form, store.action])).toEqual([form, action]);
});

describe("A8: the last signed-in shopper", () => {
  test("the last-user cookie is sealed and ends with the browser without remember-me", async () => {
    const here = browser();
    await here.visit(7, () => undefined);
    expect(here.jar[cookies.name("o")]).toMatch(/^[\w-]+\.\.[\w-]+\./);
    expect(here.written.join()).not.toContain("Max-Age");
    await here.visit(7, () => undefined);
    expect(here.written, "written once").toEqual([]);
    await here.visit(7, () => undefined, true);
    expect(here.written.join()).toContain("Max-Age=15552000");
  });

  test("logout drops the last-user cookie and the form, an expired session does not", async () => {
    const { jar, visit } = browser();
    await visit(7, (store) => store.saveInterruptedForm(form));
    await visit(undefined, () => undefined);
    expect(Object.keys(jar)).toContain(cookies.name("o"));
    await visit(undefined, (store) => store.forgetOwner());
    expect(Object.keys(jar)).toEqual([]);
  });

  test("an unsealed last-user cookie is ignored and deleted", async () => {
    const { jar, visit } = browser();
    jar[cookies.name("o")] = "7";
    await visit(undefined, (store) => store.saveInterruptedForm(form));
    expect(Object.keys(jar)).not.toContain(cookies.name("o"));
    expect(await visit(8, (store) => store.form)).toEqual(form);
  });
});

test("a visitor's pending action is offered after any login", async () => {
  const { visit } = browser();
  await visit(undefined, (store) => store.savePendingAction(action));
  expect(await visit(9, (store) => store.action)).toEqual(action);
});

test("storing a form removes the form and action of a previous shopper", async () => {
  const { visit } = browser();
  await visit(7, (store) => [store.saveInterruptedForm(form), store.savePendingAction(action)]);
  const own = { ...form, fields: [["note", "mia"]] as [string, string][] };
  await visit(8, (store) => store.saveInterruptedForm(own));
  expect(await visit(8, (store) => [store.form, store.action])).toEqual([own, undefined]);
  expect(await visit(7, (store) => store.form)).toBeUndefined();
});
