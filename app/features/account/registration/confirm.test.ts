import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyCart } from "~/lib/testing/sample-cart";
import { sampleHome } from "~/features/delivery/testing/samples";
import type { Path } from "~/lib/path";
import type { SessionData } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { confirm, readCode } from "./confirm";
import { ownRegistration } from "./own-registration";
import { loader } from "./routes/confirm";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const read = (e_mail: string, reg_control_code: string) =>
  readCode(new URLSearchParams({ e_mail, reg_control_code }));

test("a link that is whole has an e-mail and a code", () => {
  expect(read("anna@example.com", "52cbab")).toEqual({ email: "anna@example.com", code: "52cbab" });
});

test.each([
  ["", "52cbab"],
  ["anna@example.com", ""],
  ["anna", "52cbab"],
  ["anna@example.com", "<script>alert(1)</script>"],
  ["anna@example.com", "x".repeat(201)],
  [`${"a".repeat(250)}@example.com`, "52cbab"],
])("rejects a link with e-mail %j and code %j", (email, code) => expect(read(email, code)).toBeUndefined());

const anna = { id: 7, login: "anna@example.com" };
const control = { email: "anna@example.com", code: "52cbab" };
const registered = { email: "anna@example.com", at: Date.now(), back: "/catalog" as Path };

/** Confirms by a link. With `opens`, the backend opens a session of `whose` by it. */
async function confirmed(session: Partial<SessionData>, { opens = true, whose = anna } = {}) {
  const selectAddress = vi.fn((_id: number) => Promise.resolve(emptyCart()));
  const here = testShop({
    session: { account: undefined, ...session },
    ebsn: {
      registration: {
        confirm: () => {
          if (opens) here.shop.updateSession({ account: "token-2" });
          return Promise.resolve();
        },
      },
      auth: { test: () => Promise.resolve(whose) },
      cart: { view: () => Promise.resolve(emptyCart()) },
      places: { addresses: () => Promise.resolve([sampleHome]), selectAddress },
    },
  });
  const answer = await confirm(here.shop, control);
  return {
    to: answer instanceof Response ? answer.headers.get("Location") : answer,
    user: here.shop.session.user,
    ended: here.done.ended,
    home: selectAddress.mock.calls.length,
  };
}

// spec again: signed in by the confirmation's link, in the browser that registered alone: V3 <- app/features/account/registration/confirm.ts, app/features/account/registration/own-registration.ts
test("V3: the link in the registering browser logs in and selects the only address", async () => {
  expect(await confirmed({ registered })).toEqual({ to: "/catalog", user: anna, ended: 0, home: 1 });
});

// spec again: signed in by the confirmation's link, in the browser that registered alone: V3
test.each([
  ["another browser", {}],
  ["a registration of another e-mail", { registered: { ...registered, email: "eve@example.com" } }],
  ["an hour later", { registered: { ...registered, at: Date.now() - 3_600_001 } }],
] as const)("V3: %s: the session opened by the backend ends and the login follows", async (_, session) => {
  expect(await confirmed(session)).toEqual({
    to: "/registration-confirm",
    user: undefined,
    ended: 1,
    home: 0,
  });
});

test("V3: drops another shopper's session, and leads to the login if no session opens", async () => {
  const eve = { id: 8, login: "eve@example.com" };
  expect(await confirmed({ registered }, { whose: eve })).toMatchObject({ user: undefined, ended: 1 });
  expect(await confirmed({ registered }, { opens: false })).toEqual({
    to: "/registration-confirm",
    user: undefined,
    ended: 0,
    home: 0,
  });
});

test("ownRegistration returns undefined for a signed-in shopper", () => {
  const session = { uuid: "0", remember: false, registered };
  expect(ownRegistration({ session }, "Anna@Example.com")).toBe(registered);
  expect(ownRegistration({ session: { ...session, user: anna } }, "anna@example.com")).toBeUndefined();
});

test("V3: a link followed again by its signed-in shopper leads into the shop", async () => {
  const { context, shop, done } = testShop({ session: { user: anna } });
  const fields = { e_mail: "Anna@example.com", reg_control_code: "52cbab" };
  context.shop = { ...shop, draft: () => fields };
  const request = new Request("http://shop.test/registration/confirm");
  const answer: unknown = await loader({ context, params: {}, request }).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/");
  expect(done.flashes).toEqual([{ kind: "ok", text: "auth.login.hello" }]);
});
