import type { Packaging } from "./sandbox-tenant";

/** Nothing is packed, which every chain offers under one id. */
export const noBags = (description: string): Packaging => ({
  packagingTypeId: 3,
  name: "Senza borse",
  description,
  cost: 0,
  itemsPerBag: Infinity,
});
