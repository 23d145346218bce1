import * as z from "zod";
import { picturePrefix } from "../../catalogue-api/picture-url";
import type { Sandbox } from "../../kernel/sandbox";
import type { OrderLineRow } from "../order-tables";
import { euro } from "../rules/money";
import { wireQuantity } from "../rules/quantity";

const withPictures = z.looseObject({
  mediaURL: z.string(),
  mediaURLMedium: z.string(),
  selectOptions: z.unknown().optional(),
});
const replaced = z.object({
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  grossTotal: z.number(),
});
/** The product ordered originally, in the wire's units. */
export type ReplacedItem = z.infer<typeof replaced>;

/** Returns the product at the time of the order, with picture addresses under today's base. */
export function soldProduct(sandbox: Sandbox, json: string) {
  const product = withPictures.parse(JSON.parse(json));
  const prefix = picturePrefix(sandbox);
  return {
    ...product,
    mediaURL: prefix + product.mediaURL,
    mediaURLMedium: prefix + product.mediaURLMedium,
  };
}

/** Returns a line of an order as the wire's orderItem. */
export function itemJson(sandbox: Sandbox, line: OrderLineRow, showReplaced: boolean) {
  const product = soldProduct(sandbox, line.product);
  const { replacedItem } = line;
  return {
    orderItemId: line.orderItemId,
    productId: line.productId,
    product,
    quantity: wireQuantity({ by: line.unit }, line.amount),
    weight: line.weight === null ? undefined : line.weight / 1000,
    grossTotal: euro(line.total),
    cartItemInfo: {
      accept_alternatives: String(line.acceptAlternatives),
      customWeight: line.customWeight || undefined,
      notes: line.notes ?? undefined,
    },
    selectOptions: product.selectOptions,
    replacedItem:
      showReplaced && replacedItem !== null ? replaced.parse(JSON.parse(replacedItem)) : undefined,
    missing: line.missing || undefined,
  };
}
