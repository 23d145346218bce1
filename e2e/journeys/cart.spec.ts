import { expect, slowCpu, test } from "../fixtures";
import {
  byWeight,
  dear,
  frascati,
  free,
  good,
  infos,
  loose,
  plain,
  pricedElsewhere,
  type Good,
} from "../goods";
import { readyToOrder, withCart } from "../scene";
import {
  addButton,
  cartLine,
  confirmSlot,
  expectQuantity,
  expectNoted,
  expectSaid,
  openProduct,
  orderIdOf,
  pickSlot,
  quantityOf,
  signIn,
  typeQuantity,
  calling,
  telling,
} from "../steps";

const italian = (value: number) => String(Number(value.toFixed(3))).replace(".", ",");
const counted = (one: Good) => one.available > 1000 && !one.selectOptions && !one.productClassRuleMax;

// spec §4: package and non-package switch at QTY_MULT; locked quantities in multiples, capped at MAXACQ
test("pieces change by one below a package and by packages above, crates by whole crates", async ({
  page,
  sandbox,
}) => {
  const single = await good(
    sandbox,
    (one) => free(one) && infos(one).QTY_MULT === "6" && infos(one).QTY_LOCKED !== "true",
  );
  const crate = await good(
    sandbox,
    (one) => free(one) && infos(one).QTY_MULT === "6" && infos(one).QTY_LOCKED === "true",
  );
  const { who, backend } = await withCart(sandbox, [
    { good: single, quantity: 5 },
    { good: crate, quantity: 6 },
  ]);
  const [bottle, box] = [await openProduct(page, single.slug), await openProduct(page, crate.slug)];
  await signIn(page, who, "/cart");
  const held = (index: number) => async () => (await backend.cart()).cartItems[index]?.quantity;
  const line = cartLine(page, bottle);
  const more = line.getByRole("button", { name: `Più ${bottle}` });
  const less = line.getByRole("button", { name: `Meno ${bottle}` });

  await more.click();
  await expect.poll(held(0)).toBe(6);
  await expect(quantityOf(line, bottle)).toHaveValue("6");
  await more.click();
  await expect.poll(held(0)).toBe(12);
  await expect(quantityOf(line, bottle)).toHaveValue("12");
  await less.click();
  await expect.poll(held(0)).toBe(6);
  await expect(quantityOf(line, bottle)).toHaveValue("6");
  await less.click();
  await expect.poll(held(0)).toBe(5);
  await expectQuantity(line, bottle, "5");
  await typeQuantity(line, bottle, "7");
  await expect.poll(held(0)).toBe(7);
  await expectQuantity(line, bottle, "7");

  const crates = cartLine(page, box);
  await typeQuantity(crates, box, "8");
  await expectNoted(
    crates,
    box,
    telling("", box, " si vende solo a confezioni intere: abbiamo messo 6 pezzi."),
  );
  await expect(quantityOf(crates, box)).toHaveValue("6");
  await crates.getByRole("button", { name: `Più ${box}` }).click();
  await expect.poll(held(1)).toBe(12);
});

// spec §4: minus: 0 asks to remove, below the minimum raises the minimum error
// spec §8: errors.minAcq, daily maximum, availability
test("T13: a quantity beyond its limits shows a note and the quantity in the cart", async ({
  page,
  sandbox,
}) => {
  const packs = await good(
    sandbox,
    (one) => counted(one) && infos(one).TIPOLOGIA === "Confezione" && Number(one.maxAcq) > 2,
  );
  const least = await good(
    sandbox,
    (one) =>
      one.available > 0 &&
      !one.selectOptions &&
      Number(one.minAcq ?? infos(one).MINACQ) > 1 &&
      !infos(one).QTY_MULT,
  );
  const min = Number(least.minAcq ?? infos(least).MINACQ);
  const { who, backend } = await withCart(sandbox, [
    { good: packs, quantity: 1 },
    { good: least, quantity: min },
  ]);
  const [pack, bottle] = [await openProduct(page, packs.slug), await openProduct(page, least.slug)];
  await signIn(page, who, "/cart");

  await typeQuantity(cartLine(page, pack), pack, "99");
  await expectNoted(
    cartLine(page, pack),
    pack,
    telling("Di ", pack, ` puoi acquistare al massimo ${packs.maxAcq} confezioni`),
  );
  await expect(quantityOf(cartLine(page, pack), pack)).toHaveValue(String(packs.maxAcq));
  await expect(cartLine(page, pack).getByRole("button", { name: `Più ${pack}` })).toBeDisabled();

  await cartLine(page, bottle)
    .getByRole("button", { name: `Meno ${bottle}` })
    .click();
  await expectNoted(
    cartLine(page, bottle),
    bottle,
    telling("Di ", bottle, ` non puoi acquistare meno di ${min}`),
  );
  await expectNoted(cartLine(page, bottle), bottle, `: ora nel carrello ne hai ${min}`);
  await expect(quantityOf(cartLine(page, bottle), bottle)).toHaveValue(String(min));
  expect((await backend.cart()).cartItems.map(({ quantity }) => quantity)).toEqual([packs.maxAcq, min]);
});

// spec §8: success messages: product added, removed, order cancelled <- app/features/cart/add/add-to-cart-action.ts, app/features/orders/change/routes/cancel.tsx
test("weights have steps, can be typed in kilos or grams, and survive invalid input", async ({
  page,
  sandbox,
}) => {
  const kilos = (one: Good, value: string | undefined) =>
    Number(value) / ({ GR: 1000, HG: 10, KG: 1 }[infos(one).WEIGHT_UNIT_SELLING ?? "GR"] ?? 1000);
  const sold = await good(sandbox, (one) => loose(one) && infos(one).WEIGHT_UNIT_SELLING === "GR");
  const cut = await good(sandbox, (one) => byWeight(one) && infos(one).STEP_SELLING === "100");
  const [first, step] = [kilos(sold, infos(sold).WEIGHT_SELLING), kilos(sold, infos(sold).STEP_SELLING)];
  const { who, backend } = await withCart(sandbox, [
    { good: cut, quantity: kilos(cut, infos(cut).WEIGHT_SELLING) },
  ]);
  const piece = await openProduct(page, cut.slug);
  await signIn(page, who);
  const name = await openProduct(page, sold.slug);
  await addButton(page, name).click();
  await expectSaid(page, `di ${name}`);
  await expect(quantityOf(page, name)).toHaveValue(italian(first));

  await page.goto("/cart");
  const line = cartLine(page, name);
  await line.getByRole("button", { name: `Più ${name}` }).click();
  await expect.poll(async () => (await backend.cart()).cartItems[1]?.quantity).toBeCloseTo(first + step, 3);
  await expect(line).toContainText("circa");
  await expectQuantity(line, name, italian(first + step));
  await typeQuantity(line, name, italian(first + step * 1.4));
  await expectNoted(line, name, telling("Di ", name, " abbiamo arrotondato la quantità"));
  await expect(quantityOf(line, name)).toHaveValue(italian(first + step));

  const other = cartLine(page, piece);
  await typeQuantity(other, piece, "1,2 kg");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBeCloseTo(1.2, 3);
  await expect(quantityOf(other, piece)).toHaveValue("1,2");
  await typeQuantity(other, piece, "900 g");
  await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBeCloseTo(0.9, 3);
  await expect(quantityOf(other, piece)).toHaveValue("0,9");
  await typeQuantity(other, piece, "abc");
  await expectNoted(other, piece, `Scrivi una quantità valida per ${piece}`);
  await expect(quantityOf(other, piece)).toHaveValue("abc");
  await page.goto("/cart");
  await expect(quantityOf(other, piece)).toHaveValue("0,9");
});

test("B7: 1500 is read as grams, and a very large quantity needs a confirmation", async ({
  page,
  sandbox,
}) => {
  const sold = await good(sandbox, (one) => loose(one));
  const { who, backend } = await withCart(sandbox, [{ good: sold, quantity: 1 }]);
  const name = await openProduct(page, sold.slug);
  await signIn(page, who, "/cart");
  const line = cartLine(page, name);
  const held = async () => (await backend.cart()).cartItems[0]?.quantity;
  await typeQuantity(line, name, "1500");
  await expectNoted(line, name, `Hai scritto 1500: abbiamo letto 1,5 kg di ${name}`);
  await expect.poll(held).toBeCloseTo(1.5, 3);
  await typeQuantity(line, name, "due chili e mezzo");
  await expect.poll(held).toBeCloseTo(2.5, 3);
  await typeQuantity(line, name, "60 kg");
  await expectNoted(line, name, "Vuoi davvero 60 kg");
  await line.getByRole("button", { name: "No, resta 2,5 kg" }).click();
  await expect(quantityOf(line, name)).toHaveAccessibleDescription("");
  await expect(quantityOf(line, name)).toHaveValue("2,5");
  expect(await held()).toBeCloseTo(2.5, 3);
  await typeQuantity(line, name, "60 kg");
  await line.getByRole("button", { name: "Sì, 60 kg" }).click();
  await expect.poll(held).toBeCloseTo(60, 3);
  await expectQuantity(line, name, "60");
});

// spec §2.3: confirmation before a cart item is removed: name, quantity, unit <- app/ui/dialog/remove-panel.tsx, app/features/cart/line/routes/remove.tsx, app/features/lists/list/routes/remove-item.tsx
// spec §2.4: item row: link, remove, minus/plus, unit price, promotion box at checkout, line total
// spec §4: minus: 0 asks to remove, below the minimum raises the minimum error
// spec §8: success messages: product added, removed, order cancelled
test("a line is removed only after a confirmation, by link, minus or a typed zero", async ({
  page,
  sandbox,
}) => {
  const [one, two] = [await good(sandbox, plain), await good(sandbox, dear)];
  const { who, backend } = await withCart(sandbox, [
    { good: one, quantity: 1 },
    { good: two, quantity: 2 },
  ]);
  const [name, second] = [await openProduct(page, one.slug), await openProduct(page, two.slug)];
  await signIn(page, who, "/cart");
  await page.getByRole("link", { name: calling("Togli ", name, " dal carrello") }).click();
  await expect(page.getByText(`Stai per togliere 1 pezzo di ${name}`)).toBeVisible();
  await page
    .getByRole("link", { name: "No, lascia" })
    .or(page.getByRole("button", { name: "No, lascia" }))
    .click();
  await expect(cartLine(page, name)).toBeVisible();

  await cartLine(page, name)
    .getByRole("button", { name: `Meno ${name}` })
    .click();
  await page.getByRole("button", { name: "Sì, togli" }).click();
  await expectSaid(page, `Tolto dal carrello: ${name}`);
  await expect(cartLine(page, name)).toBeHidden();
  await expect(cartLine(page, second)).toBeVisible();

  await typeQuantity(cartLine(page, second), second, "0");
  await expect(page.getByText(telling("Stai per togliere 2 pezzi di ", second, "."))).toBeVisible();
  expect((await backend.cart()).cartItems).toHaveLength(1);
  await page.getByRole("button", { name: "Sì, togli" }).click();
  await expect(page.getByRole("heading", { name: "Il carrello è vuoto" })).toBeVisible();
});

test("pressing add twice adds one piece", slowCpu, async ({ page, sandbox }) => {
  const wanted = await good(sandbox, plain);
  const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, dear), quantity: 1 }]);
  await signIn(page, who);
  const name = await openProduct(page, wanted.slug);
  await addButton(page, name).dblclick();
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  await expect(quantityOf(page, name)).toHaveValue("1");
  expect((await backend.cart()).cartItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

// spec §4: orders can be cancelled until the store takes charge <- app/features/orders/change/routes/cancel.tsx
// spec §7: order/list, view, delete, payment; cart/add-all-from-order
// spec §8: success messages: product added, removed, order cancelled
test("a past order can be repeated, and an order in time can be cancelled", async ({ page, sandbox }) => {
  const regular = await sandbox.shopper("regular");
  await signIn(page, regular, "/profile/orders");
  await page
    .getByRole("link", { name: /^Vedi l'ordine/ })
    .nth(2)
    .click();
  await page.getByRole("link", { name: "Rifai questo ordine" }).click();
  await page.getByRole("button", { name: "Metti nel carrello" }).click();
  await pickSlot(page);
  await confirmSlot(page);
  await expectSaid(page, "Nel carrello: ");
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("link", { name: "Vai al pagamento" })).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, await sandbox.shopper("changing"), "/profile/orders");
  await page
    .getByRole("link", { name: /^Vedi l'ordine/ })
    .first()
    .click();
  await expect(page.getByRole("main")).toContainText("Puoi modificare o annullare l'ordine fino a");
  const id = orderIdOf(page);
  await page.getByRole("link", { name: "Annulla l'ordine" }).click();
  await page.getByRole("link", { name: "No, lascia l'ordine" }).click();
  await expect(page.getByRole("main")).toContainText("Ordinato");
  await page.getByRole("link", { name: "Annulla l'ordine" }).click();
  await page.getByRole("button", { name: "Sì, annulla l'ordine" }).click();
  await expectSaid(page, "Ordine annullato");
  await expect(page).toHaveURL(`/profile/orders/${id}`);
  await expect(page.getByRole("main")).toContainText("Annullato");
  await expect(page.getByRole("link", { name: "Annulla l'ordine" })).toBeHidden();

  // T15: pressed in a second tab.
  await page.goto(`/profile/orders/${id}/cancel`);
  await expect(page.getByRole("main")).toContainText("Questo ordine è già annullato");
  await page.getByRole("link", { name: "Vedi l'ordine" }).click();
  await expect(page).toHaveURL(`/profile/orders/${id}`);
});

// spec §8: codes of the popup list: a notification with OK, a piece of the page without script
test("S8: a sold-out product shows a dialog with OK and is not added", async ({ page, sandbox }) => {
  const gone = (await pricedElsewhere(sandbox, frascati))((times) => times === 0);
  const { who, backend } = await readyToOrder(sandbox);
  await signIn(page, who);
  const name = await openProduct(page, gone.slug);
  // Changed on another device.
  await backend.choosePlace("Casa dei miei");
  await backend.takeSlot();
  await addButton(page, name).click();
  const notification = page.getByRole("dialog", { name: "Errore" });
  await expect(notification).toContainText(telling("", name, " è esaurito."));
  await notification.getByRole("button", { name: "OK" }).click();
  await expect(notification).toBeHidden();
  expect((await backend.cart()).cartItems).toHaveLength(1);
});
