import { describe, expect, it } from "vitest";
import { tenants } from "./registry";
import type { TextTree } from "./schema";

const all = Object.values(tenants);

/** Texts of a tree by their keys. */
const flat = (texts: TextTree, before = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[before + key, text] as [string, string]] : flat(text, `${before}${key}.`),
  );

/** Fails if two chains have the same value. */
const expectDifferent = (what: string, values: unknown[]) => {
  const texts = values.map((value) => JSON.stringify(value));
  expect(new Set(texts).size, `${what}: ${texts.join(" | ")}`).toBe(all.length);
};

describe("each chain (§1)", () => {
  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  // spec §1: company id, store ids, loyalty prefix and tenant id configured
  it("has its own company, ids, hosts, addresses and look, and the shared phone number", () => {
    for (const key of [
      ...(["id", "name", "legalName", "companyId", "storeIds", "defaultStoreId"] as const),
      ...(["loyaltyPrefix", "email", "hosts", "canonicalOrigin", "themeColour", "logo", "favicon"] as const),
      ...(["adr"] as const),
    ])
      expectDifferent(
        key,
        all.map((tenant) => tenant[key]),
      );
    for (const key of ["vatNumber", "rea", "address", "certifiedMail"] as const)
      expectDifferent(
        key,
        all.map(({ company }) => company[key]),
      );
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(1);
    const stores = all.flatMap(({ storeIds }) => storeIds);
    expect(new Set(stores).size).toBe(stores.length);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it.each(["it", "en"] as const)("has its own wording in %s for each of the same text keys", (language) => {
    const own = all.map(({ texts }) => new Map(flat(texts[language])));
    const keys = [...(own[0]?.keys() ?? [])].sort();
    for (const texts of own) expect([...texts.keys()].sort()).toEqual(keys);
    expect(keys).toEqual(
      expect.arrayContaining([
        ...["frame.legal", "frame.homeTitle", "frame.homeDescription", "checkout.cashTooltip"],
        ...["privacy", "newsletter", "marketing", "research", "purchaseMode"].map(
          (consent) => `auth.consents.${consent}`,
        ),
      ]),
    );
    for (const key of keys)
      expectDifferent(
        key,
        own.map((texts) => texts.get(key)),
      );
  });

  it("has no text that names another chain", () => {
    for (const { id, texts } of all)
      for (const other of all.filter((tenant) => tenant.id !== id))
        for (const name of [other.name, other.legalName, other.company.vatNumber, other.email])
          expect(JSON.stringify(texts), `${id} names ${name}`).not.toContain(name);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it("says in the cash tooltip: legal limit, cheques and guarantees", () => {
    for (const { texts } of all) {
      const tooltip = new Map(flat(texts.it)).get("checkout.cashTooltip");
      expect(tooltip).toMatch(
        /limiti di legge \(oggi {{limit}}\).*accettare assegni.*garanzie sul pagamento/,
      );
    }
  });
});
