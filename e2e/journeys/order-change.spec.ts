import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, test } from "../fixtures";
import { good, plain } from "../goods";
import type { Sandbox } from "../sandbox";
import { acceptTerms, add, expectSaid, orderButton, orderIdOf, signIn } from "../steps";

/** A shopper whose order is being changed, with something else in the cart that waits meanwhile. */
async function changing(page: Page, sandbox: Sandbox) {
  const shopper = await sandbox.shopper("changing");
  const backend = await Backend.as(sandbox, shopper);
  const waiting = await good(sandbox, (one) => plain(one) && one.available > 100);
  await backend.fill([{ good: waiting, quantity: 1 }]);
  const id = (await backend.orders())[0]?.orderId ?? 0;
  await signIn(page, shopper, `/profile/orders/${id}`);
  await page.getByRole("link", { name: "Modifica l'ordine" }).click();
  await page.getByRole("button", { name: "Sì, modifica l'ordine" }).click();
  await expect(page).toHaveURL("/cart");
  const banner = page.getByRole("main").getByText(`Stai modificando l'ordine ${id}`, { exact: true });
  return { backend, id, waiting, banner };
}

// spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked
test("a changed order goes through payment again: its banner stays, a lost answer is looked up, it takes the old one's place", async ({
  page,
  sandbox,
}) => {
  const { backend, id, waiting, banner } = await changing(page, sandbox);
  const before = (await backend.cart()).cartItems.length;
  const more = await good(sandbox, (one) => plain(one) && one.slug !== waiting.slug);
  await add(page, more.slug);
  await expect.poll(async () => (await backend.cart()).cartItems.length).toBeGreaterThanOrEqual(before);
  await page.goto(`/profile/orders/${id}`);
  await expect(page.getByRole("link", { name: "Modifica l'ordine" })).toBeHidden();
  await page.goto("/checkout");
  await expect(banner).toBeVisible();
  await acceptTerms(page);
  // the cart is locked now, and changes the order all the same
  await expect(banner).toBeVisible();
  await page.goto("/catalog");
  await expect(banner).toBeVisible();

  const confirm = async () => {
    await page.getByRole("radio", { name: "Alla consegna" }).check();
    await orderButton(page).click();
  };
  await page.goto("/payment");
  await sandbox.fault("down", { path: "checkout/buy", times: 1 });
  await confirm();
  await expect(page.getByRole("alert")).toContainText("l'ordine non risulta inviato");
  expect((await backend.orders()).map(({ orderId }) => orderId)).toEqual([id]);

  await sandbox.fault("lost", { path: "checkout/buy", times: 1 });
  await confirm();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  const now = orderIdOf(page);
  await expectSaid(page, `Modifiche confermate: l'ordine ${now} prende il posto dell'ordine ${id}.`);
  await expect(banner).toBeHidden();
  expect((await backend.orders()).map(({ orderId }) => orderId)).toEqual([now]);
  expect((await backend.cart()).cartItems.map(({ product }) => product.productId)).toEqual([
    waiting.productId,
  ]);

  await page.goto(`/profile/orders/${id}`);
  await expect(page.getByRole("main").getByText("Modificato", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Vedi l'ordine ${now}` }).click();
  await expect(page.getByRole("heading", { name: `Ordine ${now}`, level: 1 })).toBeVisible();
});

// spec orders: a changed order is paid again and takes the old one's place; its cart stays in state 7 while it is locked
test("a change is given up at the payment too: the order stays, the cart that waited is back", async ({
  page,
  sandbox,
}) => {
  const { backend, id, waiting, banner } = await changing(page, sandbox);
  await page.goto("/checkout");
  await acceptTerms(page);
  await page.getByRole("link", { name: "Annulla modifiche" }).click();
  await page.getByRole("button", { name: "Sì, annulla le modifiche" }).click();
  await expectSaid(page, `Modifiche annullate: l'ordine ${id} resta com'era.`);
  await expect(banner).toBeHidden();
  expect(await backend.orders()).toMatchObject([{ orderId: id, orderStatusId: 3 }]);
  expect((await backend.cart()).cartItems.map(({ product }) => product.productId)).toEqual([
    waiting.productId,
  ]);
});
