import * as z from "zod";

/** The backend's data about how a product is sold. */
export const sold = z.object({
  available: z.number().optional(),
  minAcq: z.number().nullish(),
  maxAcq: z.number().nullish(),
  productInfos: z.record(z.string(), z.string().nullish()),
});

/** Allowed quantities of a product, in the backend's unit: pieces, packs or kilograms. */
export type Bounds = { weighed: boolean; least: number; most: number; step: number };
export const noBounds: Bounds = { weighed: false, least: 1, most: Infinity, step: 0 };

const number = (text: string | null | undefined) => Number(text?.replace(",", ".")) || undefined;
const perKilogram: Record<string, number> = { GR: 1000, G: 1000, HG: 10, KG: 1 };

/** Reads the bounds from the backend's product, independently of the shop's own code. */
export function boundsOf({ available, minAcq, maxAcq, productInfos: infos }: z.infer<typeof sold>): Bounds {
  const most = Math.min(available ?? Infinity, maxAcq ?? number(infos.MAXACQ) ?? Infinity);
  if (/^(sfuso|peso)$/i.test(infos.TIPOLOGIA ?? "")) {
    const one = perKilogram[infos.WEIGHT_UNIT_SELLING?.toUpperCase() ?? "GR"] ?? 1000;
    const first = (number(infos.WEIGHT_SELLING) ?? one) / one;
    const step = number(infos.STEP_SELLING);
    return { weighed: true, least: Math.max(first, minAcq ?? 0), most, step: step ? step / one : first };
  }
  const least = minAcq ?? number(infos.MINACQ) ?? 1;
  return {
    weighed: false,
    least,
    most,
    // §5: packs are sold in multiples, locked or not.
    step: infos.QTY_LOCKED === "true" || infos.TIPOLOGIA === "Confezione" ? (number(infos.QTY_MULT) ?? 0) : 0,
  };
}

/**
 * True if `held` is a correct result of `asked` within the bounds: the maximum, the minimum, or
 * less than a step away.
 */
export function fits({ least, most, step }: Bounds, asked: number, held: number): boolean {
  const off = asked > most ? most - held : asked < least ? held - least : Math.abs(held - asked);
  return off > -near && off < Math.max(step - near, near);
}
const near = 0.0005;
