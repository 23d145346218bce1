/** Pictures as real chains have them beside good ones; each product has one kind. */
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

/** `/awkward/portrait/11.svg`: the address of a product's picture under the scenario `awkward-pictures`. */
export const awkwardPictureUrl = (productId: number): string =>
  `/awkward/${awkwardKinds[productId % awkwardKinds.length] ?? "missing"}/${productId}.svg`;
