import { Hono } from "hono";
import { ok } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import type { Packaging } from "../../chains/sandbox-tenant";
import { Refusal } from "../refusal";
import { euro } from "../rules/money";

/** Returns the packaging of a cart or an order. */
export const packagingOf = ({ tenant }: Sandbox, packagingTypeId: number): Packaging =>
  tenant.packaging.find((one) => one.packagingTypeId === packagingTypeId) ?? tenant.packaging[0];

/** Parses a packaging type; rejects an unknown one. */
export function knownPackaging({ tenant }: Sandbox, value: string): number {
  const found = tenant.packaging.find(({ packagingTypeId }) => String(packagingTypeId) === value.trim());
  if (!found) throw new Refusal("msg.packaging.unknown");
  return found.packagingTypeId;
}

/** Returns the bags of a cart or an order as the wire's orderPackages. */
export function packagesJson(
  sandbox: Sandbox,
  packagingTypeId: number,
  { bags, packageTotal }: { bags: number; packageTotal: number },
) {
  if (bags === 0) return [];
  const { name: descr, cost } = packagingOf(sandbox, packagingTypeId);
  return [
    {
      orderPackageId: 1,
      quantity: bags,
      totalPrice: euro(packageTotal),
      package: { descr, cost: euro(cost) },
    },
  ];
}

export const packagingTypes = new Hono<AppEnv>();

packagingTypes.get("/packaging-type/list", (c) =>
  ok(c, {
    packagingTypes: c.get("sandbox").tenant.packaging.map(({ packagingTypeId, name, description, cost }) => ({
      packagingTypeId,
      name,
      description,
      cost: euro(cost),
    })),
  }),
);
