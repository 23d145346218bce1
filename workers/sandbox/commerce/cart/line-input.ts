import * as z from "zod";
import { anyId } from "../input";

/**
 * Bodies of cart/add, update, delete and update-infos. The quantity rules check the quantities
 * later.
 */
const most = 200;
const chosen = z.record(z.string().max(100), z.coerce.string().max(100)).catch({});
const yes = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");
/** The wire's infos of a line. */
export const lineInfo = z.object({
  notes: z.string().optional(),
  accept_alternatives: yes.optional(),
  customWeight: z.coerce.string().max(20).optional(),
});
const searchParams = z
  .union([z.string(), z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))])
  .transform((text) => text.slice(0, 500))
  .optional()
  .catch(undefined);

export const additions = z.object({
  items: z
    .array(
      z.object({
        productId: anyId,
        /** `productId` holds a wpId */
        useWpId: yes.optional().catch(undefined),
        quantity: z.unknown().optional(),
        options: chosen.optional(),
        searchParams,
        deliveryWarehouseId: anyId.optional().catch(undefined),
      }),
    )
    .min(1)
    .max(most),
  infos: lineInfo.optional(),
});
export const settings = z.object({
  items: z.array(z.object({ itemId: anyId, quantity: z.unknown().optional(), searchParams })).max(most),
});
export const removals = z.object({ items: z.array(z.object({ itemId: anyId })).max(most) });
export const lineInfos = z.object({ items: z.array(z.object({ itemId: anyId, infos: lineInfo })).max(most) });
