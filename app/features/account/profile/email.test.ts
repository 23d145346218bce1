import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./routes/email";

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Asks for another e-mail; gives the answer and whether the backend was asked. */
function ask(requestEmail: () => Promise<void>, allowed = true) {
  const asked = vi.fn(requestEmail);
  const { shop } = testShop({
    session: { user: { id: 7, login: "anna@example.com" } },
    ebsn: { access: { requestEmail: asked } },
  });
  const allows = vi.fn(() => Promise.resolve(allowed));
  const request = new Request("http://shop.test/profile/email", {
    method: "POST",
    body: new URLSearchParams({ newEmail: "nuova@example.com" }),
  });
  const answer = action({ context: { shop: { ...shop, allows } }, request, params: {} });
  return { answer, asked, allows };
}

test("who asks for another e-mail too often is told when to come again, and the backend is not asked", async () => {
  const { answer, asked, allows } = ask(() => Promise.resolve(), false);
  expect(await answer).toMatchObject({
    init: { status: 429, headers: { "Retry-After": "60" } },
    data: { error: { "": ["account.tooMany"] }, initialValue: { newEmail: "nuova@example.com" } },
  });
  expect(allows).toHaveBeenCalledWith("mail", "7");
  expect(asked).not.toHaveBeenCalled();
});

test("what the backend refuses is said at the field", async () => {
  const text = "È già il tuo indirizzo e-mail";
  const refused = new EbsnError("refused", "registration/update_email_request", {
    reason: "fields",
    texts: [text],
    fields: [{ field: "newEmail", text }],
  });
  const { answer } = ask(() => Promise.reject(refused));
  expect(await answer).toMatchObject({ init: { status: 422 }, data: { error: { newEmail: [text] } } });
});
