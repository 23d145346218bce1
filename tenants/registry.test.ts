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
  it("has texts for every field", () => {
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

  it("refuses a broken configuration and ignores unknown keys", () => {
    expect(tenantSchema.safeParse({ ...tenants.loggia, origin: "http://plain.example" }).success).toBe(false);
    expect(tenantSchema.safeParse({ ...tenants.loggia, hosts: ["Upper.example"] }).success).toBe(false);
    expect(
      tenantSchema.safeParse({ ...tenants.loggia, preauthorisation: { basis: "total", percent: 25 } })
        .success,
    ).toBe(false);
    expect(tenantSchema.safeParse({ ...tenants.loggia, seasonal: true }).success).toBe(true);
  });

  // spec house: CSP with nonces, security headers, explicit Cache-Control <- tenants/schema.ts, app/platform/http/headers/csp.ts
  it.each([
    "https://a.b;sandbox",
    "https://a,b.example",
    "https://a.example b.example",
    "https://*",
    "https://*.example",
    "https://intranet",
    "https://user:pw@host.example",
    "https://host.example/",
    "https://host.example:0x50",
    "https://host.example:99999",
    "https://Host.example",
    "https://127.0.0.1",
    "https://127.1.2.3:8788",
    "https://localhost",
    "https://loggia.localhost",
    "https://[::1]",
    "http://host.example",
    "javascript:alert(1)",
    "not an address",
  ])("refuses %s as an origin", (origin) => {
    const { identity } = tenants.loggia;
    for (const setting of [
      { canonicalOrigin: origin },
      { origin },
      { cms: origin },
      { pictureBase: origin },
      { paymentOrigins: [origin] },
      { identity: { ...identity, origins: [origin] } },
    ])
      expect(tenantSchema.safeParse({ ...tenants.loggia, ...setting }).success, JSON.stringify(setting)).toBe(
        false,
      );
  });

  it("takes plain origins with and without a port, and a path for the content system", () => {
    const origin = "https://pay-1.host.example:8443";
    const settings = { paymentOrigins: [origin], pictureBase: "https://img.example", cms: `${origin}/blog` };
    expect(tenantSchema.safeParse({ ...tenants.loggia, ...settings }).error).toBeUndefined();
  });

  // spec house: tenant configuration from KV, last good one kept <- tenants/schema.ts
  it.each([
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "/\t/evil.example/x.png",
    "x.png",
    "https://evil.example",
  ])("refuses %j as a path", (path) => {
    const { logo } = tenants.loggia;
    for (const setting of [{ favicon: path }, { logo: { ...logo, src: path } }])
      expect(tenantSchema.safeParse({ ...tenants.loggia, ...setting }).success).toBe(false);
  });
});
