import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { awkwardKinds, awkwardPictureUrl } from "../kernel/awkward-picture-url";
import { ask, call, control } from "../kernel/testing";

const listing = z.object({
  products: z.array(z.object({ productId: z.int(), mediaURL: z.string(), mediaURLMedium: z.string() })),
});

beforeAll(async () => {
  await control("reset", { now: "2026-11-25T10:00:00+01:00" });
  await control("scenario", { name: "awkward-pictures", on: true });
});
afterAll(() => control("scenario", { name: "awkward-pictures", on: false }));

it("W1: gives each product of a listing one kind of awkward picture", async () => {
  const { products } = (await ask("products?page_size=24", listing)).data;
  expect(products.map(({ mediaURL }) => mediaURL)).toEqual(
    products.map(({ productId }) => awkwardPictureUrl(productId)),
  );
});

it("W1: draws each kind of awkward picture except the missing and the broken ones", async () => {
  const { products } = (await ask("products?page_size=24", listing)).data;
  const id = products[0]?.productId ?? 0;
  for (const kind of awkwardKinds.filter((one) => one !== "slow")) {
    const answer = await call(`/awkward/${kind}/${id}.svg`);
    const text = await answer.text();
    expect(answer.status, kind).toBe(kind === "missing" ? 404 : 200);
    expect(text.startsWith("<svg"), kind).toBe(!["missing", "broken"].includes(kind));
    expect(text.includes('fill="#fff"/><svg'), kind).toBe(
      ["portrait", "landscape", "tiny", "white-ground"].includes(kind),
    );
  }
});
