import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { isChangedAlready, setPassword } from "./new-password";

const user = { id: 7, login: "a@example.com" };
const asked = { email: "new@example.com", old: "old", fresh: "new-one" };

function changing(change: () => Promise<void>, logsIn: () => Promise<typeof user>) {
  const login = vi.fn(logsIn);
  const logout = vi.fn(() => Promise.resolve());
  const opened = testShop({
    session: { user, remember: true },
    ebsn: {
      access: { changePassword: change },
      auth: { login, logout },
    },
  });
  return { ...opened, login, logout };
}
const done = () => Promise.resolve();
const failing = (kind: EbsnError["kind"]) => () => Promise.reject(new EbsnError(kind, "call"));
const challenged = () => Promise.reject(new EbsnError("refused", "auth/login", { reason: "challenge" }));

test("this browser goes on with a session of its own, under the e-mail it has now", async () => {
  const { shop, login, logout } = changing(done, () => Promise.resolve(user));
  expect(await setPassword(shop, asked)).toBe("done");
  expect(login).toHaveBeenCalledWith({ login: "new@example.com", password: "new-one", remember: true });
  expect(logout).not.toHaveBeenCalled();
});

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password <- app/features/account/profile/routes/password.tsx, app/features/account/profile/new-password.ts
test("ends the session if the new password opens no new session", async () => {
  for (const logsIn of [challenged, failing("down")]) {
    const { shop, done: did, logout } = changing(done, logsIn);
    expect(await setPassword(shop, asked)).toBe("signedOut");
    expect(logout).toHaveBeenCalledOnce();
    expect(did.ended).toBe(1);
  }
});

test("a login tells after a lost response whether the password was changed", async () => {
  const made = changing(failing("lost"), () => Promise.resolve(user));
  expect(await setPassword(made.shop, asked)).toBe("done");
  const unknown = changing(failing("lost"), () =>
    Promise.reject(new EbsnError("refused", "auth/login", { reason: "badLogin" })),
  );
  expect(await setPassword(unknown.shop, asked)).toBe("lost");
  expect(unknown.done.ended, "the session stays").toBe(0);
});

/** Like the platform's `once`: parallel presses share the result, later presses get undefined. */
function onceOnly() {
  const known = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T | undefined> => {
    const other = known.get(key) as Promise<T> | undefined;
    if (other) return other;
    const own = work();
    known.set(key, own);
    void own.then(() => known.set(key, Promise.resolve(undefined))).catch(() => known.delete(key));
    return own;
  };
}

test("a form that is pressed twice changes the password once, and each press gets a session", async () => {
  const once = onceOnly();
  const change = vi.fn(done);
  const press = () => {
    const { shop, login } = changing(change, () => Promise.resolve(user));
    return { outcome: setPassword({ ...shop, once }, { ...asked, key: "k" }), login };
  };
  const together = [press(), press()];
  const later = together.concat((await Promise.all(together.map(({ outcome }) => outcome)), press()));
  for (const { outcome, login } of later) {
    expect(await outcome).toBe("done");
    expect(login).toHaveBeenCalledOnce();
  }
  expect(change).toHaveBeenCalledOnce();
});

test("another password in a form that was sent before, as after Back, is another change", async () => {
  const once = onceOnly();
  const change = vi.fn(done);
  const taken = async (fresh: string, present: string) => {
    const { shop } = changing(change, () => (present === fresh ? Promise.resolve(user) : challenged()));
    return setPassword({ ...shop, once }, { ...asked, fresh, key: "k" });
  };
  expect(await taken("first", "first")).toBe("done");
  await taken("second", "first");
  expect(change).toHaveBeenCalledTimes(2);
});

test("an ended session counts as changed if the new password logs in within the limit", async () => {
  const opened = changing(done, () => Promise.resolve(user));
  const before = opened.shop.session;
  // A session that the backend has ended is a visitor's here, too.
  const ended = { ...opened.shop, session: { uuid: before.uuid, remember: false } };
  expect(await isChangedAlready(ended, before, "new-one")).toBe(true);
  expect(opened.login).toHaveBeenCalledWith({ login: user.login, password: "new-one", remember: true });
  const refused = changing(done, challenged);
  expect(await isChangedAlready(refused.shop, before, "new-one")).toBe(false);
  const limited = { ...ended, checkRateLimit: () => Promise.resolve(false) };
  expect(await isChangedAlready(limited, before, "new-one")).toBe(false);
  expect(opened.login).toHaveBeenCalledOnce();
});

test("rethrows a refusal or an unreachable backend without a login", async () => {
  for (const kind of ["refused", "down"] as const) {
    const { shop, login } = changing(failing(kind), () => Promise.resolve(user));
    await expect(setPassword(shop, asked)).rejects.toMatchObject({ kind });
    expect(login).not.toHaveBeenCalled();
  }
});
