/** Pixels of a side of the square pictures that a backend keeps of a product (docs/wire.md). */
const sides = { small: 240, medium: 600, large: 1200 };

type Sizes = Partial<Record<keyof typeof sides, string>>;

/** The `srcset` of a product's picture from the addresses of its sizes; undefined when there is only one to choose from. */
export function pictureSet(addresses: Sizes): string | undefined {
  const known = new Set<string>();
  const entries = (["small", "medium", "large"] as const).flatMap((size) => {
    const address = addresses[size];
    if (!address || /[\s,]/.test(address) || known.has(address)) return [];
    known.add(address);
    return [`${address} ${sides[size]}w`];
  });
  return entries.length > 1 ? entries.join(",") : undefined;
}
