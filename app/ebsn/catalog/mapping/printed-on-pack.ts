import * as z from "zod";
import type { WireProduct } from "../wire/product";
import { plainText } from "../../text/plain-text";

type WithMetaData = Pick<WireProduct, "metaData">;

const smallKeys = (map: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key.toLowerCase(), value]));

/**
 * Returns the backend's texts from a product's pack, by lower-case key: `ingredients`, `allergens`.
 */
export const printedOn = ({ metaData }: WithMetaData): Record<string, string> =>
  smallKeys(metaData?.product_description);

const nutritionKeys = ["nutritional_values", "nutritional_info", "table_textual"];

/** Returns the nutrition text under any of its keys in any group; empty if there is none. */
export function nutritionTold({ metaData }: WithMetaData): string {
  const groups = [metaData?.product_description, ...Object.values(metaData ?? {})].map(smallKeys);
  const told = nutritionKeys.flatMap((key) => groups.map((group) => group[key]));
  return told.find((value) => value?.trim()) ?? "";
}

const labels = z.array(z.object({ label: z.string() }));

/** Returns the plain text of a description; some backends store it as a JSON list of labels. */
export function words(value: string | undefined): string | undefined {
  if (!value) return undefined;
  return plainText(listed(value) ?? value) || undefined;
}

function listed(value: string): string | undefined {
  if (!value.startsWith("[")) return undefined;
  try {
    const parsed = labels.safeParse(JSON.parse(value));
    return parsed.data?.map(({ label }) => label).join(", ");
  } catch {
    return undefined;
  }
}
