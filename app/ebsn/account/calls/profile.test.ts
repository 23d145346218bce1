import { describe, expect, it } from "vitest";
import { answering, shopperEbsn, testBackend } from "../../testing/test-backend";

const server = testBackend();
const none = {
  errors: [],
  infos: [],
  warnings: [],
  errorsMessage: [],
  infosMessage: [],
  warningsMessage: [],
};
const ok = (data: unknown) => JSON.stringify({ response: { status: 0, ...none }, data });
const refused = (code: string, text: string) =>
  JSON.stringify({
    response: { status: 20, ...none, errors: [{ error: code }], errorsMessage: [text] },
    data: {},
  });

describe("the shopper's own data", () => {
  // spec §7: user_detail, update_user_detail, update_contact, update_username <- app/ebsn/account/calls/profile.ts
  it("view returns the profile with our names and calendar dates", async () => {
    const userDetail = {
      e_mail: "a@b.it",
      first_name: "Anna",
      last_name: "Riva",
      birth_date: "24/11/1985",
      store_id: 5,
      registered: "01/02/2026 10:30",
      profile: { level: 1 },
      contact: { address1: "Via Cavour", postalcode: "00184" },
    };
    server.use(answering("get", "registration/user_detail", ok({ userDetail })).handler);
    expect(await shopperEbsn().profile.view()).toMatchObject({
      email: "a@b.it",
      level: 1,
      registeredOn: "2026-02-01",
      details: { firstName: "Anna", birthdate: "1985-11-24", storeId: 5 },
      contact: { street: "Via Cavour", postalCode: "00184", mobile: undefined },
    });
  });

  // spec §7: user_detail, update_user_detail, update_contact, update_username
  it("saveDetails clears empty fields but not the store", async () => {
    const { handler, seen } = answering("post", "registration/update_user_detail", ok({}));
    server.use(handler);
    await shopperEbsn().profile.saveDetails({ firstName: "Anna", lastName: "Riva", birthdate: "1985-11-24" });
    expect(Object.fromEntries(new URLSearchParams(await seen[0]?.text()))).toEqual({
      first_name: "Anna",
      last_name: "Riva",
      birth_date: "24/11/1985",
      fiscal_code: "",
      fidelity_card: "",
    });
  });

  // spec §7: check-disclaimer: who comes by single sign-on for the first time is asked for the consents of module 2 <- app/features/account/identity/sso-proxy.ts, app/features/account/profile/routes/consents.tsx
  it("consentsGiven sends the module of single sign-on and returns the result", async () => {
    const { handler, seen } = answering(
      "get",
      "user-registration-disclaimer/check-disclaimer",
      ok({ accepted: "false" }),
    );
    server.use(handler);
    expect(await shopperEbsn().profile.consentsGiven("singleSignOn")).toBe(false);
    expect(new URL(seen[0]?.url ?? "").search).toBe("?registration_module_type_id=2");
  });

  it("remove is refused while an order is under way, and the session continues", async () => {
    const changes: unknown[] = [];
    const answer = refused("msg.anonymize.orders", "Non puoi eliminare il profilo");
    server.use(answering("get", "registration/user_anonymize", answer).handler);
    const { profile } = shopperEbsn({ onTokens: (change) => void changes.push(change) });
    await expect(profile.remove()).rejects.toMatchObject({ kind: "refused", reason: "ordersUnderWay" });
    expect(changes).toEqual([]);
  });
});

describe("a password", () => {
  it("changePassword sends one request, and its refusal names the field", async () => {
    const answer = refused("msg.field.old_password", "La password attuale non è corretta");
    const { handler, seen } = answering("get", "registration/update_password", answer);
    server.use(handler);
    await expect(shopperEbsn().access.changePassword("old", "next-1")).rejects.toMatchObject({
      fields: [{ field: "oldPassword", text: "La password attuale non è corretta" }],
    });
    const asked = new URL(seen[0]?.url ?? "").searchParams;
    expect([seen.length, asked.get("old_password"), asked.get("new_password")]).toEqual([1, "old", "next-1"]);
  });
});
