import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { forgetPhone } from "./forget-phone";
import { phoneState } from "./phone-state";
import { registerPhone } from "./register-phone";

const user = { id: 7, login: "a@b.it" };
const fields = {
  ...{ externalId: "fcm:1", model: "Pixel 8", platform: "android", platformVersion: "14" },
  ...{ manufacturer: "Google", uuid: "u-1" },
};
const form = (change: Record<string, string> = {}) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) sent.append(name, value);
  return sent;
};
const refusing = (kind: "refused" | "lost" | "down" | "session") => () =>
  Promise.reject(
    kind === "refused"
      ? new EbsnError("refused", "externalregistration", { reason: "other", texts: [] })
      : new EbsnError(kind, "externalregistration"),
  );

beforeEach(() => {
  for (const say of ["log", "warn"] as const) vi.spyOn(console, say).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("a phone", () => {
  // spec §9: push notifications enabled <- app/features/native/register-phone.ts
  test("is registered once, and again after a change", async () => {
    const register = vi.fn(() => Promise.resolve());
    const { shop } = testShop({ session: { user }, ebsn: { devices: { register } } });
    for (let times = 0; times < 3; times += 1) expect(await registerPhone(shop, form())).toBe("done");
    expect(register.mock.calls).toEqual([[fields]]);
    expect(shop.session.device).toMatchObject({ platform: "android", uuid: "u-1" });
    expect(await registerPhone(shop, form({ externalId: "fcm:2" }))).toBe("done");
    expect(register).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["refused", "refused"],
    ["lost", "later"],
    ["down", "later"],
    ["session", "nobody"],
  ] as const)(
    "reports a registration that fails with %s as %s, without disturbing the page",
    async (kind, outcome) => {
      const { shop, done } = testShop({
        session: { user },
        ebsn: { devices: { register: refusing(kind) } },
      });
      expect(await registerPhone(shop, form())).toBe(outcome);
      expect(shop.session.device).toBeUndefined();
      expect(done).toMatchObject({ flashes: [], ended: 0 });
    },
  );

  test.each<Record<string, string>>([
    { externalId: "" },
    { externalId: "x".repeat(501) },
    { platform: "windows" },
    { uuid: "x".repeat(65) },
    { manufacturer: " " },
  ])("is refused with %j", async (change) => {
    const { shop } = testShop({ session: { user } });
    expect(await registerPhone(shop, form(change))).toBe("refused");
  });

  test("is not registered without a login", async () => {
    expect(await registerPhone(testShop().shop, form())).toBe("nobody");
  });

  // spec §7: externalregistration/register and unregister <- app/features/native/forget-phone.ts
  test("is unregistered at the logout, even if the backend fails", async () => {
    const device = { platform: "ios", uuid: "u-2", mark: "m" } as const;
    const unregister = vi.fn(() => Promise.resolve());
    await forgetPhone(testShop({ session: { user, device }, ebsn: { devices: { unregister } } }).shop);
    expect(unregister).toHaveBeenCalledWith(device);
    await forgetPhone(testShop({ session: { user } }).shop);
    for (const kind of ["refused", "lost", "session"] as const)
      await forgetPhone(
        testShop({ session: { user, device }, ebsn: { devices: { unregister: refusing(kind) } } }).shop,
      );
  });
});

test("phoneState says whether to register, only in the app and for a signed-in shopper", () => {
  const shell = { version: "1.1.26", platform: "android" } as const;
  const of = (session: object, inShell: boolean) =>
    phoneState({ ...testShop({ session }).shop, shell: inShell ? shell : undefined });
  expect(of({ user }, true)).toBe("ask");
  expect(of({ user, device: { platform: "ios", uuid: "u", mark: "m" } }, true)).toBe("known");
  expect(of({}, true)).toBeUndefined();
  expect(of({ user }, false)).toBeUndefined();
});
