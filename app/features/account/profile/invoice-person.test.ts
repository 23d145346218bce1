import { expect, test, vi } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./routes/invoice-person";

const company = {
  companyName: "Rossi & figli",
  vatNumber: "12345678903",
  street: "Via Cavour",
  number: "12/B",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
};

/**
 * Sends a company's form at a reached rate limit; returns the response, the limit's checks and the
 * saves.
 */
async function send(personId: string, change: Record<string, string> = {}) {
  const save = vi.fn(() => Promise.resolve());
  const { shop } = testShop({
    session: { user: { id: 7, login: "maria@example.com" } },
    ebsn: {
      profile: {
        invoicePersons: () => Promise.resolve([{ id: 3, kind: "company", ...company }]),
        saveInvoicePerson: save,
      },
    },
  });
  const checkRateLimit = vi.fn(() => Promise.resolve(false));
  const request = new Request(`http://shop.test/profile/billing/${personId}?kind=company`, {
    method: "POST",
    body: new URLSearchParams({ ...company, ...change }),
  });
  const sent = action({ context: { shop: { ...shop, checkRateLimit } }, request, params: { personId } });
  const answer: unknown = await sent.catch((thrown: unknown) => thrown);
  return { answer, checkRateLimit, save };
}

// spec again: X12: what a shopper makes anew is limited <- app/features/account/profile/routes/invoice-person.tsx
test("X12: answers 429 and keeps the typed values above the limit of new invoice persons", async () => {
  const { answer, checkRateLimit, save } = await send("new");
  expect(answer).toMatchObject({
    data: { initialValue: { companyName: "Rossi & figli" } },
    init: { status: 429, headers: { "Retry-After": "60" } },
  });
  expect(checkRateLimit).toHaveBeenCalledWith("create", "maria@example.com");
  expect(save).not.toHaveBeenCalled();
});

// spec again: X12: what a shopper makes anew is limited
test("X12: neither an invalid nor a changed invoice person counts for the rate limit", async () => {
  const wrong = await send("new", { vatNumber: "1" });
  expect(wrong.answer).toMatchObject({ init: { status: 422 } });
  const changed = await send("3");
  expect(changed.save).toHaveBeenCalledOnce();
  for (const { checkRateLimit } of [wrong, changed]) expect(checkRateLimit).not.toHaveBeenCalled();
});
