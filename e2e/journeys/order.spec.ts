import { expect, test } from "../fixtures";
import { dear, good, infos, plain } from "../goods";
import { Backend } from "../backend";
import {
  add,
  addButton,
  cartLine,
  chooseHome,
  chooseOptions,
  chooseSlot,
  chooseStore,
  expectSaid,
  openProduct,
  orderIdOf,
  pay,
  signIn,
  signInHere,
  stepOf,
  expectQuantity,
  typeQuantity,
  openSubdepartment,
} from "../steps";

// spec §1: home delivery (2) and pickup at store or locker (1) <- app/features/delivery/chooser/routes/address.tsx, app/ebsn/delivery/calls/places.ts
// spec §2.1: / <- app/features/home/routes/home.tsx
// spec §2.1: /profile/orders and /profile/orders/{orderId}
// spec §2.4: summary: goods, bags, codes, adjustments, delivery, total; go to payment
test("an order delivered at home goes from the departments to I miei ordini", async ({ page, sandbox }) => {
  const shopper = await sandbox.shopper("regular");
  const wanted = await good(sandbox, (one) => dear(one) && one.breadCrumbs.length === 3);
  const [root, branch, leaf] = wanted.breadCrumbs.map(({ name }) => name);

  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: root, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(root ?? "");
  for (const below of [branch, leaf]) {
    await openSubdepartment(page, below ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(below ?? "");
  }

  const name = await openProduct(page, wanted.slug);
  await addButton(page, name).click();
  await signInHere(page, shopper);
  await chooseHome(page);
  const time = await chooseSlot(page);
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);

  const second = await add(page, (await good(sandbox, (one) => plain(one) && one.priceDisplay > 1)).slug);

  await page.goto("/cart");
  await typeQuantity(cartLine(page, name), name, "6");
  await expectQuantity(cartLine(page, name), name, "6");
  await expect(cartLine(page, second)).toBeVisible();
  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await expect(page.getByRole("main")).toContainText(time);
  await pay(page, "Alla consegna");

  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(name);
  const id = orderIdOf(page);
  await page.goto("/profile/orders");
  await page.getByRole("link", { name: `Vedi l'ordine ${id}` }).click();
  await expect(page.getByRole("heading", { name: `Ordine ${id}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Ordinato");
  await expect(page.getByRole("main")).toContainText(time);
  await expect(page.getByRole("main")).toContainText("6 pezzi");
  await expect(page.getByRole("main").getByRole("link", { name: second })).toBeVisible();

  const backend = await Backend.as(sandbox, shopper);
  expect((await backend.cart()).cartItems).toEqual([]);
  expect((await backend.orders())[0]).toMatchObject({ orderId: id, orderStatusId: 3 });
});

// spec §2.1: /login
// spec §2.3: product options: title, select and radio, enabled when each has a choice
// spec §2.3: product options: what they are of, how much, for how much
// spec §4: adding the first unit: login, address, timeslot, options, an optional gift code, then the product
// spec §6: a visitor browses and searches; login is asked when needed
test("T7: a guest goes through login, place, slot and options to a product in the cart", async ({
  page,
  sandbox,
}) => {
  const shopper = await sandbox.shopper("regular");
  const wanted = await good(
    sandbox,
    (one) => Boolean(one.selectOptions) && infos(one).WEIGHT_UNIT_SELLING === "HG" && one.available > 1000,
  );
  const name = await openProduct(page, wanted.slug);
  await page
    .getByRole("article")
    .getByRole("button", { name: `Scegli: ${name}` })
    .click();

  await expect(stepOf(page)).toContainText("Accedi per aggiungere al carrello: ");
  await expect(stepOf(page)).toContainText(name);
  await signInHere(page, shopper);
  await expect(stepOf(page)).toContainText("Dopo l'indirizzo aggiungiamo al carrello");
  await chooseStore(page, "Locker");
  await expect(stepOf(page)).toContainText("Dopo l'orario aggiungiamo al carrello");
  await page.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();

  await expect(page.getByRole("heading", { name: "Come lo vuoi?" })).toBeVisible();
  await chooseOptions(page, wanted);
  await expect(page.locator(".cart-line img")).toBeVisible();
  await expect(page.locator(".cart-line")).toContainText(/\d,\d\d\s€\/kg/);
  const second = page.getByRole("group", { name: "Quanto ne vuoi?" }).getByRole("radio").nth(1);
  const grams = (await second.inputValue()).split(":")[1] ?? "";
  await expect(second).toHaveAccessibleName(new RegExp(`^${grams}\\sg .*\\d,\\d\\d\\s€`));
  await second.check();
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await expectSaid(page, `Nel carrello: ${grams} g di ${name}`);
  const offer = page.getByRole("article");
  await expect(offer.getByRole("button", { name: `Più ${name}` }).first()).toBeVisible();
  await expect(offer.getByRole("link", { name: "Scegli un'altra opzione" }).first()).toBeVisible();

  await page.goto("/cart");
  await expect(cartLine(page, name)).toBeVisible();
  await expect(cartLine(page, name)).toContainText(wanted.selectOptions?.[0]?.values[0]?.name ?? "");
  await expect(page.getByRole("main")).toContainText("Ritiro in negozio");
});

// spec §1: home delivery (2) and pickup at store or locker (1)
test("an order for pickup is paid by card", async ({ page, sandbox }) => {
  const shopper = await sandbox.shopper("regular");
  const wanted = await good(sandbox, dear);
  await signIn(page, shopper);
  const name = await openProduct(page, wanted.slug);
  await addButton(page, name).click();
  await chooseStore(page, "Negozio");
  const time = await chooseSlot(page);
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  await page.goto("/cart");
  await typeQuantity(cartLine(page, name), name, "5");
  await expectQuantity(cartLine(page, name), name, "5");
  await page.getByRole("link", { name: "Vai al pagamento" }).click();
  await expect(page.getByRole("main")).toContainText("Ritiro in negozio");
  await expect(page.getByRole("main")).toContainText(time);
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Ritiro");
  const backend = await Backend.as(sandbox, shopper);
  expect((await backend.orders())[0]).toMatchObject({ orderId: orderIdOf(page), orderStatusId: 3 });
});

test("a first address names its errors, keeps the typed text, and the product is added", async ({
  page,
  sandbox,
}) => {
  const shopper = await sandbox.shopper("new");
  await signIn(page, shopper);
  const name = await openProduct(page, (await good(sandbox, dear)).slug);
  await addButton(page, name).click();
  await page.getByRole("link", { name: "Scrivi l'indirizzo a mano" }).click();
  const form = page.getByRole("main");
  const check = page.getByRole("button", { name: "Verifica l'indirizzo" });
  await form.getByLabel("Via o piazza").fill("Via dei Sogni");
  await form.getByLabel("Numero civico").fill("112");
  await form.getByLabel("CAP").fill("99999");
  await form.getByLabel("Provincia").fill("rm");
  await check.click();
  await expect(page.getByRole("alert")).toContainText("mancano i seguenti campi: città");
  await expect(form.getByLabel("Via o piazza")).toHaveValue("Via dei Sogni");
  await form.getByLabel("Città").fill("Atlantide");
  await check.click();
  await expect(page.getByRole("alert")).toContainText("Non troviamo questo indirizzo");
  await page.getByRole("link", { name: "Prova un altro indirizzo" }).click();
  await form.getByRole("search").getByLabel("Via, numero e città").fill("via cavour 112 roma");
  await form.getByRole("button", { name: "Trova", exact: true }).click();
  await expect(form).toContainText("Consegniamo a casa tua");

  await form.getByLabel("Nome sul citofono").fill("Sabatini");
  await form.getByLabel("Nome dell'indirizzo").fill("Casa");
  await form.getByLabel("Telefono di riferimento").fill("12");
  await page.getByRole("button", { name: "Salva e consegna qui" }).click();
  await expect(page.getByRole("alert")).toContainText("Digitare un numero di telefono valido");
  await expect(form.getByLabel("Nome sul citofono")).toHaveValue("Sabatini");
  await form.getByLabel("Telefono di riferimento").fill("333 555 0187");
  await page.getByRole("button", { name: "Salva e consegna qui" }).click();
  await page.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  const backend = await Backend.as(sandbox, shopper);
  expect((await backend.cart()).shippingAddress).toMatchObject({ autoAssigned: false });
});
