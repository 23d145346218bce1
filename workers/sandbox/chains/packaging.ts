import type { Packaging } from "./sandbox-tenant";

/** Packaging without bags, offered by every chain under one id. */
export const noBags = (description: string): Packaging => ({
  packagingTypeId: 3,
  name: "Senza borse",
  description,
  cost: 0,
  itemsPerBag: Infinity,
});
