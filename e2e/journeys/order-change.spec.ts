import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { bottomBar, boxOf, small } from "../boxes";
import { good, plain } from "../goods";
import { readyToOrder } from "../scene";
import type { Sandbox } from "../sandbox";
import { add, expectSaid, orderButton, orderIdOf, ordersAtOnce, pay, signIn } from "../steps";

/** A shopper whose order is being changed, while the former cart with another product waits. */
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
test("a changed order is paid again, survives a lost response and replaces the old order", async ({
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
  // Payment stays as before, so there is no choice left.
  await page.goto("/checkout");
  await expect(banner).toBeVisible();
  await ordersAtOnce(page);
  await sandbox.fault("down", { path: "checkout/buy", times: 1 });
  const confirm = async () => {
    await page.getByLabel("Accetto le condizioni di vendita").check();
    await orderButton(page).click();
  };
  await confirm();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("l'ordine non risulta inviato");
  expect((await backend.orders()).map(({ orderId }) => orderId)).toEqual([id]);
  // The cart is locked now, but still changes the order.
  await expect(banner).toBeVisible();
  await page.goto("/catalog");
  await expect(banner).toBeVisible();

  await page.goto("/checkout");
  await sandbox.fault("lost", { path: "checkout/buy", times: 1 });
  await confirm();
  await expect(page.getByRole("heading", { name: "Ordine modificato", level: 1 })).toBeVisible();
  const now = orderIdOf(page);
  await expect(page.getByRole("main")).toContainText(
    `Abbiamo modificato il tuo ordine ${id}: ora ha il numero ${now}.`,
  );
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
test("a change given up at payment keeps the order and restores the waiting cart", async ({
  page,
  sandbox,
}) => {
  const { backend, id, waiting, banner } = await changing(page, sandbox);
  await page.goto("/checkout");
  await page.getByLabel("Accetto le condizioni di vendita").check();
  await sandbox.fault("down", { path: "checkout/buy", times: 1 });
  await orderButton(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("l'ordine non risulta inviato");
  await page.getByRole("link", { name: "Annulla modifiche" }).click();
  await page.getByRole("button", { name: "Sì, annulla le modifiche" }).click();
  await expectSaid(page, `Modifiche annullate: l'ordine ${id} resta com'era.`);
  await expect(banner).toBeHidden();
  expect(await backend.orders()).toMatchObject([{ orderId: id, orderStatusId: 3 }]);
  expect((await backend.cart()).cartItems.map(({ product }) => product.productId)).toEqual([
    waiting.productId,
  ]);
});

// spec orders: V7: while an order is changed, products stand on a phone's first screen <- app/features/orders/change/change-banner.tsx
test("V7: a changed order shows products on a phone's first screen, and the differences", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(small);
  const { banner, backend } = await changing(page, sandbox);
  const [line] = (await backend.cart()).cartItems;
  await backend.setLine(line?.itemId ?? 0, (line?.quantity ?? 0) + 1);
  await page.goto("/category/frutta-e-verdura");
  await expect(page.getByRole("main")).toContainText(/1 pezzo in più, \d+,\d\d\s€ in più/);
  const edge = (await boxOf(bottomBar(page))).y;
  const notice = await boxOf(banner.locator("xpath=ancestor::div[contains(@class,'notice ')]"));
  expect(notice.height).toBeLessThanOrEqual(170);
  const first = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  expect((await boxOf(first)).y).toBeLessThan(edge);
});

// spec orders: V7: an order that cannot be changed says why
test("V7: an order paid by card says why it cannot be changed", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  await pay(page, "Carta di credito o debito");
  await page.getByRole("button", { name: "Paga", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  await page.goto(`/profile/orders/${orderIdOf(page)}`);
  await expect(page.getByRole("main")).toContainText("Non si può modificare: è già pagato con carta.");
});
