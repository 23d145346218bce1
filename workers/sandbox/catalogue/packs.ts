export type Pack = {
  label: string;
  /** kg, litres or pieces */
  size: number;
  unit: "KG" | "L" | "PZ";
  /** pieces in a multipack */
  count: number;
};

const toBase: Record<string, { unit: Pack["unit"]; of: number }> = {
  g: { unit: "KG", of: 1000 },
  kg: { unit: "KG", of: 1 },
  ml: { unit: "L", of: 1000 },
  cl: { unit: "L", of: 100 },
  l: { unit: "L", of: 1 },
};

/** Parses a printed pack ("500 g", "6 x 1,5 l", "4 rotoli"). Unknown units count pieces. */
export function readPack(label: string): Pack {
  const found = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\S+)/.exec(label);
  const count = Number(found?.[1] ?? 1);
  const amount = Number((found?.[2] ?? "1").replace(",", "."));
  const base = toBase[found?.[3] ?? ""] ?? { unit: "PZ" as const, of: 1 };
  return { label, size: Math.round((count * amount * 1e6) / base.of) / 1e6, unit: base.unit, count };
}

/** Returns a shelf price in cents near `cents`: ends in 9 or 5 if small, in 90 or 50 if large. */
export function shelfPrice(cents: number): number {
  if (cents < 100) return Math.max(19, Math.round(cents / 10) * 10 - (cents % 20 < 10 ? 1 : 5));
  if (cents < 1000) return Math.round(cents / 10) * 10 - 1;
  if (cents < 3000) return Math.round(cents / 50) * 50 - (Math.round(cents / 50) % 2 === 0 ? 10 : 0);
  return Math.round(cents / 100) * 100 - 10;
}
