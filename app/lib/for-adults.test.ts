import { expect, test } from "vitest";
import { isForAdults } from "./for-adults";

const crumb = (slug: string) => ({ id: 1, name: slug, slug });
const prosecco = { crumbs: ["vino", "vino/bianchi"].map(crumb) };

// spec law: alcohol is sold to adults alone, said on the product, in the cart and before the payment, where the chain names its categories <- app/lib/for-adults.ts, tenants/schema.ts
test("isForAdults is true for a product in or below one of the chain's categories", () => {
  expect(isForAdults(prosecco, ["birra", "vino"])).toBe(true);
  expect(isForAdults(prosecco, ["vino/bianchi"])).toBe(true);
  expect(isForAdults(prosecco, ["vino/rossi", "vin"])).toBe(false);
  expect(isForAdults(prosecco, [])).toBe(false);
  expect(isForAdults({ crumbs: [] }, ["vino"])).toBe(false);
});
