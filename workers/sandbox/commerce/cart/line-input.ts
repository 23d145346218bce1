import * as z from "zod";
import { anyId } from "../input";

/** The bodies of cart/add, update, delete and update-infos. Quantities are looked at by the rules, not here. */
const most = 200;
const chosen = z.record(z.string().max(100), z.coerce.string().max(100)).catch({});
const yes = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");
const infos = z.object({ notes: z.string().max(1000).optional(), accept_alternatives: yes.optional() });

export const additions = z.object({
  items: z
    .array(z.object({ productId: anyId, quantity: z.unknown().optional(), options: chosen.optional() }))
    .min(1)
    .max(most),
  infos: infos.optional(),
});
export const settings = z.object({
  items: z.array(z.object({ itemId: anyId, quantity: z.unknown().optional() })).max(most),
});
export const removals = z.object({ items: z.array(z.object({ itemId: anyId })).max(most) });
export const lineInfos = z.object({ items: z.array(z.object({ itemId: anyId, infos })).max(most) });
