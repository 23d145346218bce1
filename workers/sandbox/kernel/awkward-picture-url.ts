/**
 * Kinds of faulty pictures that real chains have among good ones; each product has a single kind.
 */
export const awkwardKinds = [
  "portrait",
  "landscape",
  "tiny",
  "transparent",
  "white-ground",
  "missing",
  "slow",
  "no-size",
  "broken",
] as const;
export type AwkwardKind = (typeof awkwardKinds)[number];

/**
 * Returns the address of a product's picture under the scenario `awkward-pictures`:
 * `/awkward/portrait/11.svg`.
 */
export const awkwardPictureUrl = (productId: number): string =>
  `/awkward/${awkwardKinds[productId % awkwardKinds.length] ?? "missing"}/${productId}.svg`;
