import { expect, test } from "vitest";
import type { Tenant } from "#tenants/schema";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { testShop } from "~/platform/testing/test-shop";
import { authorisationView } from "./authorisation";
import { paymentChoices } from "./choices";

const shopOf = (settings: Partial<Tenant>) => {
  const { shop } = testShop({
    ebsn: {
      checkout: { preauthorised: async () => ({ amount: 4800, variableTotal: 300 }) },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  return { ...shop, tenant: { ...shop.tenant, ...settings }, t: translatorFor(tenants.loggia, "it") };
};

// spec §9: constants that are settings of a chain change what its shop asks and shows <- app/features/checkout/payment-methods/choices.ts, app/features/checkout/payment-methods/authorisation.ts
test("the most that is taken in cash is the chain's", () => {
  const note = (cashLimitEuro: number) =>
    paymentChoices(
      shopOf({ cashLimitEuro }),
      [{ id: 2, name: "Alla consegna", kind: "onDelivery", needs: "nothing", saved: [] }],
      { pickup: false },
    )[0]?.note;
  expect(note(5000)).toContain("5.000");
  expect(note(999)).toContain("999");
});

// spec §9: constants that are settings of a chain change what its shop asks and shows
test("explains the amount held on a card by the chain's own setting", async () => {
  const why = async (preauthorisation: Tenant["preauthorisation"]) => {
    const card = { id: 1, name: "Carta", kind: "card", needs: "provider", saved: [] } as const;
    return (await authorisationView(shopOf({ preauthorisation }), [{ ...card, saved: [] }], 300))?.note;
  };
  const [total, weighed] = [
    await why({ basis: "total", percent: 20 }),
    await why({ basis: "weighed", percent: 30 }),
  ];
  expect(total).toContain("20");
  expect(weighed).toContain("30");
  expect(total?.replace("20", "30")).not.toBe(weighed);
});
