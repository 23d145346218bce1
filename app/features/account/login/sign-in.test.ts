import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleHome } from "~/features/delivery/testing/samples";
import { emptyCart } from "~/lib/testing/sample-cart";
import { homePath } from "~/lib/path";
import * as paths from "~/page/paths";
import type { InterruptedForm } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { signIn } from "./sign-in";

const lines: string[] = [];
beforeEach(() => {
  for (const level of ["log", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

function formOf() {
  const data = new FormData();
  data.set("login", "anna@example.com");
  data.set("password", "segreta");
  return data;
}
const refusedAs = (more: ConstructorParameters<typeof EbsnError>[2]) =>
  testShop({
    ebsn: { auth: { login: () => Promise.reject(new EbsnError("refused", "auth/login", more)) } },
  });

// spec §4: a login that fails shows errors, warnings and infos of the backend in one box <- app/features/account/login/sign-in.ts
test("all that the backend has to say is shown: errors in the form, warnings and infos beside it", async () => {
  const { shop, done } = refusedAs({ texts: ["Conto sospeso.", "Chiama il negozio."] });
  done.flashes.push({ kind: "warn", text: "Il negozio chiude alle 20." });
  const answer = await signIn(shop, formOf(), homePath);
  if (answer instanceof Response) throw new Error("a redirect");
  expect(answer.init?.status).toBe(422);
  expect(answer.data.result.error).toEqual({ "": ["Conto sospeso.", "Chiama il negozio."] });
  expect(answer.data.said).toEqual([{ kind: "warn", text: "Il negozio chiude alle 20." }]);
  expect(JSON.stringify(answer.data)).not.toContain("segreta");
});

test.each([
  ["badLogin", "auth.login.failed", false],
  ["loginLocked", "auth.login.locked", false],
  ["loginNotConfirmed", "auth.login.notConfirmed", true],
  ["challenge", "auth.challenge.failed", false],
] as const)("shows %s in our own words", async (reason, text, unconfirmed) => {
  const answer = await signIn(refusedAs({ reason, texts: ["Altro"] }).shop, formOf(), homePath);
  if (answer instanceof Response) throw new Error("a redirect");
  expect(answer.data).toMatchObject({ unconfirmed, result: { error: { "": [text] } } });
});

test.each(["lost", "unreadable"] as const)(
  "S8: says at the form that the answer is %s, and keeps the e-mail",
  async (kind) => {
    const { shop } = testShop({
      ebsn: { auth: { login: () => Promise.reject(new EbsnError(kind, "auth/login")) } },
    });
    const answer = await signIn(shop, formOf(), homePath);
    if (answer instanceof Response) throw new Error("a redirect");
    expect(answer.data.result.error).toEqual({ "": ["errors.generic"] });
    expect(answer.data.result.initialValue).toMatchObject({ login: "anna@example.com" });
  },
);

test("S8: leaves a backend that answers with HTTP 500 to the page of the service that is down", async () => {
  const { shop } = testShop({
    ebsn: { auth: { login: () => Promise.reject(new EbsnError("lost", "auth/login", { status: 500 })) } },
  });
  await expect(signIn(shop, formOf(), homePath)).rejects.toThrow(EbsnError);
});

// spec §8: what happens at the door is logged without a word of who it was <- app/platform/account-log.ts
test("logs each outcome of a login once, without personal data", async () => {
  const { shop } = testShop({
    ebsn: { auth: { login: () => Promise.resolve({ id: 7, login: "anna@example.com" }) } },
  });
  await signIn(shop, formOf(), homePath);
  await signIn(refusedAs({ reason: "badLogin" }).shop, formOf(), homePath);
  await signIn({ ...shop, checkRateLimit: () => Promise.resolve(false) }, formOf(), homePath);
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    "done",
    "badLogin",
    "limited",
  ]);
  expect(lines.join()).not.toMatch(/anna|segreta|"7"|:7/);
});

// spec again: the only address is taken without asking: V3
test("V3: selects the only address at the first login after a confirmation elsewhere", async () => {
  const user = { id: 7, login: "anna@example.com" };
  for (const confirmed of [true, false]) {
    const selectAddress = vi.fn((_id: number) => Promise.resolve(emptyCart()));
    const { shop } = testShop({
      ebsn: {
        auth: { login: () => Promise.resolve(user) },
        cart: { view: () => Promise.resolve(emptyCart()) },
        places: { addresses: () => Promise.resolve([sampleHome]), selectAddress },
      },
    });
    // A draft belongs to a visitor and cannot be read after the sign-in.
    const draft = () => (confirmed && !shop.session.user ? { login: user.login } : undefined);
    await signIn({ ...shop, draft }, formOf(), homePath);
    expect(selectAddress).toHaveBeenCalledTimes(confirmed ? 1 : 0);
  }
});

describe("S11: a login over the page of a form that met an expired session", () => {
  const typed = { action: paths.cart, fields: [["note", "uno"] as [string, string]], back: paths.cart };
  const undone = { ...typed, fields: [], undone: "Non è cambiata." };
  const logIn = async (
    form: InterruptedForm,
    isKept: boolean,
    open = ["/cart", "/login?back=/cart&stays=1"],
  ) => {
    const { shop, done } = testShop({
      waiting: { form },
      open,
      ebsn: { auth: { login: () => Promise.resolve({ id: 7, login: "anna@example.com" }) } },
    });
    const answer = await signIn(shop, formOf(), homePath, { isKept });
    const to = answer instanceof Response && answer.headers.get("Location");
    return [to, shop.pending.form === undefined, done.flashes.map(({ text }) => text)];
  };

  it("leads back to that page, which still holds what was typed", async () =>
    expect(await logIn(typed, true)).toEqual(["/cart", true, ["auth.login.sendAgain"]]));

  it("leads to /resume where that page is gone", async () =>
    expect(await logIn(typed, false)).toEqual(["/resume", false, []]));

  it("says of a form with secrets that it changed no data, in place or not", async () => {
    expect(await logIn(undone, true)).toEqual(["/cart", true, ["Non è cambiata."]]);
    expect(await logIn(undone, false)).toEqual(["/cart", true, ["Non è cambiata."]]);
  });

  it("leads home if no page lies beneath the login's own address", async () =>
    expect(await logIn(typed, true, ["/login"])).toEqual(["/", true, ["auth.login.sendAgain"]]));
});

test.each([
  [true, "/"],
  [false, "/login/cookies?back=/"],
])("B6: a login with cookies in its request: %s redirects to %s", async (hasCookies, to) => {
  const user = { id: 7, login: "anna@example.com" };
  const { shop } = testShop({ ebsn: { auth: { login: () => Promise.resolve(user) } } });
  const answer = await signIn(shop, formOf(), homePath, { hasCookies });
  if (!(answer instanceof Response)) throw new Error("no redirect");
  expect(answer.headers.get("Location")).toBe(to);
});
