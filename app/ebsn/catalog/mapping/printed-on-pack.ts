import * as z from "zod";
import type { WireProduct } from "../wire/product";
import { plainText } from "../../text/plain-text";

/** What the backend knows from a product's pack, by its keys in small letters: `ingredients`, `allergens`. */
export const printedOn = ({ metaData }: Pick<WireProduct, "metaData">): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metaData?.product_description ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
  );

const labels = z.array(z.object({ label: z.string() }));

/** Text of a description, which some shops keep as a JSON list of labels. */
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
