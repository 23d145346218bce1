import { Backend } from "../backend";
import { awake, expect, onServer, test } from "../fixtures";
import { frascati, pricedElsewhere } from "../goods";
import { readyToOrder, withCart } from "../scene";
import { expectSaid, signIn, slots } from "../steps";

const book = "/profile/addresses";

// spec §2.3: address editor: surname and phone are known, and what is missing is said by name
// spec delivery: §2.3 'Indirizzo preferito', 'Negozio preferito' <- app/features/delivery/place/place-row.tsx
// spec delivery: §4 address editor: search, check, available or not, details, save anyway
// spec delivery: §5 address completeness sentence; required details; save disabled until filled
// spec delivery: §5 address text search: name, street or city
// spec delivery: §8 deleting the address in use refused; message.removeAddress <- app/features/delivery/address/routes/delete-address.tsx
// spec delivery: §2.1 /profile/addresses <- app/features/account/addresses/routes/addresses.tsx
test("an address is searched, checked and saved, and can be deleted unless in use", async ({
  page,
  sandbox,
  script,
}) => {
  const shopper = await sandbox.shopper("regular");
  await signIn(page, shopper, "/delivery/address?back=/catalog");
  const main = page.getByRole("main");
  await main.getByRole("search").getByLabel("Via, numero e città").fill("via merulana 7 roma");
  await main.getByRole("search").getByLabel("Via, numero e città").press("Enter");
  await expect(main).toContainText("Consegniamo a casa tua");

  const save = page.getByRole("button", { name: "Salva e consegna qui" });
  if (script === "on") {
    await awake(page);
    await expect(save).toBeDisabled();
    await expect(main).toContainText("Manca: nome dell'indirizzo.");
  } else {
    await save.click({ noWaitAfter: true });
    await expect(save).toBeEnabled();
  }
  await expect(main.getByLabel("Nome sul citofono"), "known from the profile").toHaveValue("Ferretti");
  await main.getByLabel("Nome sul citofono").fill("Sabatini");
  await main.getByLabel("Nome dell'indirizzo").fill("Palestra");
  await main.getByLabel("Telefono di riferimento").fill("06 555 01870");
  await expect(save).toBeEnabled();
  await save.click();
  await expectSaid(page, "Indirizzo salvato: la spesa arriva qui.");

  await page.goto(book);
  await page.getByRole("search").getByLabel("Cerca tra i tuoi indirizzi").fill("MERULANA");
  await page.getByRole("search").getByRole("button", { name: "Cerca" }).last().click();
  await expect(main.getByRole("heading", { name: "Palestra" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Casa", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Elimina: Palestra" }).click();
  await expect(main).toContainText(
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  );
  await main.getByRole("link", { name: "No, torna indietro" }).click();

  await page.getByRole("link", { name: "Elimina: Casa dei miei" }).click();
  await page.getByRole("button", { name: "Sì, elimina" }).click();
  await expectSaid(page, "Indirizzo eliminato: Casa dei miei.");
  await expect(main.getByRole("heading", { name: "Casa dei miei" })).toHaveCount(0);

  await page.getByRole("button", { name: "Rendi preferito: Palestra" }).click();
  await expectSaid(page, "Preferito salvato.");
  const row = main.getByRole("listitem").filter({ hasText: "Palestra" });
  await expect(row).toContainText("Indirizzo preferito");
});

// spec §2.3: address editor: S4 what the map finds is the shopper's address only where it is the one that was typed <- app/lib/same-address.ts, app/features/delivery/address/address-editor.ts
test(
  "S4: a similar address is offered as a choice and verified before saving",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(
      page,
      await sandbox.shopper("new"),
      "/delivery/address/new?q=Via+Roma+1,+Latina&back=/catalog",
    );
    const main = page.getByRole("main");
    await expect(main).toContainText("Non troviamo proprio «Via Roma 1, Latina»");
    await main.getByRole("link", { name: "Via Latina, 1, 00179 Roma (RM)" }).click();
    await expect(main.getByLabel("Città")).toHaveValue("Roma");
    await page.getByRole("button", { name: "Verifica l'indirizzo" }).click();
    await expect(main).toContainText("Consegniamo a casa tua");

    await page.goto(
      "/delivery/address/new?verifica=1&street=VIALE+mazzini&number=5&postalCode=00195&city=ROMA&province=LT",
    );
    await expect(main).toContainText("Provincia: hai scritto «LT», noi troviamo «RM».");
    await expect(main).not.toContainText("Città: hai scritto");
    await main.getByRole("link", { name: "Usa Viale Mazzini 5, 00195 Roma (RM)" }).click();
    await expect(main).toContainText("Consegniamo a casa tua");
  },
);

// spec delivery: §4 address editor: search, check, available or not, details, save anyway
test(
  "an unknown address is saved only after a second confirmation, and not chosen",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(page, await sandbox.shopper("new"), "/delivery/address/new?mano=1&back=/catalog");
    const main = page.getByRole("main");
    await main.getByLabel("Via o piazza").fill("Via dei Sogni");
    await main.getByLabel("Numero civico").fill("5");
    await main.getByLabel("CAP").fill("00100");
    await main.getByLabel("Città").fill("Roma");
    await main.getByLabel("Provincia").fill("RM");
    await page.getByRole("button", { name: "Verifica l'indirizzo" }).click();
    await expect(main).toContainText("Non troviamo questo indirizzo");
    await expect(main).toContainText("Vuoi salvare comunque questo indirizzo? Via dei Sogni 5, 00100 Roma.");
    await main.getByRole("link", { name: "Salva comunque" }).click();
    await main.getByLabel("Nome sul citofono").fill("Sabatini");
    await main.getByLabel("Nome dell'indirizzo").fill("Altrove");
    await main.getByLabel("Telefono di riferimento").fill("3335550187");
    await page.getByRole("button", { name: "Salva l'indirizzo" }).click();
    await expectSaid(page, "per ora non ci consegniamo");
    await expect(main).toContainText("Fuori dalla zona di consegna");
    await expect(page.getByRole("button", { name: "Consegna qui: Altrove" })).toHaveCount(0);
  },
);

// spec delivery: §5 message.invalidAddress1 and its quoting confirmation <- app/features/delivery/address/save-address.ts
test(
  "an address without a number is shown for confirmation before it is saved",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(page, await sandbox.shopper("new"), "/delivery/address/new?mano=1&back=/catalog");
    const main = page.getByRole("main");
    await main.getByLabel("Via o piazza").fill("Via Cavour");
    await main.getByLabel("CAP").fill("00184");
    await main.getByLabel("Città").fill("Roma");
    await main.getByLabel("Provincia").fill("RM");
    await page.getByRole("button", { name: "Verifica l'indirizzo" }).click();
    await main.getByLabel("Nome sul citofono").fill("Sabatini");
    await main.getByLabel("Nome dell'indirizzo").fill("Casa");
    await main.getByLabel("Telefono di riferimento").fill("3335550187");
    await page.getByRole("button", { name: "Salva e consegna qui" }).click();
    await expect(main.getByRole("alert")).toContainText("Via Cavour, 00184 Roma");
    await expect(main.getByLabel("Nome sul citofono")).toHaveValue("Sabatini");
    await page.getByRole("button", { name: "Salva comunque" }).click();
    await expectSaid(page, "Indirizzo salvato: la spesa arriva qui.");
  },
);

// spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place
// spec orders: U22 a change of place names where one stays and where one goes; a pickup cart names its store <- app/features/delivery/service/routes/change.tsx, app/features/cart/panel/cart-view.ts
test("a change of warehouse is previewed and takes a confirmation", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const before = await backend.cart();
  await signIn(page, who, "/delivery/address?back=/cart");
  await page.getByRole("button", { name: "Consegna qui: Casa dei miei" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Prima di cambiare", level: 1 })).toBeVisible();
  await expect(main).toContainText("La fascia oraria che hai scelto qui non c'è");
  await main.getByRole("link", { name: "Resta con Casa" }).click();
  await expect(main.getByRole("heading", { name: "Casa dei miei" })).toBeVisible();
  expect(await backend.cart()).toMatchObject({ shippingAddress: before.shippingAddress });

  await page.getByRole("button", { name: "Consegna qui: Casa dei miei" }).click();
  await page.getByRole("button", { name: "Passa a Casa dei miei" }).click();
  await expectSaid(page, "La spesa arriva a Casa dei miei.");
  await expect(slots(page)).toBeVisible();
  expect((await backend.cart()).timeslot).toBeUndefined();
  await expect(main).toContainText("Non prevista: a quest'ora non arriviamo al tuo indirizzo");
});

// spec delivery: gone, dearer, cheaper, the lost slot, fee and minimum shown before a change of place
test(
  "a change of warehouse first lists missing, dearer and cheaper products",
  onServer,
  async ({ page, sandbox }) => {
    const priced = await pricedElsewhere(sandbox, frascati);
    const gone = priced((times) => times === 0);
    const dearer = priced((times) => times > 1.04);
    const cheaper = priced((times) => times > 0 && times < 0.96);
    const same = priced((times) => times === 1);
    const lines = [gone, dearer, cheaper, same].map((one) => ({ good: one, quantity: 2 }));
    const { who, backend } = await withCart(sandbox, lines);
    const before = await backend.cart();

    await signIn(page, who, "/delivery/address?back=/cart");
    await page.getByRole("button", { name: "Consegna qui: Casa dei miei" }).click();
    const part = (title: string) => page.getByRole("list", { name: title }).getByRole("listitem");
    await expect(part("Un prodotto non disponibile")).toContainText([gone.name], { ignoreCase: true });
    await expect(part("Un prodotto costa di più")).toContainText([dearer.name], { ignoreCase: true });
    await expect(part("Un prodotto costa di meno")).toContainText([cheaper.name], { ignoreCase: true });
    await expect(page.getByRole("main")).not.toContainText(same.name, { ignoreCase: true });
    expect((await backend.cart()).itemsTotal).toBe(before.itemsTotal);

    await page.getByRole("button", { name: "Passa a Casa dei miei" }).click();
    await expectSaid(page, "La spesa arriva a Casa dei miei.");
    await page.goto("/cart");
    const unsold = page.getByRole("listitem").filter({ hasText: /esaurito: togli il prodotto/i });
    await expect(unsold).toHaveCount(1);
    await expect(unsold).toContainText(gone.name, { ignoreCase: true });
  },
);

// spec delivery: the address in use moves only after the difference was shown, and never to an address that is not served <- app/features/delivery/address/save-address.ts, app/features/delivery/service/change-panel.tsx
test("an edited address keeps the typed values, and moves the cart after a confirmation", async ({
  page,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  const [used] = await backend.addresses();
  const before = await backend.cart();
  await signIn(page, who, `/delivery/address/${used?.addressId}/edit?back=/cart`);
  const main = page.getByRole("main");
  await main.getByLabel("Nome sul citofono").fill("Nuovi Sabatini");
  await page.getByRole("button", { name: "Cambia via o numero" }).click();
  await expect(main.getByLabel("Via o piazza")).toHaveValue(used?.address1 ?? "");
  expect(page.url(), "F22: typed details stand in no address").not.toContain("Sabatini");
  await main.getByLabel("Via o piazza").fill("Via Cairoli");
  await main.getByLabel("Numero civico").fill("8");
  await main.getByLabel("CAP").fill("00044");
  await main.getByLabel("Città").fill("Frascati");
  await page.getByRole("button", { name: "Verifica l'indirizzo" }).click();
  await expect(main.getByLabel("Nome sul citofono")).toHaveValue("Nuovi Sabatini");
  await page.getByRole("button", { name: "Salva le modifiche" }).click();
  await expect(main).toContainText("Prima di cambiare");
  await expect(main).toContainText("La fascia oraria che hai scelto qui non c'è");
  expect(await backend.cart()).toEqual(before);
  expect(await backend.addresses()).toHaveLength(2);

  await page.getByRole("button", { name: "Salva e cambia" }).click();
  await expectSaid(page, "Indirizzo salvato: la spesa arriva qui.");
  await expect(slots(page)).toBeVisible();
  const after = await backend.cart();
  expect(after.timeslot).toBeUndefined();
  expect(after.shippingAddress?.addressId).toBe(used?.addressId);
  const kept = await backend.addresses();
  expect(kept.map(({ address1 }) => address1)).toContain("Via Cairoli");
  expect(kept).toHaveLength(2);
});

test(
  "another shopper's address cannot be seen, changed, deleted or chosen",
  onServer,
  async ({ page, sandbox }) => {
    const owner = await Backend.as(sandbox, await sandbox.shopper("regular"));
    await owner.settle();
    const theirs = (await owner.cart()).shippingAddress?.addressId ?? 0;
    await signIn(page, await sandbox.shopper("regular"), book);
    for (const step of ["edit", "delete"]) {
      const answer = await page.goto(`/delivery/address/${theirs}/${step}`);
      expect(answer?.status()).toBe(404);
    }
    await page.goto(`/delivery/change?addressId=${theirs}`);
    await page.getByRole("button", { name: "Cambia", exact: true }).click();
    await expectSaid(page, "Questo indirizzo non è tra i tuoi.");
  },
);
