import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { GiftCertificate } from "~/model/gift";
import { certificateView, certificateViews } from "./certificate-view";

const gift: GiftCertificate = { id: 4, code: "BUONO900", description: "Buono", amount: 500, used: false };
const shown = {
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  today: "2026-11-24",
  cart: { giftCodes: [{ id: 9, code: "buono1", amount: 100 }] },
};
const view = (more: Partial<GiftCertificate>) => certificateView({ ...gift, ...more }, shown);

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
it("says what it gives, and until when", () => {
  expect(view({ validTo: "2026-12-31" })).toMatchObject({
    description: "Buono",
    code: "BUONO900",
    amount: "5,00\u00a0€",
    validity: "Valido fino a giovedì 31 dicembre 2026",
  });
  expect(view({}).validity).toBe("Senza scadenza");
});

it.each<[Partial<GiftCertificate>, string]>([
  [{}, "valid"],
  [{ validTo: "2026-11-24" }, "valid"],
  [{ validTo: "2026-11-23" }, "over"],
  [{ used: true, validTo: "2026-11-23" }, "used"],
  [{ code: "BUONO1" }, "inCart"],
])("%j is %s", (more, state) => expect(view(more).state).toBe(state));

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
it("V16: usable certificates come first, the soonest to expire before the rest", () => {
  const gifts = [
    { ...gift, id: 1, used: true },
    { ...gift, id: 2, validTo: "2026-11-01" },
    { ...gift, id: 3 },
    { ...gift, id: 4, validTo: "2026-12-31" },
  ];
  expect(certificateViews(gifts, shown).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});
