import { describe, expect, test } from "vitest";
import { answering, api, shopperEbsn, testBackend } from "../testing/test-backend";
import { answer, cart } from "../testing/wire-samples";
import { http, HttpResponse } from "msw";

const server = testBackend();
const without = { ...cart, giftCertificates: [] };
const refused = answer({}, { status: 20, code: "msg.giftcode.invalid" });

describe("a gift code", () => {
  test("check returns the description without a change", async () => {
    const giftCertificate = {
      giftCertificateId: 1,
      code: "X",
      description: "Cinque <b>euro</b>",
      giftTotal: 5,
    };
    server.use(answering("get", "cart-giftcertificate/check", answer({ giftCertificate })).handler);
    expect(await shopperEbsn().gifts.check("X")).toEqual({ description: "Cinque euro" });
    server.use(answering("get", "cart-giftcertificate/check", answer({})).handler);
    expect(await shopperEbsn().gifts.check("X")).toEqual({ description: undefined });
  });

  test("F6: a gift code with a lost response is added once", async () => {
    const add = answering("post", "cart-giftcertificate/add_code", "<html>");
    server.use(add.handler, answering("get", "cart/view", answer(cart)).handler);
    expect((await shopperEbsn().gifts.add("benvenuto5")).giftCodes).toHaveLength(1);
    expect(add.seen).toHaveLength(1);
  });

  test("a refused gift code counts as added if it is in the cart, else stays refused", async () => {
    server.use(
      answering("post", "cart-giftcertificate/add_code", refused).handler,
      answering("get", "cart/view", answer(cart)).handler,
    );
    expect((await shopperEbsn().gifts.add("BENVENUTO5")).id).toBe(5);
    await expect(shopperEbsn().gifts.add("ALTRO")).rejects.toMatchObject({ reason: "giftCode" });
  });

  // spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile <- app/ebsn/gifts/calls.ts, app/features/cart/gifts/redeem-code.ts, app/features/cart/gifts/routes/certificates.tsx
  test("S10: removes a gift code by code, or by id if the backend lacks that call", async () => {
    const byCode = answering("post", "cart-giftcertificate/remove_code", answer(without));
    server.use(byCode.handler);
    await shopperEbsn().gifts.remove({ id: 1, code: "BENVENUTO5" });
    expect(await byCode.seen[0]?.text()).toBe("code=BENVENUTO5");

    const byId = answering("post", "cart-giftcertificate/remove", answer(without));
    server.use(
      http.post(api("cart-giftcertificate/remove_code"), () => new HttpResponse(null, { status: 404 })),
      byId.handler,
    );
    expect((await shopperEbsn().gifts.remove({ id: 1, code: "BENVENUTO5" })).giftCodes).toEqual([]);
    expect(await byId.seen[0]?.text()).toBe("gift_certificate_id=1");
  });

  test("a refused removal succeeds if the gift code is already gone", async () => {
    server.use(
      answering("post", "cart-giftcertificate/remove_code", refused).handler,
      answering("get", "cart/view", answer(without)).handler,
    );
    expect((await shopperEbsn().gifts.remove({ id: 1, code: "BENVENUTO5" })).giftCodes).toEqual([]);
  });
});

test("lists the shopper's own gift certificates and those given by the shop", async () => {
  const gift = { giftCertificateId: 4, code: "BUONO900", description: "Buono", giftTotal: 5, used: "false" };
  server.use(
    answering(
      "get",
      "giftcertificate/list",
      answer({ giftCertificates: [{ ...gift, validTo: "31/12/2026" }] }),
    ).handler,
    answering(
      "get",
      "giftcertificate/list-manual-assigned",
      answer({ giftCertificates: [{ ...gift, used: true }] }),
    ).handler,
  );
  const { gifts } = shopperEbsn();
  const read = { id: 4, code: "BUONO900", description: "Buono", amount: 500 };
  expect(await gifts.own()).toEqual([{ ...read, validTo: "2026-12-31", used: false }]);
  expect(await gifts.given()).toEqual([{ ...read, validTo: undefined, used: true }]);
});
