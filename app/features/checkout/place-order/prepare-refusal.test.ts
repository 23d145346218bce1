import { describe, expect, it } from "vitest";
import { EbsnError, isEbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { Refusal } from "~/model/refusal";
import { testShop } from "~/platform/testing/test-shop";
import { prepareRefusal } from "./prepare-refusal";

/**
 * Reason that a cart with auto-assigned place and slot cannot be paid; `bypass`: the chain accepts
 * auto-assigned values.
 */
async function refuse(
  reason: Refusal | undefined,
  texts: string[],
  bypass: boolean,
  more: Partial<Cart> = {},
) {
  const { address, slot } = sampleCart();
  const cart = sampleCart({
    address: address && { ...address, autoAssigned: true },
    slot: slot && { ...slot, autoAssigned: true },
    ...more,
  });
  const { shop } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      cart: { view: async () => cart },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    },
  });
  const tenant = { ...shop.tenant, bypass: { address: bypass, timeslot: bypass } };
  const error = new EbsnError("refused", "checkout/prepare", { texts, ...(reason && { reason }) });
  if (!isEbsnError(error, "refused")) throw error;
  const answer = await prepareRefusal({ ...shop, tenant }, error);
  return answer instanceof Response ? answer.headers.get("Location") : answer.notice;
}

describe("a cart that cannot be paid", () => {
  // spec attacked: S3 infos, warnings and further errors are heard and shown
  it("S3: for a reason without words of ours says what the backend says, all of it", async () => {
    const texts = ["Il negozio è chiuso.", "Il pane è finito."];
    expect(await refuse(undefined, texts, true)).toBe("Il negozio è chiuso. Il pane è finito.");
    expect(await refuse(undefined, [], true)).toBe("checkout.errors.generic");
  });

  it("S3: names what cannot be bought", async () => {
    const texts = ["Pane: ne restano due."];
    expect(await refuse("soldOut", texts, true)).toBe("checkout.errors.availability Pane: ne restano due.");
  });

  it("says that the store has begun with the order that is being changed, and how it comes", async () => {
    const texts = ["Stato non valido."];
    const changing = { state: "changing" as const };
    expect(await refuse("orderState", texts, true, changing)).toBe("checkout.errors.takenCharge");
    expect(await refuse("orderState", texts, true)).toBe("Stato non valido.");
  });

  // spec attacked: S9 a chain's bypass counts what the server assigned
  it("S9: asks for a place of one's own choice only where the chain wants one", async () => {
    expect(await refuse(undefined, ["No."], false)).toBe("/delivery/address?back=/checkout");
    expect(await refuse(undefined, ["No."], true)).toBe("No.");
  });
});
