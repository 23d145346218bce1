import { expect, test } from "vitest";
import type { PageEvent } from "~/model/page-event";
import { count, measurementOf } from "./measurement";

const chain = { id: "loggia", analytics: { measurementId: "G-ABC123" } };
const consent = {
  analytics: true,
  profilation: false,
  saveDate: "2026-11-24T06:00:00.000Z",
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};
const event: PageEvent = { kind: "product", items: [{ id: 7, cents: 129, quantity: 1 }] };

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/measurement.ts
test("a chain's server counts where the chain has an id and a secret of its own", () => {
  const secrets = "terrecomuni:t, loggia:s";
  expect(measurementOf(chain, { secrets })).toMatchObject({ id: "G-ABC123", secret: "s" });
  expect(measurementOf(chain, { secrets: "terrecomuni:t" })).toBeUndefined();
  expect(measurementOf({ id: "loggia" }, { secrets })).toBeUndefined();
  expect(measurementOf(chain, { sandbox: "http://sandbox" })?.origin).toBe("http://sandbox");
});

test("sends the choice's code, the granted consent and no personal data", async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const fetched: typeof fetch = (url, init) => {
    sent.push([String(url), init]);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const measurement = { origin: "https://collector.example", id: "G-ABC123", secret: "s" };
  expect(await count(measurement, event, consent, fetched)).toBe(true);
  const [[address, init] = ["", undefined]] = sent;
  expect(address).toBe("https://collector.example/mp/collect?measurement_id=G-ABC123&api_secret=s");
  expect(JSON.parse(String(init?.body))).toEqual({
    client_id: consent.uuid,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [
      {
        name: "view_item",
        params: { currency: "EUR", items: [{ item_id: "7", price: 1.29, quantity: 1 }] },
      },
    ],
  });
});

test("a collector that is down is no error", async () => {
  const measurement = { origin: "https://collector.example", id: "G-ABC123", secret: "s" };
  expect(await count(measurement, event, consent, () => Promise.reject(new Error("down")))).toBe(false);
  const refused = () => Promise.resolve(new Response(null, { status: 500 }));
  expect(await count(measurement, event, consent, refused)).toBe(false);
});
