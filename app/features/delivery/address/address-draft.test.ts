import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { backToStreet, draftDetails } from "./address-draft";
import { action } from "./routes/edit-address";

const page = new URL("http://loggia.localhost/delivery/address/new?verifica=1&street=x&back=/cart");
const street = { street: "Via Cavour", number: "3", postalCode: "00184", city: "Roma", province: "RM" };

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

// spec attacked: F22 typed details travel in no address <- app/platform/session/draft.ts
it("F22: going back to the street keeps what was typed, out of every address", () => {
  const drafts = new Map<string, Record<string, string>>();
  const shop = {
    saveDraft: (of: string, fields: Record<string, string>) => drafts.set(of, fields).size > 0,
    draft: (of: string) => drafts.get(of),
  };
  const typed = {
    doorbell: "Ferretti",
    label: "Casa",
    phone: "061234567",
    note: "codice 1234",
    elevator: "on",
  };
  const answer = backToStreet(shop, formOf({ ...street, ...typed, mano: "1" }), page);
  expect(answer?.status).toBe(303);
  const url = new URL(answer?.headers.get("Location") ?? "", page);
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...street, mano: "1", back: "/cart", scritto: "1" });
  expect(draftDetails(shop, url, url.pathname)).toEqual({ ...typed, floor: "" });
  expect(draftDetails(shop, new URL(url.pathname, page), url.pathname), "begun anew").toBeUndefined();
});

// spec attacked: F22 typed details travel in no address
it("F22: details too long for the cookie are not marked as stored", () => {
  const answer = backToStreet({ saveDraft: () => false }, formOf({ ...street, mano: "1" }), page);
  expect(answer?.headers.get("Location")).not.toContain("scritto");
});

it("another button gives no redirect", () => {
  expect(backToStreet({ saveDraft: () => true }, formOf(street), page)).toBeUndefined();
});

it("turns the draft of a deleted address into a new address, with a warning", async () => {
  const { context, shop, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      places: {
        address: () => Promise.reject(new EbsnError("refused", "view", { reason: "unknownAddress" })),
      },
    },
  });
  const drafts: string[] = [];
  context.shop = { ...shop, saveDraft: (of) => drafts.push(of) > 0 };
  const send = (fields: Record<string, string>): Promise<unknown> => {
    const body = new URLSearchParams(fields);
    const request = new Request("http://loggia.localhost/delivery/address/9/edit?back=/cart", {
      method: "POST",
      body,
    });
    return action({ context, params: { addressId: "9" }, request }).catch((thrown: unknown) => thrown);
  };
  const answer = await send({ ...street, label: "Nonna", doorbell: "Ferretti", phone: "061234567" });
  const url = new URL((answer instanceof Response && answer.headers.get("Location")) || "", page);
  expect(url.pathname).toBe("/delivery/address/new");
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...street, mano: "1", back: "/cart", scritto: "1" });
  expect(drafts).toEqual(["/delivery/address/new"]);
  expect(done.flashes).toEqual([{ kind: "warn", text: "delivery.remove.gone" }]);
  expect(await send({ street: "x" })).toMatchObject({ init: { status: 404 } });
});
