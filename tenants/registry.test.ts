import { describe, expect, it } from "vitest";
import { tenantIds, tenants } from "./registry";
import { tenantSchema } from "./schema";

describe("tenants", () => {
  it("has each id under its own key", () => {
    expect(Object.values(tenants).map(({ id }) => id)).toEqual([...tenantIds]);
    expect(tenants.loggia).toBe(tenants.loggia);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip <- tenants/schema.ts, app/i18n/server.ts
  // spec §1: company id, store ids, loyalty prefix and tenant id configured <- tenants/schema.ts
  it("refuses a broken configuration and tolerates keys it does not know", () => {
    expect(tenantSchema.safeParse({ ...tenants.loggia, origin: "http://plain.example" }).success).toBe(false);
    expect(tenantSchema.safeParse({ ...tenants.loggia, hosts: ["Upper.example"] }).success).toBe(false);
    expect(
      tenantSchema.safeParse({ ...tenants.loggia, preauthorisation: { basis: "total", percent: 25 } })
        .success,
    ).toBe(false);
    expect(tenantSchema.safeParse({ ...tenants.loggia, seasonal: true }).success).toBe(true);
  });
});
