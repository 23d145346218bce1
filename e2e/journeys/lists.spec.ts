import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { euro, frascati, good, goods, plain, pricedElsewhere } from "../goods";
import { withCart } from "../scene";
import {
  chooseHome,
  chooseSlot,
  expectNoted,
  expectSaid,
  openProduct,
  productName,
  quantityOf,
  signIn,
  signInHere,
  stepOf,
  typeQuantity,
  calling,
  telling,
} from "../steps";
import { signedIn, Visitor } from "../visitor";

const listLine = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: calling("Togli ", name, " dalla lista") }) });

async function createList(page: Page, name: string): Promise<void> {
  await page.goto("/profile/lists");
  await page.getByLabel("Nome della lista").fill(name);
  await page.getByRole("button", { name: "CREA" }).click();
}

async function putInList(page: Page, slug: string, list: string): Promise<string> {
  const name = await openProduct(page, slug);
  await page.getByRole("link", { name: "Aggiungi a una lista" }).click();
  await page.getByRole("button", { name: list }).click();
  await expectSaid(page, telling("", name, ` è nella lista ${list}`));
  return name;
}

// spec §2.1: /profile/lists/favourites <- app/features/lists/favourites/routes/favourites.tsx
// spec §6: login is asked for when a product is saved as a favourite, and it is saved after the login <- app/features/lists/favourites/favourite-action.ts, app/features/lists/favourites/heart.tsx
test("a visitor's heart opens the login and is filled afterwards", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("new");
  const name = await openProduct(page, (await good(sandbox, plain)).slug);
  await page.getByRole("button", { name: "Salva nei preferiti" }).click();
  await expect(stepOf(page)).toContainText(`Accedi per salvare nei preferiti: ${name}`);
  await signInHere(page, who);
  await expectSaid(page, `Salvato nei preferiti: ${name}`);
  expect(await productName(page)).toBe(name);
  await expect(page.getByRole("button", { name: "Nei preferiti" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/profile/lists/favourites");
  await expect(page.getByRole("heading", { name: "Lista preferiti", level: 1 })).toBeVisible();
  await expect(listLine(page, name)).toBeVisible();
});

// spec §2.1: /profile/lists/favourites
test("hearts on cards fill and empty again", async ({ page, sandbox }) => {
  const { breadCrumbs } = await good(sandbox, plain);
  await signIn(page, await sandbox.shopper("new"), `/category/${breadCrumbs.at(-1)?.slug}`);
  const heart = page.getByRole("button", { name: /^Preferito: / }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.waitForLoadState();
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expectSaid(page, "Salvato nei preferiti");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expectSaid(page, "Tolto dai preferiti");
  await page.goto("/profile/lists/favourites");
  await expect(page.getByRole("main")).toContainText("Non hai ancora preferiti");
});

// spec §2.1: /profile/lists, login required, in pages <- app/features/lists/list/routes/lists.tsx
// spec §2.1: /profile/lists/{listId} <- app/features/lists/list/routes/list.tsx, app/features/lists/list/list-page.tsx
// spec §2.3: list selector: choose a wishlist or create one (CREA) <- app/features/lists/list/choose-panel.tsx, app/features/lists/list/routes/choose.tsx
// spec §2.3: list removal asks Sì/No <- app/features/lists/list/routes/delete.tsx
// spec §7: wishlist/insert, update, delete, select
// spec §7: wishlist/add_prod, update_prods, delete_prods
test("a list is made, filled, changed, renamed and deleted", async ({ page, context, sandbox, shop }) => {
  const [first, second] = await goods(sandbox, plain);
  await signIn(page, await sandbox.shopper("new"));
  await createList(page, "Cena di sabato");
  await expect(page.getByRole("heading", { name: "Cena di sabato", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Questa lista è vuota");

  const one = await putInList(page, first?.slug ?? "", "Cena di sabato");
  const other = await putInList(page, second?.slug ?? "", "Cena di sabato");
  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Cena di sabato" }).click();
  await typeQuantity(page, one, "3");
  await expectSaid(page, `Quantità aggiornata: 3 pezzi di ${one}`);
  await page.reload();
  await expect(quantityOf(page, one)).toHaveValue("3");
  await listLine(page, other)
    .getByRole("link", { name: calling("Togli ", other, " dalla lista") })
    .click();
  await page.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, `Tolto dalla lista: ${other}`);
  await expect(listLine(page, other)).toHaveCount(0);

  await page.getByRole("link", { name: "Rinomina la lista Cena di sabato" }).click();
  await page.getByLabel("Nome della lista").fill("Cena di domenica");
  await page.getByRole("button", { name: "Salva il nome" }).click();
  await expectSaid(page, "Ora la lista si chiama Cena di domenica");

  await page.getByRole("link", { name: "Elimina la lista Cena di domenica" }).click();
  await page.getByRole("link", { name: "No, tienila" }).click();
  await expect(page.getByRole("heading", { name: "Cena di domenica", level: 1 })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Elimina la lista Cena di domenica" }).click();
  await page.getByRole("button", { name: "Sì, elimina" }).click();
  await expectSaid(page, "Lista eliminata: Cena di domenica");
  await expect(page.getByRole("main")).not.toContainText("Cena di domenica");
  const again = await (await Visitor.like(context, shop())).post(`${path}/delete`, {});
  expect(again.headers.location, "a second press").toBe("/profile/lists");
});

// spec §2.3: confirmation before a cart item is removed: name, quantity, unit
test("T12: minus at the last piece of a list asks first, and accepts both answers", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  await signIn(page, await sandbox.shopper("new"));
  await createList(page, "Colazione");
  await expectSaid(page, "Lista creata: Colazione");
  const name = await putInList(page, one.slug, "Colazione");
  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Colazione" }).click();
  const minus = listLine(page, name).getByRole("button", { name: `Meno ${name}` });
  await minus.click();
  await expect(
    page.getByText(telling("Stai per togliere 1 pezzo di ", name, " dalla lista Colazione.")),
  ).toBeVisible();
  await page
    .getByRole("link", { name: "No, lascia" })
    .or(page.getByRole("button", { name: "No, lascia" }))
    .click();
  await expect(quantityOf(page, name)).toHaveValue("1");

  await minus.click();
  await page.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, `Tolto dalla lista: ${name}`);
  await expect(page.getByRole("main")).toContainText("Questa lista è vuota");
});

// spec §7: wishlist/insert, update, delete, select
// spec §8: a list name of none, too long or twice; a list of somebody else; absurd quantities <- app/features/lists/list/list-name.ts, app/features/lists/list/find-list.ts, app/features/lists/list/routes/item.tsx
test(
  "an empty, too long or duplicate list name is rejected and stays typed",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(page, await sandbox.shopper("new"));
    await createList(page, "Grigliata");
    await expectSaid(page, "Lista creata: Grigliata");
    for (const [name, error] of [
      ["", "Scrivi un nome per la lista."],
      ["x".repeat(500), "ne hai scritti 500"],
      ["GRIGLIATA", "Hai già una lista con questo nome"],
    ] as const) {
      await createList(page, name);
      await expect(page.getByRole("alert")).toContainText(error);
      await expect(page.getByLabel("Nome della lista")).toHaveValue(name);
    }
  },
);

// spec §2.3: list selector: choose a wishlist or create one (CREA)
test("a product goes into a list made on the spot, after the login", async ({ page, sandbox }) => {
  const name = await openProduct(page, (await good(sandbox, plain)).slug);
  await page.getByRole("link", { name: "Aggiungi a una lista" }).click();
  await signInHere(page, await sandbox.shopper("new"));
  await expect(page.getByRole("heading", { name: "Aggiungi a una lista" })).toBeVisible();
  await page.getByLabel("Nome della lista").fill("Dispensa");
  await page.getByRole("button", { name: "CREA" }).click();
  await expectSaid(page, telling("", name, " è nella lista Dispensa"));
});

// spec §2.3: list selector: choose a wishlist or create one (CREA)
test("a repeated press makes one list for a product", withoutBrowser, async ({ sandbox, shop }) => {
  const who = await sandbox.shopper("new");
  const { productId } = await good(sandbox, plain);
  const shopper = await signedIn(shop(), who);
  const before = (await (await Backend.as(sandbox, who)).lists()).length;
  const press = (name: string) =>
    shopper.post(`/profile/lists/add?product=${productId}&back=/catalog`, { name });
  const answers = [...(await Promise.all([press("Cena"), press("Cena")])), await press("Cena")];
  expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill("/catalog"));
  expect(await (await Backend.as(sandbox, who)).lists()).toHaveLength(before + 1);
});

// spec §4: the chain holds for many products at once; the pending action waits <- app/features/pending/run-or-defer.ts, app/features/pending/kinds.ts
// spec §4: many products twice have one effect
// spec §7: cart/add-all-from-wishlist
test("a whole list goes into the cart through address and slot, once", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who, "/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Spesa della settimana" }).click();
  const toCart = page.getByRole("button", { name: "Metti tutto nel carrello" });
  await toCart.click();
  await chooseHome(page);
  await chooseSlot(page);
  await expect(page).toHaveURL(/\/cart$/);
  const backend = await Backend.as(sandbox, who);
  const first = (await backend.cart()).cartItems.map(({ product, quantity }) => [
    product.productId,
    quantity,
  ]);
  expect(first).toHaveLength(10);

  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Spesa della settimana" }).click();
  await expect(page.getByText(/^Già nel carrello: /)).toHaveCount(10);
  await toCart.click();
  await expectSaid(page, "Nel carrello: 10 prodotti della lista");
  const again = (await backend.cart()).cartItems.map(({ product, quantity }) => [
    product.productId,
    quantity,
  ]);
  expect(again).toEqual(first);
});

test("W2: a list marks products that cost more at a newly chosen place", async ({ page, sandbox }) => {
  const dearer = (await pricedElsewhere(sandbox, frascati))((times) => times > 1.04);
  await signIn(page, await sandbox.shopper("regular"));
  await createList(page, "Gita");
  const name = await putInList(page, dearer.slug, "Gita");
  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Gita" }).click();
  await page.getByRole("button", { name: "Metti tutto nel carrello" }).click();
  await page.getByRole("button", { name: "Consegna qui: Casa dei miei" }).click();
  await chooseSlot(page);
  await expectSaid(page, telling("Dove hai scelto di ricevere la spesa ", name, " costa di più"));
  await expectSaid(page, `da ${euro(dearer.priceDisplay)} a `);
});

// spec §7: wishlist/confirm <- app/features/lists/list/routes/deliver.tsx
test("a list is delivered to a home of choice", onServer, async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who, "/profile/lists/favourites");
  await page.getByRole("link", { name: "Falla consegnare" }).click();
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Consegna qui" }).click();
  await chooseSlot(page);
  await expect(page).toHaveURL(/\/cart$/);
  const cart = await (await Backend.as(sandbox, who)).cart();
  expect(cart.cartItems).toHaveLength(6);
  expect(cart.shippingAddress?.autoAssigned).toBe(false);
});

test(
  "a list for an address that changes the cart asks first, then fills the cart",
  onServer,
  async ({ page, sandbox }) => {
    const gone = (await pricedElsewhere(sandbox, frascati))((times) => times === 0);
    const { who, backend } = await withCart(sandbox, [{ good: gone, quantity: 2 }]);
    const home = (await backend.cart()).shippingAddress?.addressId;
    await signIn(page, who, "/profile/lists/favourites");
    await page.getByRole("link", { name: "Falla consegnare" }).click();
    await page.getByRole("radio", { name: /^Casa dei miei/ }).check();
    await page.getByRole("button", { name: "Consegna qui" }).click();
    const unsold = page.getByRole("list", { name: "Un prodotto non disponibile" }).getByRole("listitem");
    await expect(unsold).toContainText([gone.name], { ignoreCase: true });
    const before = await backend.cart();
    expect([before.shippingAddress?.addressId, before.cartItems.length]).toEqual([home, 1]);

    await page.getByRole("button", { name: "Passa a Casa dei miei" }).click();
    await expectSaid(page, "La spesa arriva a Casa dei miei.");
    await expect(page.getByRole("main")).toContainText(
      "Dopo l'orario aggiungiamo al carrello: la lista Preferiti.",
    );
    await chooseSlot(page);
    await expect(page).toHaveURL(/\/cart$/);
    expect((await backend.cart()).cartItems.length).toBeGreaterThan(1);
    expect((await backend.cart()).shippingAddress?.addressId).not.toBe(home);
  },
);

// spec §8: products of a list that cannot be bought are named, with something else
test(
  "a sold-out product in a list is marked, with similar products, and cannot be added",
  onServer,
  async ({ page, sandbox }) => {
    const gone = await good(sandbox, ({ available }) => available === 0);
    await signIn(page, await sandbox.shopper("new"));
    const name = await openProduct(page, gone.slug);
    await page.getByRole("button", { name: "Salva nei preferiti" }).click();
    await expectSaid(page, "Salvato nei preferiti");
    await page.goto("/profile/lists/favourites");
    await expect(listLine(page, name)).toContainText("Esaurito");
    await expect(page.getByRole("link", { name: `Vedi prodotti simili a ${name}` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Metti tutto nel carrello" })).toBeDisabled();
  },
);

// spec §6: a wishlist with grant READ cannot be edited <- app/features/lists/list/find-list.ts, app/features/lists/list/list-line.tsx
test(
  "a read-only shared list can be bought but not changed",
  onServer,
  async ({ page, context, sandbox, shop }) => {
    await signIn(page, await sandbox.shopper("regular"), "/profile/lists");
    await page.getByRole("link", { name: "Apri la lista Festa di Anna" }).click();
    await expect(page.getByRole("main")).toContainText("Condivisa con te, in sola lettura");
    await expect(page.getByRole("button", { name: "Metti tutto nel carrello" })).toBeVisible();
    await expect(page.getByRole("link", { name: /dalla lista$/ })).toHaveCount(0);
    const path = new URL(page.url()).pathname;

    const own = await Visitor.like(context, shop());
    for (const part of ["/rename", "/delete"]) {
      expect((await own.post(path + part, { name: "Mia" })).headers.location).toBe(path);
      expect((await own.get(path + part)).headers.location, "S13: nor is its form shown").toBe(path);
    }
    await expect(page.getByRole("main")).toContainText("può farlo solo chi l'ha creata");
    for (const id of ["999999", "abc", "0", "-1"]) {
      const answer = await own.get(`/profile/lists/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      expect((await own.post(`/profile/lists/${id}/cart`, {})).status).toBe(404);
    }
  },
);

// spec §2.1: /profile/lists/{listId}
// spec §7: wishlist/add_prod, update_prods, delete_prods
// spec §8: a list name of none, too long or twice; a list of somebody else; absurd quantities
test(
  "another shopper's list answers 404, and invalid quantities are rejected",
  onServer,
  async ({ page, context, sandbox, shop }) => {
    await signIn(page, await sandbox.shopper("regular"), "/profile/lists");
    await page.getByRole("link", { name: "Apri la lista Spesa della settimana" }).click();
    await expect(page.getByRole("heading", { name: "Spesa della settimana", level: 1 })).toBeVisible();
    const path = new URL(page.url()).pathname;
    await context.clearCookies();

    await signIn(page, await sandbox.shopper("new"));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const stranger = await Visitor.like(context, shop());
    for (const part of ["/rename", "/cart", "/items/1", "/deliver"]) {
      expect([part, (await stranger.post(path + part, { name: "Mia", addressId: "1" })).status]).toEqual([
        part,
        404,
      ]);
    }
    expect((await stranger.post(`${path}/delete`, {})).headers.location).toBe("/profile/lists");

    const name = await openProduct(page, (await good(sandbox, plain)).slug);
    await page.getByRole("button", { name: "Salva nei preferiti" }).click();
    await expectSaid(page, "Salvato nei preferiti");
    for (const [typed, words] of [
      ["tanti", "Scrivi una quantità valida"],
      ["-5", "Scrivi una quantità valida"],
      ["99999999", "Scrivi una quantità valida"],
      ["1000", "Vuoi davvero 999 pezzi"],
    ] as const) {
      await page.goto("/profile/lists/favourites");
      await typeQuantity(page, name, typed);
      await expectNoted(page, name, words);
    }
  },
);

// spec again: the list for the store in the order of the shelves <- app/features/lists/store/routes/store.tsx
test("a list in the store is sorted by department, with checkboxes and a print layout", async ({
  page,
  sandbox,
}) => {
  const all = await goods(sandbox, plain);
  const departmentOf = (one: (typeof all)[number]) => one.breadCrumbs[0]?.name ?? "";
  const [first] = all;
  const other = all.find((one) => first && departmentOf(one) !== departmentOf(first));
  if (!first || !other) throw new Error("the goods are of one department");
  await signIn(page, await sandbox.shopper("new"), "/profile/lists");
  await createList(page, "Sabato");
  const names = [await putInList(page, other.slug, "Sabato"), await putInList(page, first.slug, "Sabato")];
  await page.goto("/profile/lists");
  await page.getByRole("link", { name: "Apri la lista Sabato" }).click();
  await page.getByRole("link", { name: "Porta la lista in negozio" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Sabato", level: 1 })).toBeVisible();
  const listed = await main.getByRole("heading", { level: 2 }).allInnerTexts();
  await page.goto("/catalog");
  const departments = await main.getByRole("link").allInnerTexts();
  const places = listed.map((name) => departments.findIndex((text) => text.includes(name)));
  expect(places).toHaveLength(2);
  expect(places).toEqual([...places].sort((one, two) => one - two));
  await page.goBack();
  const box = main.getByRole("checkbox", { name: new RegExp(names[0] ?? "") });
  await box.check();
  await expect(box).toBeChecked();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(box).toBeVisible();
  const shown = new URL(page.url()).pathname;
  await page.goto(shown.replace(/\d+/, "999999"));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sabato");
});
