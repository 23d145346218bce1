import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { loose, sampleProduct } from "~/lib/testing/sample-product";
import { translatorFor } from "~/i18n/server";
import type { Refusal } from "~/model/refusal";
import { sampleAddress, sampleCart, sampleItem } from "~/lib/testing/sample-cart";
import { cartView } from "./cart-view";

const t = translatorFor(tenants.loggia, "it");
const at = (date: string, time: string) => ({ date, time, at: Date.parse(`${date}T${time}:00+01:00`) });
const view = (more: Parameters<typeof sampleCart>[0] = {}, now = at("2026-11-24", "10:00")) =>
  cartView(
    { t, locale: "it", chosenAllergens: [], tenant: tenants.loggia, ebsn: { today: () => now } },
    sampleCart(more),
  );
const rows = (more: Parameters<typeof view>[0]) =>
  view(more).summary.rows.map(({ term, value }) => `${term}: ${value.replace(/\s/, " ")}`);
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("cart view", () => {
  // spec §2.4: item-count text, sector panels, accept-alternatives, order comment <- app/features/cart/panel/cart-panel.tsx, app/features/cart/panel/cart-lines.tsx, app/features/cart/line-preferences/preference-for-all-form.tsx
  it("says how many products there are, in words", () => {
    expect(view({ items: [] }).count).toBe("Nessun prodotto");
    expect(view().count).toBe("1 prodotto");
  });

  // spec delivery: a line of the cart whose product cannot be read is shown, because it is paid
  it("shows what cannot be read, because it is paid: by its name where that is known", () => {
    const unreadable = [
      { itemId: 8, productId: 9, name: "Pane", amount: 1, total: 250 },
      { itemId: 9, amount: 1, total: 100 },
    ];
    const { lines, unreadable: shown, count } = view({ items: [], unreadable });
    expect(lines).toEqual([]);
    expect(count).toBe("2 prodotti");
    expect(shown.map(({ name, total, removable }) => [name, plain(total), removable])).toEqual([
      ["Pane", "2,50 €", true],
      ["Prodotto che ora non possiamo mostrare", "1,00 €", false],
    ]);
  });

  // spec §2.4: address and timeslot, editable or not; loyalty points above 0 <- app/features/cart/panel/cart-panel.tsx, app/features/cart/panel/cart-view.ts
  it("shows address and slot, but not what the server merely assigned", () => {
    expect(view().where?.street).toBe("Via Appia Nuova 12");
    expect(view().when?.label).toBe("ven 27 novembre, 18:00-20:00");
    const { address, slot } = sampleCart();
    const guessed = view({
      address: address && { ...address, autoAssigned: true },
      slot: slot && { ...slot, autoAssigned: true },
    });
    expect(guessed.where).toBeUndefined();
    expect(guessed.when).toBeUndefined();
  });

  // spec attacked: S9 a chain's bypass counts what the server assigned <- app/lib/chosen.ts
  it("S9: shows what the server assigned by itself where the chain takes that", () => {
    const { address, slot } = sampleCart();
    const tenant = { ...tenants.loggia, bypass: { address: true, timeslot: true } };
    const guessed = sampleCart({
      address: address && { ...address, autoAssigned: true },
      slot: slot && { ...slot, autoAssigned: true },
    });
    const shop = {
      ...{ t, locale: "it" as const, chosenAllergens: [] },
      ...{ tenant, ebsn: { today: () => at("2026-11-24", "10:00") } },
    };
    expect(cartView(shop, guessed).where?.street).toBe("Via Appia Nuova 12");
    expect(cartView(shop, guessed).when?.label).toBe("ven 27 novembre, 18:00-20:00");
  });

  // spec attacked: S11 a promo says what it saves <- app/features/cart/panel/cart-view.ts
  it("S11: says what a promo saves on the line as it stands", () => {
    const promo = { label: "PROMO", kind: "tapvis" };
    const saving = (product: Parameters<typeof sampleItem>[0], value: number) =>
      plain(
        view({ items: [sampleItem(product, { quantity: { by: product?.rule.by ?? "piece", value } })] })
          .lines[0]?.promo,
      );
    const pasta = sampleProduct({ promo, price: { now: 67, standard: 149, per: "pz" } });
    expect(saving(pasta, 3)).toBe("In promozione: risparmi 2,46 €");
    const apples = {
      ...sampleProduct({ rule: loose }),
      promo,
      price: { now: 199, standard: 249, per: "kg" as const },
    };
    expect(saving(apples, 1500)).toBe("In promozione: risparmi 0,75 €");
    const plainPromo = sampleProduct({ promo, price: { now: 67, per: "pz" } });
    expect(saving(plainPromo, 1)).toBe("In promozione: PROMO");
  });

  // spec law: the lowest price of the last 30 days beside each reduced price, where the backend tells it
  it("says the lowest price of thirty days of a reduced line", () => {
    const lowest = (price: { now: number; lowest?: number; per: "pz" | "kg" }) =>
      plain(view({ items: [sampleItem(sampleProduct({ price }))] }).lines[0]?.lowest);
    expect(lowest({ now: 67, lowest: 149, per: "pz" })).toBe("Prezzo più basso in 30 giorni: 1,49 €");
    expect(lowest({ now: 67, lowest: 149, per: "kg" })).toBe("Prezzo più basso in 30 giorni: 1,49 €/kg");
    expect(lowest({ now: 67, per: "pz" })).toBeUndefined();
    const promo = { label: "PROMO", kind: "taglio" };
    const reduced = sampleProduct({ promo, price: { now: 67, standard: 149, lowest: 149, per: "pz" } });
    const [line] = view({ items: [sampleItem(reduced)] }).lines;
    expect(plain(line?.promoBox?.lowest), "before the payment, too").toBe(
      "Prezzo più basso in 30 giorni: 1,49 €",
    );
  });

  it("says that a slot is over, and that its place is no longer held", () => {
    expect(view({}, at("2026-11-27", "19:59")).when?.label).toBe("ven 27 novembre, 18:00-20:00");
    expect(view({}, at("2026-11-27", "20:00")).when).toEqual({
      over: "La tua fascia è scaduta: scegline un'altra.",
    });
    const { slot } = sampleCart();
    const held = slot && { ...slot, holdUntil: "2026-11-24T10:30:00+01:00" };
    expect(view({ slot: held }).when?.notReserved).toBeUndefined();
    expect(view({ slot: held }, at("2026-11-24", "10:30")).when?.notReserved).toContain("non è più tenuto");
    expect(view({ state: "changing" }).when?.notReserved).toBeUndefined();
  });

  // spec §2.4: address and timeslot, editable or not; loyalty points above 0
  it("keeps the address while an order is being changed (§2.2)", () => {
    expect(view({ state: "changing" }).addressEditable).toBe(false);
  });

  // spec §2.4: summary: goods, bags, codes, adjustments, delivery, total; go to payment
  it("gives the total as a range while goods are to be weighed", () => {
    const product = sampleProduct({ rule: loose, weighed: true });
    const weighed = view({ items: [sampleItem(product)], variableTotal: 900, estimatedMax: 4859 });
    expect(plain(weighed.summary.range)).toBe("47,69 € – 48,59 €");
    expect(weighed.lines[0]?.quantity).toBe("500 g");
    expect(weighed.lines[0]?.approx).toBe(true);
    expect(view().summary.range).toBeUndefined();
  });

  it("says what is missing for the minimum order", () => {
    expect(plain(view({ itemsTotal: 2000 }).summary.missing)).toBe("10,00 €");
    expect(view().summary.missing).toBeUndefined();
  });

  // spec §2.4: summary: goods, bags, codes, adjustments, delivery, total; go to payment
  it("calls a free delivery free", () => {
    expect(rows({ deliveryFee: 0, total: 4179 })).toContain("Consegna: gratis");
  });

  // spec §2.4: item row: link, remove, minus/plus, unit price, promotion box at checkout, line total
  it("gives each line its name, price, offer, choice and total", () => {
    const cut = {
      parameter: "CUT",
      name: "Taglio",
      mode: "select" as const,
      values: [{ key: "a", name: "A fette" }],
    };
    const product = sampleProduct({ options: [cut] });
    const line = view({ items: [sampleItem(product, { total: 298, options: { CUT: "a" } })] }).lines[0];
    expect(line).toMatchObject({
      name: product.name,
      slug: product.slug,
      ifMissing: "uno simile",
      options: ["A fette"],
    });
    expect([plain(line?.price), plain(line?.total)]).toEqual(["1,49 €", "2,98 €"]);
    const [reduced] = view({
      items: [sampleItem(sampleProduct({ price: { now: 99, standard: 149, per: "pz" } }))],
    }).lines;
    expect([plain(reduced?.price), plain(reduced?.standard)]).toEqual(["0,99 €", "1,49 €"]);
  });

  // spec §2.4: address and timeslot, editable or not; loyalty points above 0
  it("gives the points of the loyalty card", () => {
    expect([view().points, view({ points: 120 }).points]).toEqual([0, 120]);
  });

  // spec §2.4: summary: goods, bags, codes, adjustments, delivery, total; go to payment
  it("lists bags and gift codes with what they cost and give", () => {
    expect(rows({ giftCodes: [{ id: 1, code: "BENVENUTO5", amount: 500 }], total: 4269 })).toEqual([
      ...["Prodotti: 41,49 €", "Sacchetto compostabile × 2: 0,30 €"],
      ...["Codice BENVENUTO5: -5,00 €", "Consegna: 5,90 €"],
    ]);
  });

  it("U26: says how many pieces there are, where they are not as many as the products", () => {
    const item = sampleItem(sampleProduct(), { quantity: { by: "piece", value: 3 } });
    expect(view({ items: [item, sampleItem()] }).count).toBe("2 prodotti, 4 pezzi");
  });

  // spec §2.4: item-count text, sector panels, accept-alternatives, order comment
  it("groups the lines by department, with unassigned lines last", () => {
    const items = [1, 2, 3].map((itemId) => sampleItem(sampleProduct(), { itemId }));
    const sectors = [
      { name: "Dispensa", itemIds: [3, 1] },
      { name: "Vini", itemIds: [99] },
    ];
    const groups = (cart: Parameters<typeof view>[0]) =>
      view(cart).groups.map(({ name, lines }) => [name, lines.map(({ itemId }) => itemId)]);
    expect(groups({ items, sectors })).toEqual([
      ["Dispensa", [1, 3]],
      [undefined, [2]],
    ]);
    expect(groups({ items })).toEqual([[undefined, [1, 2, 3]]]);
    const inOrder = view({ items, sectors }).lines.map(({ itemId }) => itemId);
    expect(inOrder, "the checkout lists them in the same order").toEqual([1, 3, 2]);
  });

  it("W10: shows each line's preferences, and a choice for all only if they agree", () => {
    const item = sampleItem(sampleProduct(), { ifMissing: "call", note: "mature", cut: 800 });
    const { lines, ifMissing, wishForAll } = view({ items: [item] });
    expect(lines[0]).toMatchObject({ ifMissing: "chiamami", note: "mature", cut: "Pezzi da circa 800 g" });
    expect([ifMissing, wishForAll]).toEqual(["call", undefined]);
    const mixed = view({ items: [item, { ...sampleItem(), itemId: 32 }] });
    expect(mixed.ifMissing).toBeUndefined();
    expect(mixed.wishForAll).toBe(t("cart.preferences.forAllMixed"));
    expect(mixed.lines.map((line) => line.ifMissing)).toEqual(["chiamami", undefined]);
  });

  // spec §2.4: summary: goods, bags, codes, adjustments, delivery, total; go to payment <- app/features/cart/panel/cart-summary.tsx, app/features/cart/panel/buy-bar.tsx, app/features/cart/panel/packaging.ts
  it("lists each discount once: at its line, at its code, or by itself", () => {
    const off = {
      giftCodes: [{ id: 1, code: "ARTICOLO2", amount: 200 }],
      adjustments: [
        { itemId: 31, giftId: 1, description: "Due euro", amount: 200 },
        { description: "Bollini", amount: 50 },
      ],
      total: 4519,
    };
    expect(
      view(off).lines[0]?.adjustments.map(({ description, amount }) => [description, plain(amount)]),
    ).toEqual([["Due euro", "-2,00 €"]]);
    expect(rows(off).slice(2)).toEqual(["Bollini: -0,50 €", "Codice ARTICOLO2: -2,00 €", "Consegna: 5,90 €"]);
  });

  // spec §2.4: item row: link, remove, minus/plus, unit price, promotion box at checkout, line total <- app/features/cart/panel/cart-line.tsx, app/features/cart/panel/promo-box.tsx, app/features/checkout/summary/checkout-lines.tsx
  it("shows gifts to come, promo savings, and the bags if only their sum is known", () => {
    const promo = { label: "PROMO", kind: "taglio", header: "Solo oggi", until: "2026-11-30" };
    const product = sampleProduct({ promo, price: { now: 67, standard: 149, per: "pz" } });
    const cart = {
      items: [sampleItem(product, { quantity: { by: "piece", value: 2 } })],
      giftsToCome: [{ description: "Buono da 5 euro", amount: 500 }],
      packages: [],
      packagesTotal: 30,
    };
    const { lines, summary } = view(cart);
    expect(plain(summary.saved)).toBe("1,64 €");
    expect(summary.giftsToCome.map(({ amount }) => plain(amount))).toEqual(["5,00 €"]);
    expect(rows(cart)).toContain("Buste: 0,30 €");
    expect(lines[0]?.promoBox).toMatchObject({ label: "Solo oggi", until: "fino a lun 30 novembre" });
    expect(plain(lines[0]?.promoBox?.saving)).toBe("risparmi 1,64 €");
  });

  // spec orders: U22 a change of place names where one stays and where one goes; a pickup cart names its store
  it("U22: names the store where one collects", () => {
    const address = {
      ...sampleAddress,
      service: "pickup" as const,
      kind: "store" as const,
      label: "Roma Prati",
    };
    expect(view({ address }).where?.place).toBe("Roma Prati, Roma");
    expect(view().where?.place).toBe("Via Appia Nuova 12, Roma");
  });

  it("explains each line's warning, even for an unknown reason", () => {
    const warnedOf = (more: Parameters<typeof sampleProduct>[0]) =>
      view({ items: [sampleItem(sampleProduct(more), { warning: "soldOut" })] }).lines[0]?.warning;
    const none = { ...sampleProduct().rule, min: 3, first: 3, max: 0 };
    expect(warnedOf({ left: 2, rule: none }), "S12: less is left than the least").toBe(
      "Ne resta meno della quantità minima di 3 pezzi: togli il prodotto.",
    );
    expect(warnedOf({ left: 0, rule: none }), "S12").toBe("Esaurito: togli il prodotto.");
    const warned = (warning: Refusal) =>
      view({ items: [sampleItem(sampleProduct(), { warning })] }).lines[0]?.warning;
    expect(warned("tooMany")).toMatch(/massima/);
    expect(warned("other")).toMatch(/Controlla/);
  });
});

// spec paying: V9: the cart's bar says up to how much the estimate may come <- app/features/cart/panel/summary-view.ts
it("V9: shows the most an estimate may reach, but no maximum of a certain total", () => {
  expect(view().summary.most).toBeUndefined();
  const { range, most } = view({ variableTotal: 1000, estimatedMax: 4869 }).summary;
  expect([plain(range), plain(most)]).toEqual(["47,69 € – 48,69 €", "48,69 €"]);
});
