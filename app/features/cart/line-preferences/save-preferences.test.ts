import { expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleCart } from "~/lib/testing/sample-cart";
import { testShop } from "~/platform/testing/test-shop";
import { action } from "./routes/line-preferences";

const cart = sampleCart();
const [item] = cart.items;

async function save(refusal: EbsnError) {
  const { context, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: {
      cart: {
        view: async () => cart,
        setLinePreferences: vi.fn(async () => {
          throw refusal;
        }),
      },
    },
  });
  const body = new URLSearchParams({ ifMissing: "call", note: "Ben maturi." });
  const request = new Request("http://shop.test/", { method: "POST", body });
  const answer = await action({ context, params: { itemId: String(item?.itemId) }, request });
  return { answer, flashes: done.flashes };
}

// spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece
it("keeps typed preferences and shows the reason if the backend refuses them", async () => {
  const refused = new EbsnError("refused", "cart/update-infos", { texts: ["Nota non valida."] });
  expect((await save(refused)).answer).toMatchObject({
    data: { typed: { ifMissing: "call", note: "Ben maturi." }, errors: { note: "Nota non valida." } },
    init: { status: 422 },
  });
  const gone = new EbsnError("refused", "cart/update-infos", { reason: "unknownLine" });
  expect((await save(gone)).flashes).toEqual([{ kind: "warn", text: "cart.errors.lineGone" }]);
});
