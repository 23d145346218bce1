import * as z from "zod";
import { tenantSchema } from "../../schema";
import { nearMiss } from "./near-miss";

const node = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function below(value: unknown, schema: unknown, path: string): string[] {
  const { properties, items } = node.parse(isObject(schema) ? schema : {});
  if (Array.isArray(value)) return value.flatMap((item, at) => below(item, items, `${path}[${at}]`));
  if (!isObject(value) || !properties) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key;
    return key in properties
      ? below(inner, properties[key], name)
      : [`"${name}" is no setting${nearMiss(key, Object.keys(properties))}`];
  });
}

/** Unknown keys in a chain's settings, each with a suggestion. `textProblems` checks the texts. */
export function unknownKeys(tenant: Record<string, unknown>): string[] {
  const schema = z.toJSONSchema(tenantSchema, { io: "input", unrepresentable: "any" });
  const { texts: _, ...settings } = tenant;
  return below(settings, schema, "");
}
