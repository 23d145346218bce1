import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Cms, ContactSent } from "~/cms/cms";
import { CmsError } from "~/cms/errors";
import { translatorFor } from "~/i18n/server";
import type { ContactField } from "~/model/content";
import * as paths from "~/page/paths";
import { testShop } from "~/platform/testing/test-shop";
import { keptReceipt } from "./receipt";
import { asMessage } from "./statement";
import { withdraw } from "./withdraw";

const field = (name: string, kind: ContactField["kind"], required = true): ContactField => ({
  ...{ name, label: name, kind, required },
  options:
    kind === "choice"
      ? ["Un ordine", "Recesso da un ordine", "Altro"].map((value) => ({ value, label: value }))
      : [],
});
const fields = [
  field("nome", "text"),
  field("email", "email"),
  field("telefono", "phone", false),
  field("argomento", "choice"),
  field("ordine", "text", false),
  field("messaggio", "longText"),
];
const typed = { name: "Ada Byron", order: "100015", email: "ada@example.com", goods: "" };

/** A shop whose browser stores its drafts, and the messages it sent. */
function world({
  send,
  cms = true,
  room = true,
}: { send?: Cms["send"]; cms?: boolean; room?: boolean } = {}) {
  const sent: ContactSent[] = [];
  const done = new Set<string>();
  let kept: { page: string; fields: Record<string, string> } | undefined;
  const { shop } = testShop();
  const content = {
    contactForm: async () => ({ fields }),
    send: async (one: ContactSent) => {
      const said = await send?.(one);
      sent.push(one);
      return said;
    },
  } as Partial<Cms> as Cms;
  return {
    sent,
    shop: {
      ...shop,
      t: translatorFor(tenants.loggia, "it"),
      cms: cms ? content : undefined,
      draft: (page: string) => (kept?.page === page ? kept.fields : undefined),
      saveDraft: (page: string, fields: Record<string, string>) => {
        if (room) kept = { page, fields };
        return room;
      },
      once: async <T>(key: string, work: () => Promise<T>) => {
        if (done.has(key)) return undefined;
        const result = await work();
        done.add(key);
        return result;
      },
    },
  };
}
type World = ReturnType<typeof world>;

/** Outcome of a submission: a redirect, or a page with its status. */
async function outcome({ shop }: World, values: Record<string, string>) {
  const form = new FormData();
  Object.entries(values).forEach(([name, value]) => form.set(name, value));
  const answer = await withdraw(shop, form);
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("location") };
  return { status: answer.init?.status, ...answer.data };
}
const confirm = (values: Record<string, string> = typed) => ({ ...values, step: "confirm" });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-25T13:05:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("a withdrawal in two steps", () => {
  // spec law: withdrawal by a function of the shop, in two steps, with a receipt (art. 11a Directive 2011/83/EU) <- app/features/content/withdrawal/withdraw.ts, app/features/content/withdrawal/statement.ts, app/features/content/withdrawal/receipt.ts
  it("is shown before it is sent, and sent when it is confirmed, with day and hour", async () => {
    const here = world();
    const first = await outcome(here, typed);
    expect(first).toMatchObject({ status: 200, check: { fields: typed, failed: undefined } });
    expect(here.sent).toEqual([]);
    expect(here.shop.draft(paths.withdrawal), "for the browser's Back").toEqual(typed);
    expect(await outcome(here, confirm())).toEqual({ status: 303, location: paths.withdrawalReceipt });
    expect(here.sent).toMatchObject([
      {
        formId: 5,
        fields: {
          ...{ nome: "Ada Byron", email: "ada@example.com", ordine: "100015" },
          argomento: "Recesso da un ordine",
          messaggio: expect.stringMatching(
            /^Dichiarazione di recesso a: La Loggia Mercati[^]*Ordine: 100015[^]*tutto il contratto[^]*Ada Byron[^]*ada@example\.com[^]*25 novembre 2026 alle 14:05/,
          ),
        },
      },
    ]);
    expect(keptReceipt(here.shop)).toMatchObject({ at: Date.now(), statement: { order: "100015" } });
  });

  it("is sent once however often it is confirmed, and its receipt keeps the first hour", async () => {
    const here = world();
    await outcome(here, confirm());
    vi.advanceTimersByTime(120_000);
    expect(await outcome(here, confirm())).toMatchObject({ status: 303 });
    expect(here.sent).toHaveLength(1);
    expect(keptReceipt(here.shop)?.at).toBe(Date.now() - 120_000);
    await outcome(here, confirm({ ...typed, goods: "2 pentole" }));
    expect(here.sent).toHaveLength(2);
    expect(here.sent[1]?.fields["messaggio"]).toContain("Recedo per questi prodotti: 2 pentole");
  });

  it.each([
    ["name", " "],
    ["name", "Ada <x@evil.example>"],
    ["order", ""],
    ["email", "ada@"],
    ["goods", "x".repeat(601)],
  ])("rejects a wrong %s (%j) at both steps and keeps all that was typed", async (name, value) => {
    const here = world();
    for (const step of ["", "confirm"]) {
      const answer = await outcome(here, { ...typed, step, [name]: value });
      expect(answer.status).toBe(422);
      const { result } = "result" in answer ? answer : {};
      expect(Object.keys(result?.error ?? {})).toEqual([name]);
      expect(result?.initialValue).toMatchObject(
        name === "order" ? { email: typed.email } : { order: "100015" },
      );
    }
    expect(here.sent).toEqual([]);
  });

  it("may be corrected before it is confirmed", async () => {
    const answer = await outcome(world(), { ...typed, step: "correct" });
    expect(answer).toMatchObject({ status: 200, result: { initialValue: { order: "100015" } } });
  });

  it.each([
    [{ send: () => Promise.reject(new CmsError("down", "x")) }, "Ora non riusciamo"],
    [{ send: () => Promise.reject(new CmsError("refused", "x", { text: "no" })) }, "Ora non riusciamo"],
    [{ send: () => Promise.reject(new CmsError("lost", "x")) }, "Non sappiamo se"],
    [{ cms: false }, "Ora non riusciamo"],
  ])("offers a mail with the same text if it cannot be sent", async (how, said) => {
    const answer = await outcome(world(how), confirm());
    expect(answer).toMatchObject({
      status: 503,
      check: {
        fields: typed,
        failed: {
          wrong: expect.stringContaining(said),
          mail: expect.stringMatching(/^mailto:ciao@loggia\.example\?subject=Recedere.*&body=.*100015/),
        },
      },
    });
  });

  it("too many of them in a minute wait", async () => {
    const here = world();
    const shop = { ...here.shop, checkRateLimit: async () => false };
    expect(await outcome({ ...here, shop }, confirm())).toMatchObject({ status: 429 });
    expect(here.sent).toEqual([]);
  });

  it("shows its receipt at once where the browser has no room to keep it", async () => {
    expect(await outcome(world({ room: false }), confirm())).toMatchObject({
      status: 200,
      receipt: {
        email: "ada@example.com",
        facts: expect.arrayContaining([{ name: "Ordine", value: "100015" }]),
      },
    });
  });
});

describe("a withdrawal as a message in the editors' form", () => {
  const statement = { ...typed, goods: undefined };
  it("fills known fields, and required unknown fields with a dash", () => {
    const theirs = [
      field("your-name", "text"),
      field("city", "text"),
      field("phone", "phone"),
      field("note", "longText", false),
    ];
    expect(asMessage(theirs, statement, "testo")).toEqual({
      "your-name": "Ada Byron",
      city: "-",
      phone: "-",
      note: "testo",
    });
  });
  it("cannot be made where no text can be written", () => {
    expect(asMessage([field("nome", "text")], statement, "testo")).toBeUndefined();
  });
});
