import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { dear, good, goods, loose, plain } from "../goods";
import { readyToOrder, withCart } from "../scene";
import { addButton, cannotGoOn, cartLine, expectSaid, isShown, openProduct, signIn } from "../steps";
import { signedIn } from "../visitor";

const main = (page: Page) => page.getByRole("main");
/** Unfolds a part of the cart's page. */
const unfold = (page: Page, words: string | RegExp) => main(page).getByText(words).click();
const code = (page: Page) => main(page).getByRole("textbox", { name: "Codice sconto o buono" });

async function useCode(page: Page, typed: string): Promise<void> {
  if (!(await isShown(code(page)))) await unfold(page, "Hai un codice sconto?");
  await code(page).fill(typed);
  await page.getByRole("button", { name: "Usa il codice" }).click();
}

// spec §2.4: what is wanted if a product is missing (similar, call, nothing), for the cart and for a line, with a note and the weight of each piece
test("a wish for a missing product applies to one line or to the whole cart", async ({ page, sandbox }) => {
  const [one, two] = [await good(sandbox, plain), await good(sandbox, dear)];
  const { who, backend } = await withCart(sandbox, [
    { good: one, quantity: 1 },
    { good: two, quantity: 5 },
  ]);
  const name = await openProduct(page, one.slug);
  await signIn(page, who, "/cart");
  await cartLine(page, name)
    .getByRole("link", { name: /^(Se manca: |Preferenze)/ })
    .click();
  const preferences = page.getByRole("region", { name: "Se manca, e note" });
  await preferences.getByRole("radio", { name: /^Chiamami/ }).check();
  const note = preferences.getByRole("textbox", { name: /^Nota per questo prodotto/ });
  await note.fill("x".repeat(981));
  await preferences.getByRole("button", { name: "Salva" }).click();
  await expect(
    preferences.getByRole("link", { name: /al massimo 980 caratteri: ne hai scritti 981/ }),
  ).toBeVisible();
  await expect(preferences.getByRole("radio", { name: /^Chiamami/ })).toBeChecked();
  await note.fill("poco mature");
  await preferences.getByRole("button", { name: "Salva" }).click();
  await expectSaid(page, `Preferenze salvate per ${name}`);
  await expect(cartLine(page, name)).toContainText("Se manca: chiamami");
  await expect(cartLine(page, name)).toContainText("Nota: poco mature");
  await page.goto("/checkout");
  const ordered = main(page).getByRole("listitem").filter({ hasText: name });
  await expect(ordered).toContainText("Nota: poco mature");
  await expect(ordered).toContainText("Se manca: chiamami");
  await page.goto("/cart");
  const infos = async () => (await backend.cart()).cartItems.map(({ cartItemInfo }) => cartItemInfo);
  expect((await infos())[0]).toMatchObject({
    accept_alternatives: "false",
    notes: "Se manca, chiamami. poco mature",
  });

  await unfold(page, "Se un prodotto manca: uno simile, dove non è scritto altro");
  await main(page)
    .getByRole("radio", { name: /^Non mettere niente/ })
    .check();
  await page.getByRole("button", { name: "Usa per tutti" }).click();
  await expectSaid(page, "Salvato per tutto il carrello.");
  await expect(main(page).getByText("Se un prodotto manca: niente")).toBeVisible();
  expect(await infos()).toMatchObject([
    { accept_alternatives: "false", notes: "poco mature" },
    { accept_alternatives: "false" },
  ]);

  await cartLine(page, name)
    .getByRole("link", { name: /^(Se manca: |Preferenze)/ })
    .click();
  const named = preferences.getByRole("radio", { name: /^Metti (?!un prodotto simile)/ }).first();
  const wanted = (await named.inputValue()).replace(/^similar:/, "");
  await named.check();
  await preferences.getByRole("button", { name: "Salva" }).click();
  await expect(cartLine(page, name)).toContainText(`Se manca: ${wanted}`);
  expect((await infos())[0]).toMatchObject({
    accept_alternatives: "true",
    notes: `Se manca, prendi «${wanted}». poco mature`,
  });
  await page.goto(`/profile/orders/${await backend.order()}`);
  await expect(ordered).toContainText("Nota: poco mature");
  await expect(ordered).toContainText(`Se manca: ${wanted}`);
});

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
test(
  "codes: an invalid code has an error, valid codes count once and are removed singly",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, "/cart");
    await useCode(page, "INVENTATO");
    await expect(
      main(page).getByRole("link", {
        name: "Il codice sconto non è valido. Controlla di averlo scritto bene.",
      }),
    ).toBeVisible();
    await expect(code(page)).toHaveValue("INVENTATO");

    const before = (await backend.cart()).totalPrice;
    await useCode(page, "benvenuto5");
    await expectSaid(page, "Codice benvenuto5 aggiunto al carrello.");
    await expect(main(page).getByRole("button", { name: "Togli il codice BENVENUTO5" })).toBeVisible();
    // The response is lost, so the shop looks the code up in the cart.
    await sandbox.fault("lost", { path: "cart-giftcertificate/add_code", times: 1 });
    await useCode(page, "ARTICOLO2");
    await expectSaid(page, "Codice ARTICOLO2 aggiunto al carrello.");
    await expect(main(page).getByRole("button", { name: "Togli il codice ARTICOLO2" })).toBeVisible();
    await useCode(page, "articolo2");
    await expectSaid(page, "Il codice articolo2 è già nel carrello.");
    expect((await backend.cart()).totalPrice).toBeCloseTo(before - 7, 2);

    await main(page).getByRole("button", { name: "Togli il codice BENVENUTO5" }).click();
    await expectSaid(page, "Codice BENVENUTO5 tolto dal carrello.");
    await expect(main(page).getByRole("button", { name: "Togli il codice ARTICOLO2" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Togli il codice BENVENUTO5" })).toBeHidden();
    expect((await backend.cart()).totalPrice).toBeCloseTo(before - 2, 2);
  },
);

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
test("gift certificates show state and validity, and go into the cart by a button", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who, "/profile/dashboard");
  await main(page)
    .getByRole("link", { name: /^I miei buoni/ })
    .click();
  await expect(page.getByRole("heading", { name: "I miei buoni", level: 1 })).toBeVisible();
  const gift = (typed: string) => main(page).getByRole("listitem").filter({ hasText: typed });
  await expect(gift("AMICI4")).toContainText(/4,00\s€ Da usare/);
  await expect(gift("AMICI4")).toContainText("Valido fino a");
  await expect(gift("ESTATE3")).toContainText("Scaduto");
  await expect(gift("PROMO6")).toContainText("Usato");
  await expect(gift("PROMO6").getByRole("button")).toHaveCount(0);
  await gift("SCUSE3")
    .getByRole("button", { name: /^Usa nel carrello: / })
    .click();
  await expectSaid(page, "Codice SCUSE3 aggiunto al carrello.");
  await expect(main(page).getByRole("button", { name: "Togli il codice SCUSE3" })).toBeVisible();
  expect((await backend.cart()).giftCertificates).toMatchObject([{ code: "SCUSE3" }]);
  await page.goto("/profile/gift-certificates");
  await expect(gift("SCUSE3")).toContainText("Nel carrello");
});

// spec §2.4: the cart is emptied after a confirmation
test("the cart is emptied only after a confirmation", async ({ page, sandbox }) => {
  const { who, backend } = await withCart(sandbox, [
    { good: await good(sandbox, plain), quantity: 1 },
    { good: await good(sandbox, dear), quantity: 2 },
  ]);
  await signIn(page, who, "/cart");
  const ask = () => page.getByRole("link", { name: "Svuota il carrello" }).click();
  await ask();
  await expect(page.getByText("Stai per togliere 2 prodotti.")).toBeVisible();
  await page
    .getByRole("link", { name: "No, lascia" })
    .or(page.getByRole("button", { name: "No, lascia" }))
    .click();
  await expect(page.getByText("2 prodotti, 3 pezzi")).toBeVisible();
  expect((await backend.cart()).cartItems).toHaveLength(2);

  await ask();
  await page.getByRole("button", { name: "Sì, svuota" }).click();
  await expectSaid(page, "Prodotti tolti dal carrello.");
  await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();
  expect((await backend.cart()).cartItems).toEqual([]);
});

// spec §2.4: meters to the minimum order, the free delivery and a limit of one's own
// spec paying: U3: below the minimum order the checkout leads to the goods, not to the payment
test("meters show the minimum, free delivery and an own limit, and bags can be chosen", async ({
  page,
  sandbox,
}) => {
  const wanted = await good(sandbox, dear);
  const { who, backend } = await withCart(sandbox, [{ good: wanted, quantity: 1 }]);
  await signIn(page, who, "/cart");
  await expect(main(page).getByRole("progressbar").first()).toBeVisible();
  await expect(
    main(page).getByText(/^Ancora .* di prodotti, consegna esclusa, per la spesa minima/),
  ).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Aggiungi prodotti" })).toHaveAttribute(
    "href",
    "/catalog",
  );
  await expect(main(page).getByRole("link", { name: "Vai al pagamento" })).toBeHidden();
  await page.goto("/checkout");
  await expect(
    main(page).getByText(/^Mancano .* di prodotti, consegna esclusa, per la spesa minima/),
  ).toBeVisible();
  await cannotGoOn(page);
  await main(page).getByRole("link", { name: "Aggiungi prodotti" }).click();
  await expect(page).toHaveURL("/catalog");

  await backend.fill([{ good: wanted, quantity: 4 }]);
  await page.goto("/cart");
  await expect(main(page).getByText(/^Ancora .* di prodotti e la consegna è gratis\.$/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Vai al pagamento" })).toBeVisible();

  const limit = main(page).getByRole("textbox", { name: /^Avvisami sopra questo totale/ });
  const set = async (typed: string) => {
    if (!(await isShown(limit))) await unfold(page, "Il tuo limite di spesa");
    await limit.fill(typed);
    await page.getByRole("button", { name: "Salva il limite" }).click();
  };
  await set("quanto basta");
  await expect(main(page).getByRole("link", { name: /^Scrivi un importo in euro/ })).toBeVisible();
  await expect(limit).toHaveValue("quanto basta");
  await set("20,50");
  await expectSaid(page, /Limite di spesa: 20,50\s€\./);
  await expect(
    main(page)
      .getByText(/^Hai superato il tuo limite di 20,50\s€: /)
      .first(),
  ).toBeVisible();
  await set("500");
  await expect(main(page).getByText(/^Limite di 500,00\s€: ti restano /)).toBeVisible();
  await set("");
  await expectSaid(page, "Nessun limite di spesa.");
  await expect(main(page).getByText(/^Limite di /)).toBeHidden();

  await unfold(page, /^Buste/);
  await main(page)
    .getByRole("radio", { name: /^Borsa/ })
    .check();
  await page.getByRole("button", { name: "Salva le buste" }).click();
  await expectSaid(page, "Buste scelte.");
  await expect(main(page).getByText(/^Buste: Borsa/)).toBeVisible();
});

// spec §4: adding the first unit: login, address, timeslot, options, an optional gift code, then the product
test("§4: an optional code goes with the product, and an invalid code does not stop the add", async ({
  page,
  sandbox,
}) => {
  const [first, second] = await goods(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 2 }]);
  await signIn(page, who);
  const addWith = async (slug: string, typed: string) => {
    const name = await openProduct(page, slug);
    await useCodeBefore(page, typed);
    await addButton(page, name).click();
    await expectSaid(page, `di ${name}`);
  };
  await addWith(first?.slug ?? "", "BENVENUTO5");
  expect((await backend.cart()).giftCertificates).toMatchObject([{ code: "BENVENUTO5" }]);
  await addWith(second?.slug ?? "", "INVENTATO");
  await expectSaid(page, "Il codice sconto INVENTATO non è valido.");
  expect((await backend.cart()).cartItems).toHaveLength(3);
  expect((await backend.cart()).giftCertificates).toHaveLength(1);
});

async function useCodeBefore(page: Page, typed: string): Promise<void> {
  await unfold(page, "Hai un codice sconto?");
  await code(page).fill(typed);
}

// spec §2.4: item-count text, sector panels, accept-alternatives, order comment
test(
  "departments group the cart lines, and weighed products give a price range",
  onServer,
  async ({ page, sandbox, shop }) => {
    const there = sandbox.at("terrecomuni");
    const [one, other] = [await good(there, loose), await good(there, dear)];
    const who = await there.shopper("regular");
    const backend = await Backend.as(there, who);
    await backend.settle();
    await backend.fill([
      { good: one, quantity: 1 },
      { good: other, quantity: 5 },
    ]);
    await page.goto(`${shop("terrecomuni")}/login?back=/cart`);
    await page.getByLabel("E-mail").fill(who.login);
    await page.getByLabel("Password").fill(who.password);
    await main(page).getByRole("button", { name: "Accedi", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Il tuo carrello" })).toBeVisible();
    const expectDepartments = async () => {
      for (const { breadCrumbs } of [one, other]) {
        const department = page.getByRole("region", { name: breadCrumbs[0]?.name, exact: true });
        await expect(department.getByRole("listitem")).toHaveCount(1);
      }
    };
    await expectDepartments();
    await main(page).getByRole("button", { name: /^Più / }).last().click();
    await expect(
      main(page)
        .getByRole("textbox", { name: /^Quantità di / })
        .last(),
    ).toHaveAttribute("value", "6");
    await expectDepartments();
    await expect(main(page).getByText("Totale stimato").first()).toBeVisible();
    await expect(main(page).getByText(/Con i prodotti a peso: .* – /)).toBeVisible();
  },
);

test(
  "S15: a plain backend still supports line preferences, codes and emptying the cart",
  onServer,
  async ({ page, sandbox }) => {
    await sandbox.scenario("plain");
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, "/cart");
    await useCode(page, "INVENTATO");
    await expect(main(page).getByRole("link", { name: /^Il codice sconto non è valido/ })).toBeVisible();
    await useCode(page, "BENVENUTO5");
    await expectSaid(page, "Codice BENVENUTO5 aggiunto al carrello.");
    await expect(main(page).getByRole("link", { name: "Vai al pagamento" })).toBeVisible();
    await unfold(page, /^Se un prodotto manca: /);
    await main(page)
      .getByRole("radio", { name: /^Chiamami/ })
      .check();
    await page.getByRole("button", { name: "Usa per tutti" }).click();
    await expectSaid(page, "Salvato per tutto il carrello.");
    expect((await backend.cart()).cartItems[0]?.cartItemInfo).toMatchObject({ notes: "Se manca, chiamami." });
    await page.getByRole("link", { name: "Svuota il carrello" }).click();
    await page.getByRole("button", { name: "Sì, svuota" }).click();
    await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();
    expect((await backend.cart()).cartItems).toEqual([]);
  },
);

// spec §2.4: gift codes: checked, added, removed by id; those that this order will bring, and the shopper's own in the profile
test(
  "V16: a certificate used with an empty cart shows a message on the certificates' page",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const visitor = await signedIn(shop(), await sandbox.shopper("regular"));
    const used = await visitor.post("/profile/gift-certificates", { code: "SCUSE3" });
    expect(used.headers.location).toBe("/profile/gift-certificates");
    expect((await visitor.get("/profile/gift-certificates")).body).toContain("Nel carrello");
  },
);
