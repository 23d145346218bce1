import { beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { requestReset } from "./request-reset";

const waiting = { action: { kind: "test", data: 1, back: paths.cart } };
const fields = { email: "anna@example.com", fiscalCode: "rssmra85t10a562s" };

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

function formOf(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return form;
}
function door(answer: () => Promise<void> = () => Promise.resolve()) {
  const asked = vi.fn((_who: { email: string; fiscalCode?: string }, _challenge?: string) => answer());
  return { ...testShop({ waiting, ebsn: { access: { requestReset: asked } } }), asked };
}

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host
test("requests a reset with e-mail and fiscal code, and keeps the pending action", async () => {
  const { shop, asked } = door();
  const savePendingAction = vi.spyOn(shop, "savePendingAction");
  const answer = await requestReset(shop, formOf(fields), paths.cart);
  expect(answer instanceof Response && answer.headers.get("Location")).toBe(
    "/reset-password-sent?back=/cart",
  );
  expect(asked).toHaveBeenCalledWith({ ...fields, fiscalCode: "RSSMRA85T10A562S" }, undefined);
  expect(savePendingAction).toHaveBeenCalledWith(waiting.action);
});

// spec §4: a reset that gets no answer comes back as its form, and asks for no login
test("returns the form with 503 and without a login redirect after a failed request", async () => {
  for (const kind of ["lost", "down", "session"] as const) {
    const { shop, done } = door(() => Promise.reject(new EbsnError(kind, "password_reset_token_request")));
    const answer = await requestReset(shop, formOf(fields), paths.cart);
    if (answer instanceof Response) throw new Error("a redirect");
    expect(answer.init?.status).toBe(503);
    expect(answer.data).toMatchObject({ error: { "": ["account.noAnswer"] }, initialValue: fields });
    expect(done.ended, kind).toBe(kind === "session" ? 1 : 0);
  }
});

test("shows a backend refusal at its field", async () => {
  const text = "Codice fiscale errato";
  const { shop } = door(() =>
    Promise.reject(
      new EbsnError("refused", "password_reset_token_request", {
        reason: "fields",
        texts: [text],
        fields: [{ field: "fiscalCode", text }],
      }),
    ),
  );
  const answer = await requestReset(shop, formOf(fields), paths.cart);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { fiscalCode: [text] } } });
});
