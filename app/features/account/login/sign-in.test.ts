import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleHome } from "~/features/delivery/testing/samples";
import { emptyCart } from "~/lib/testing/sample-cart";
import { homePath } from "~/lib/path";
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

function form() {
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
  const answer = await signIn(shop, form(), homePath);
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
] as const)("%s is said in our words", async (reason, text, unconfirmed) => {
  const answer = await signIn(refusedAs({ reason, texts: ["Altro"] }).shop, form(), homePath);
  if (answer instanceof Response) throw new Error("a redirect");
  expect(answer.data).toMatchObject({ unconfirmed, result: { error: { "": [text] } } });
});

// spec §8: what happens at the door is logged without a word of who it was <- app/platform/account-log.ts
test("each end of a login is one line of the log, without a word of who it was", async () => {
  const { shop } = testShop({
    ebsn: { auth: { login: () => Promise.resolve({ id: 7, login: "anna@example.com" }) } },
  });
  await signIn(shop, form(), homePath);
  await signIn(refusedAs({ reason: "badLogin" }).shop, form(), homePath);
  await signIn({ ...shop, checkRateLimit: () => Promise.resolve(false) }, form(), homePath);
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    "done",
    "badLogin",
    "limited",
  ]);
  expect(lines.join()).not.toMatch(/anna|segreta|"7"|:7/);
});

// spec again: the only address is taken without asking: V3
test("V3: who has just confirmed elsewhere logs in, and the address given minutes before is taken; of others nothing is asked", async () => {
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
    // a draft is a visitor's, and not to be read once they are signed in
    const draft = () => (confirmed && !shop.session.user ? { login: user.login } : undefined);
    await signIn({ ...shop, draft }, form(), homePath);
    expect(selectAddress).toHaveBeenCalledTimes(confirmed ? 1 : 0);
  }
});
