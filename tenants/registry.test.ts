import { describe, expect, it } from "vitest";
import { tenantByHost, tenantIds, tenants } from "./registry";
import { tenantSchema } from "./schema";

describe("tenantByHost", () => {
  it.each([
    ["loggia.localhost:8787", "loggia"],
    ["127.0.0.1:8787", "loggia"],
    ["localhost", "loggia"],
    ["WWW.Quantobasta.example", "quantobasta"],
    ["terrecomuni.localhost", "terrecomuni"],
  ])("%s is %s", (host, id) => {
    expect(tenantByHost(host)?.id).toBe(id);
  });

  it.each(["", "evil.example", "loggia.example.evil.example", "xloggia.localhost", "[::1]:8787"])(
    "nobody answers to %j",
    (host) => {
      expect(tenantByHost(host)).toBeUndefined();
    },
  );
});

describe("tenants", () => {
  it("has each id under its own key", () => {
    expect(tenantIds.map((id) => tenants[id].id)).toEqual([...tenantIds]);
    expect(tenants.loggia).toBe(tenants.loggia);
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
