import { describe, expect, it } from "vitest";
import type { Cms, ContactSent } from "~/cms/cms";
import { CmsError } from "~/cms/errors";
import type { ContactField } from "~/model/content";
import { testShop } from "~/platform/testing/test-shop";
import { newIdempotencyKey } from "~/lib/idempotency-key";
import { sendContact } from "./send-contact";

const field = (name: string, kind: ContactField["kind"], required = true): ContactField => ({
  name,
  label: name,
  kind,
  required,
  options: kind === "choice" ? [{ value: "Altro", label: "Altro" }] : [],
});
const fields = [
  field("email", "email"),
  field("telefono", "phone", false),
  field("argomento", "choice"),
  field("messaggio", "longText"),
];
const typed = { email: "ada@example.com", telefono: "", argomento: "Altro", messaggio: "Manca\nil pane" };

function world({
  send,
  form = async () => ({ fields }),
}: { send?: Cms["send"]; form?: Cms["contactForm"] } = {}) {
  const sent: ContactSent[] = [];
  const { shop } = testShop();
  const cms = {
    contactForm: form,
    send: async (one: ContactSent) => {
      sent.push(one);
      return send?.(one);
    },
  } as Cms;
  return { shop: { ...shop, cms }, sent };
}
const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  Object.entries(values).forEach(([name, value]) => form.set(name, value));
  return form;
};
const key = newIdempotencyKey();
/** Outcome of a submission: a redirect, or the form again. */
async function outcome(shop: ReturnType<typeof world>["shop"], values: Record<string, string>) {
  const answer = await sendContact(shop, formOf({ _key: key, ...values }));
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("location") };
  const { result, fields: shown, key: again } = answer.data;
  return { status: answer.init?.status, typed: result.initialValue, error: result.error, shown, key: again };
}

describe("a message to the customer service", () => {
  // spec §2.1: /servizio-clienti: form 5 with the fields of the content system, checked, sent once, typed text kept <- app/features/content/contact/send-contact.ts, app/features/content/routes/customer-service.tsx
  it("is sent as it was typed, and leads to a page that says so", async () => {
    const { shop, sent } = world();
    expect(await outcome(shop, typed)).toEqual({ status: 303, location: "/servizio-clienti?inviato=1" });
    const { telefono: _, ...filled } = typed;
    expect(sent).toEqual([{ formId: 5, key: expect.any(String), fields: filled }]);
  });

  it.each([
    ["email", "ada@"],
    ["email", ""],
    ["telefono", "abc"],
    ["argomento", "Inventato"],
    ["messaggio", " "],
    ["messaggio", "x".repeat(3001)],
  ])("is rejected with a wrong %s (%j) and keeps all that was typed", async (name, value) => {
    const { shop, sent } = world();
    const answer = await outcome(shop, { ...typed, [name]: value });
    expect(answer).toMatchObject({ status: 422, key, typed: { argomento: expect.any(String) } });
    expect(Object.keys(answer.error ?? {})).toEqual([name]);
    expect(sent).toEqual([]);
  });

  it.each([
    [new CmsError("lost", "x"), 503, "content.contact.lost"],
    [new CmsError("down", "x"), 503, "content.contact.down"],
    [new CmsError("refused", "x", { text: "Indirizzo bloccato" }), 422, "Indirizzo bloccato"],
  ])("keeps its text and key after a failure (%s)", async (error, status, text) => {
    const { shop } = world({ send: () => Promise.reject(error) });
    expect(await outcome(shop, typed)).toMatchObject({
      status,
      key,
      error: { "": [text] },
      typed: { messaggio: typed.messaggio },
    });
  });

  it("comes back whole where not even the form can be had", async () => {
    const { shop } = world({ form: () => Promise.reject(new CmsError("down", "x")) });
    const answer = await outcome(shop, typed);
    expect(answer).toMatchObject({ status: 503, error: { "": ["content.contact.down"] } });
    expect(answer.shown?.map(({ name, kind }) => [name, kind])).toEqual([
      ["email", "text"],
      ["telefono", "text"],
      ["argomento", "text"],
      ["messaggio", "longText"],
    ]);
    expect(answer.typed).toMatchObject({ messaggio: typed.messaggio, email: typed.email });
  });

  it("too many of them in a minute wait", async () => {
    const { shop, sent } = world();
    expect(await outcome({ ...shop, checkRateLimit: async () => false }, typed)).toMatchObject({
      status: 429,
    });
    expect(sent).toEqual([]);
  });

  it("attack 22: joins the lines of a one-line field", async () => {
    const named = [...fields, field("nome", "text")];
    const { shop, sent } = world({ form: async () => ({ fields: named }) });
    const answer = await outcome(shop, { ...typed, nome: "Ada\r\nBcc: x@evil.example" });
    expect(answer).toMatchObject({ status: 303 });
    expect(sent[0]?.fields).toMatchObject({ nome: "Ada Bcc: x@evil.example" });
  });

  it("attack 22: gets a new key if rewritten after Back in a sent form", async () => {
    const { shop, sent } = world();
    for (const messaggio of ["Manca il pane", "Manca il pane", "Manca anche il latte"])
      expect((await outcome(shop, { ...typed, messaggio })).status).toBe(303);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[0]?.key).not.toBe(sent[2]?.key);
    await outcome(shop, { ...typed, _key: newIdempotencyKey(), messaggio: "Manca il pane" });
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
  });

  it("derives its key from its text without a valid key", async () => {
    const { shop, sent } = world();
    await outcome(shop, { ...typed, _key: "rubbish" });
    await outcome(shop, { ...typed, _key: "rubbish" });
    await outcome(shop, { ...typed, _key: "rubbish", messaggio: "Altro" });
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[0]?.key).not.toBe(sent[2]?.key);
  });
});
