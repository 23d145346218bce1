import { setStage } from "./addresses";
import { expect, test } from "./fixtures";
import { Visitor } from "./visitor";

/** Name of the current page in the breadcrumbs. */
const here = (body: string): string | undefined => /<li aria-current="page">([^<]*)<\/li>/.exec(body)?.[1];

// spec §5: terms of sale accepted before payment
// spec attacked: S2 the terms can be read before they are accepted <- app/features/content/bundled-pages.ts, app/features/checkout/routes/checkout.tsx
test("S2: the accepted terms can be read", async ({ shop, sandbox }) => {
  const { shopper } = await setStage(sandbox, shop());
  const { body } = await shopper.get("/checkout");
  const form = /<form[^>]*>(?:(?!<\/form>).)*id="terms"/s.exec(body)?.[0] ?? "";
  const href = /<a[^>]*href="(\/page\/[^"]+)"/.exec(form)?.[1] ?? "";
  const terms = await shopper.get(href);
  expect(terms.status, href).toBe(200);
  expect(terms.body).toContain("Condizioni di vendita</h1>");
});

// spec §2.1: breadcrumbs 'Dettaglio ordine', 'Dettaglio lista', 'Lista preferiti', 'I miei indirizzi' <- app/features/orders/order/routes/order.tsx, app/features/lists/list/list-page.tsx
// spec attacked: S13 breadcrumbs and headings are worded as the specification has them <- app/features/lists/list/list-page.tsx, app/features/orders/order/routes/order.tsx
test("S13: breadcrumbs, options and a question use the specification's words", async ({ shop, sandbox }) => {
  const { shopper, placed, listId, optional, itemId } = await setStage(sandbox, shop());
  const bodyOf = async (path: string) => (await shopper.get(path)).body;
  expect(here(await bodyOf(`/profile/orders/${placed}`))).toBe("Dettaglio ordine");
  expect(here(await bodyOf(`/profile/lists/${listId}`))).toBe("Dettaglio lista");
  expect(here(await bodyOf("/profile/lists/favourites"))).toBe("Lista preferiti");
  expect(here(await bodyOf("/profile/addresses"))).toBe("I miei indirizzi");
  expect(await bodyOf(`/product/${optional.slug}/options`)).toContain(
    "E&#x27; necessario selezionare tutte le opzioni</p>",
  );
  const question = await bodyOf(`/cart/lines/${itemId}/remove`);
  expect(question).toMatch(/<a[^>]*>No, /);
  expect(question).toMatch(/<button[^>]*>Sì, /);
});

// spec §2.2: the next free slot in the bar, until one is chosen
// spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
test("each chain shows a visitor its next slots, and example addresses of its own towns", async ({
  shop,
}) => {
  const towns = { loggia: "Roma", quantobasta: "Latina", terrecomuni: "Viterbo" };
  for (const [id, town] of Object.entries(towns)) {
    const visitor = Visitor.of(shop(id));
    for (const path of ["/", "/category/frutta-e-verdura", "/search?promo=1"])
      expect((await visitor.get(path)).body, `${id} ${path}`).toMatch(
        /Posti liberi<\/span> da \p{Ll}+ \d+(:\d\d)?-\d+/u,
      );
    for (const path of ["/registration-user", "/consegna"])
      expect((await visitor.get(path)).body, `${id} ${path}`).toMatch(new RegExp(`Via[^,<]+ 12, ${town}`));
  }
});
