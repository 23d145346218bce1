import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { setPassword } from "./new-password";

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
test("where no new session is opened, the one that may have been copied ends", async () => {
  for (const logsIn of [challenged, failing("down")]) {
    const { shop, done: did, logout } = changing(done, logsIn);
    expect(await setPassword(shop, asked)).toBe("signedOut");
    expect(logout).toHaveBeenCalledOnce();
    expect(did.ended).toBe(1);
  }
});

test("after a lost answer the login tells whether it was changed", async () => {
  const made = changing(failing("lost"), () => Promise.resolve(user));
  expect(await setPassword(made.shop, asked)).toBe("done");
  const unknown = changing(failing("lost"), () =>
    Promise.reject(new EbsnError("refused", "auth/login", { reason: "badLogin" })),
  );
  expect(await setPassword(unknown.shop, asked)).toBe("lost");
  expect(unknown.done.ended, "the session stays").toBe(0);
});

test("a refusal, and a backend that was not reached, change nothing", async () => {
  for (const kind of ["refused", "down"] as const) {
    const { shop, login } = changing(failing(kind), () => Promise.resolve(user));
    await expect(setPassword(shop, asked)).rejects.toMatchObject({ kind });
    expect(login).not.toHaveBeenCalled();
  }
});
