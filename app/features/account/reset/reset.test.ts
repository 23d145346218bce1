import { beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./routes/reset";

const waiting = { action: { kind: "test", data: 1, back: paths.cart } };

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

function send(answer: () => Promise<void>) {
  const opened = testShop({ waiting, ebsn: { access: { resetPassword: answer } } });
  const savePendingAction = vi.spyOn(opened.shop, "savePendingAction");
  const body = new URLSearchParams({ token: "t-1", email: "anna@example.com", password: "nuova-1" });
  const request = new Request("http://shop.test/reset-password", { method: "POST", body });
  return {
    ...opened,
    savePendingAction,
    answer: action({ context: { shop: opened.shop }, request, params: {} }),
  };
}

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host
test("a new password ends the session and keeps the pending action for the login", async () => {
  const { answer, done, savePendingAction } = send(() => Promise.resolve());
  const response: unknown = await answer;
  expect(response instanceof Response && response.headers.get("Location")).toBe("/reset-password-completed");
  expect(done.ended).toBe(1);
  expect(savePendingAction).toHaveBeenCalledWith(waiting.action);
});

// spec §4: a reset that gets no answer comes back as its form, and asks for no login
test("returns the form with 503 and without the password after a failed request", async () => {
  for (const [kind, words] of [
    ["lost", "account.password.lost"],
    ["session", "account.password.undone"],
    ["down", "account.noAnswer"],
  ] as const) {
    const again = await send(() => Promise.reject(new EbsnError(kind, "password_reset"))).answer;
    expect(again).toMatchObject({ init: { status: 503 }, data: { error: { "": [words] } } });
    expect(JSON.stringify(again)).not.toContain("nuova-1");
  }
});
