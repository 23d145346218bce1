import { describe, expect, it } from "vitest";
import * as z from "zod";
import { tenantIds, tenants } from "./registry";
import { tenantSchema } from "./schema";

describe("tenants", () => {
  it("has each id under its own key", () => {
    expect(Object.values(tenants).map(({ id }) => id)).toEqual([...tenantIds]);
    expect(tenants.loggia).toBe(tenants.loggia);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip <- tenants/schema.ts, app/i18n/server.ts
  // spec §1: company id, store ids, loyalty prefix and tenant id configured <- tenants/schema.ts
  // spec house: every setting of a chain has words for who writes it <- tenants/schema.ts
  it("has words for every field", () => {
    const bare = (schema: z.ZodType, path: string): string[] => {
      if (!schema.description) return [path];
      let inner: unknown = schema;
      while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
      if (inner instanceof z.ZodArray) inner = inner.element;
      if (!(inner instanceof z.ZodObject)) return [];
      return Object.entries(inner.shape).flatMap(([name, field]) =>
        bare(field as z.ZodType, `${path}.${name}`),
      );
    };
    const fields = Object.entries(tenantSchema.shape);
    expect(fields.flatMap(([name, field]) => bare(field, name))).toEqual([]);
    expect(fields.length).toBeGreaterThan(35);
  });

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
