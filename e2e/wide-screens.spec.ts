import type { Locator } from "@playwright/test";
import { setStage } from "./addresses";
import { Backend } from "./backend";
import { beyond, boxOf, overlap } from "./boxes";
import { awake, expect, test } from "./fixtures";
import { byWeight, good, goods, plain } from "./goods";
import { openCart } from "./open-cart";
import { readyToOrder, withCart } from "./scene";
import { expectSaid, slotDays, slotGrid } from "./steps";
import { bring, signedIn } from "./visitor";

test.use({ viewport: { width: 1280, height: 900 } });

/**
 * Expects a main column of at most 760 px, and its side column beside it, visible on the first
 * screen.
 */
async function expectBeside(main: Locator, side: Locator) {
  const [left, right] = [await boxOf(main), await boxOf(side)];
  expect(left.width).toBeGreaterThan(500);
  expect(left.width).toBeLessThanOrEqual(760);
  expect(right.width).toBeGreaterThan(200);
  expect(right.x).toBeGreaterThanOrEqual(left.right + 16);
  expect(right.y).toBeLessThan(left.bottom);
}

const chains = ["loggia", "quantobasta", "terrecomuni"];

for (const tenant of chains)
  test(`V17: orders, an order and the account of ${tenant} have a main column and a side on a desk`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who, backend } = await readyToOrder(sandbox.at(tenant));
    await backend.order();
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    const main = page.getByRole("main");

    await page.goto(`${shop(tenant)}/profile/orders`);
    const orders = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Rifai/ }) });
    await expectBeside(orders.first(), main.locator(".orders-tools"));

    await orders
      .first()
      .getByRole("link", { name: /^Vedi l'ordine/ })
      .click();
    await expectBeside(
      main.locator(".order-columns > .card").nth(1),
      main.locator(".order-columns > .card").nth(0),
    );

    await page.goto(`${shop(tenant)}/profile/dashboard`);
    await expectBeside(main.locator(".dashboard-tiles"), main.locator(".profile-who"));
  });

for (const tenant of chains)
  test(`orders of ${tenant} share one layout, and an unpaid order is paid from the list`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { shopper } = await setStage(sandbox.at(tenant), shop(tenant));
    await bring(page, shopper, shop(tenant));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${shop(tenant)}/profile/orders`);
      // In a column of their own the filters are open.
      await expect(page.getByLabel("Ordinati dal")).toBeVisible({ visible: width === 1280 });
      const cards = page.getByRole("main").locator(".order-card");
      await expect(cards.nth(3)).toBeVisible();
      const columns = await cards.evaluateAll((all) =>
        all.map((card) => Array.from(card.children, (part) => Math.round(part.getBoundingClientRect().x))),
      );
      expect(new Set(columns.map((one) => one.join())).size).toBe(1);
      expect(columns[0]).toHaveLength(3);
    }
    const waiting = page
      .getByRole("listitem")
      .filter({ hasText: "In attesa: completa il pagamento" })
      .filter({ has: page.getByRole("heading") })
      .first();
    await expect(waiting.getByRole("link", { name: /^Rifai/ })).toHaveCount(0);
    await waiting.getByRole("link", { name: /^Paga \d+,\d\d\s€: ordine \d+$/ }).click();
    await expect(page).toHaveURL(/\/cart\/payment-error\/\d+$/);
  });

for (const tenant of chains)
  test(`V17: outcome, lists and allergens of ${tenant} have a main and a side column on a desk`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { shopper, placed, listId } = await setStage(sandbox.at(tenant), shop(tenant));
    await bring(page, shopper, shop(tenant));
    const main = page.getByRole("main");
    const beside = async (path: string, column: Locator, side: Locator) => {
      await page.goto(shop(tenant) + path);
      await expectBeside(column, side);
    };
    const actions = main.locator(".cart-actions");
    for (const outcome of ["payment-completed", "payment-error"])
      await beside(`/cart/${outcome}/${placed}`, main.locator(".card").first(), actions);
    await beside("/profile/lists", main.locator(".places"), main.locator(".lists-new"));
    await beside("/profile/lists/usual", main.locator(".cart-lines"), main.locator(".with-side-part"));
    await beside(`/profile/lists/${listId}`, main.locator(".cart-lines"), main.locator(".with-side-part"));
    await beside("/allergeni", main.locator("form"), main.locator(".profile-who"));

    await page.goto(`${shop(tenant)}/profile/gift-certificates`);
    const [one, other] = [
      await boxOf(main.locator(".gift").first()),
      await boxOf(main.locator(".gift").nth(1)),
    ];
    expect(other.y).toBe(one.y);
    expect(other.right).toBeGreaterThan(1100);
  });

for (const where of ["page", "drawer"] as const)
  test(`V10: a desk shows one meter for the minimum, and no button while typing: ${where}`, async ({
    page,
    sandbox,
  }) => {
    const { who, backend } = await withCart(sandbox, [{ good: await good(sandbox, plain), quantity: 1 }]);
    const cart = await openCart(page, who, where);
    await expect(cart.getByText(/spesa minima/).first()).toBeVisible();
    await expect(cart.getByRole("progressbar")).toHaveCount(1);
    const typed = cart.getByRole("textbox", { name: /^Quantità/ });
    await typed.fill("3");
    await expect(cart.getByRole("button", { name: "Aggiorna" })).toBeHidden();
    await typed.blur();
    await expect.poll(async () => (await backend.cart()).cartItems[0]?.quantity).toBe(3);
  });

// spec again: V10, U23: the cart on a desk: lines of 88 px, and a summary that stays beside them, whole, with the way on below it <- app/features/cart/panel/cart-panel.tsx, app/styles/cart.css
for (const tenant of chains)
  test(`V10, U23: the cart of ${tenant} has low lines and a whole summary in low windows`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const here = sandbox.at(tenant);
    const some = (await goods(here, plain)).filter(({ priceStandardDisplay }) => !priceStandardDisplay);
    const reduced = await good(here, (one) => plain(one) && Boolean(one.priceStandardDisplay));
    const { who } = await withCart(here, [
      { good: reduced, quantity: 2 },
      { good: await good(here, byWeight), quantity: 2 },
      ...some.slice(0, 12).map((one) => ({ good: one, quantity: 1 })),
    ]);
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${shop(tenant)}/cart`);
    const main = page.getByRole("main");
    const [side, bar, summary] = [
      main.locator(".cart-side"),
      main.locator(".buybar"),
      main.locator(".cart-summary"),
    ];
    for (const { name } of some.slice(0, 3)) {
      const line = main.locator(".cart-item").filter({ hasText: new RegExp(name, "i") });
      const { height, right } = await boxOf(line.first());
      expect.soft(height, name).toBeLessThanOrEqual(89);
      expect.soft(right, name).toBeLessThan((await boxOf(side)).x);
      await expect(line.first().getByRole("link", { name: /^Togli / })).toHaveCount(1);
    }
    for (const [height, scrolled] of [
      [720, 0],
      [720, 400],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      await page.evaluate((y) => scrollTo(0, y), scrolled);
      expect.soft((await boxOf(summary)).y).toBeGreaterThan((await boxOf(page.getByRole("banner"))).bottom);
      const between = (await boxOf(bar)).y - (await boxOf(summary)).bottom;
      expect.soft(between, `${height} px high`).toBeGreaterThanOrEqual(0);
      expect.soft(between, `${height} px high`).toBeLessThanOrEqual(16);
      await expect(bar.getByRole("link", { name: "Vai al pagamento" })).toBeInViewport({ ratio: 1 });
    }
    // The quiet button's words end at the lines' edge; its invisible border is 12 px further.
    const { right } = await boxOf(main.locator(".cart-lines").first());
    expect((await boxOf(main.getByRole("link", { name: /^Svuota/ }))).right - 12).toBeCloseTo(right, 0);
  });

// spec again: V15, U18: a flyer says where its goods' offers end on another day than itself
test("V15, U18: a flyer fills a desk's width, and notes offers that end on other days", async ({
  page,
  shop,
}) => {
  for (const tenant of chains) {
    await page.goto(`${shop(tenant)}/volantini/offerte-della-settimana`);
    const main = page.getByRole("main");
    await expect(
      main.getByText(/^Da .* a dom 29 novembre\. Alcune offerte finiscono in un altro giorno/),
    ).toBeVisible();
    await expect(main.getByText(/^fino al (?!29 nov)/).first()).toBeVisible();
    const [sheet, others] = [
      await boxOf(main.locator(".flyer-sheet")),
      await boxOf(main.locator(".flyer-strip")),
    ];
    expect.soft(others.x, tenant).toBeGreaterThan(sheet.right);
    expect.soft(others.right, tenant).toBeGreaterThan(1200);
    expect.soft(others.y, tenant).toBeLessThan(sheet.y + 16);
    expect.soft(others.bottom - others.y, tenant).toBeGreaterThan((sheet.bottom - sheet.y) / 2);
  }
});

const choices = (grid: Locator) => grid.getByRole("radio");

// spec delivery: V5: in wide windows the slots are a grid of days and hours <- app/styles/slots.css
for (const tenant of chains)
  test(`V5: slots of ${tenant} are a grid on a desk, single days with large letters`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who } = await readyToOrder(sandbox.at(tenant));
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/delivery/timeslot`);
    const grid = slotGrid(page);
    await expect(slotDays(page)).toHaveCount(0);
    const days = grid.getByRole("columnheader");
    await expect(days).toHaveCount(8);
    await expect(days.nth(0)).toHaveText(/^OGGI\s\d fasce$/);
    await expect(days.nth(1)).toHaveText(/^mer 25 nov\s\d fasce$/);
    await expect(grid.getByRole("rowheader")).toHaveCount(7);
    await expect(grid.getByRole("rowheader").first()).toHaveText("08:00-10:00");
    expect((await boxOf(grid.getByRole("rowheader").last())).y).toBeLessThan(900);
    expect(await beyond(page)).toBe(0);
    // At most three lines: the price, the free places, further notes.
    for (const hours of await grid.getByRole("rowheader").all())
      expect((await boxOf(hours)).height).toBeLessThan(70);

    const cells = grid.getByRole("row").nth(1).getByRole("cell");
    await expect(cells).toHaveCount(8);
    for (const cell of await cells.all()) {
      if ((await cell.getByRole("radio").count()) === 0) {
        await expect(cell).toHaveText(/^(completa|scaduta|chiuso|non prevista)$/);
        continue;
      }
      await expect(cell).toHaveText(/^\d,\d\d\s€\s(libera|ultimi posti|la tua)/);
      const words = (await cell.innerText()).split("\n").slice(0, 2).join(" ");
      const name = (await cell.getByRole("radio").getAttribute("aria-label")) ?? "";
      expect(name).toMatch(/^\w{3} \d+ \w+, 08:00-10:00, /);
      expect(name).toContain(words);
      expect(await overlap(cell, grid.getByRole("rowheader").first())).toBe(false);
    }

    await page.setViewportSize({ width: 640, height: 450 });
    await expect(slotDays(page)).toHaveCount(8);
    await expect(grid).toBeHidden();
  });

// spec delivery: V5: in wide windows the slots are a grid of days and hours
test("V5: the grid gives reasons for closed slots and marks the chosen in forced colours", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who } = await readyToOrder(sandbox);
  await bring(page, await signedIn(shop(), who), shop());
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${shop()}/delivery/timeslot`);
  const form = page.locator(".slots-week");
  const closed = await form
    .locator("td[title]")
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("title")] as const));
  const reasons = closed.filter(([word]) => word !== "completa");
  expect(reasons.length).toBeGreaterThan(0);
  for (const [word, why] of reasons) {
    expect(why?.toLowerCase().startsWith(word ?? "-"), why ?? "").toBe(true);
    await expect(form.getByRole("listitem").getByText(why ?? "", { exact: true })).toBeVisible();
  }

  /** Background, text colour and edge of a part. */
  const look = (part: Locator, pseudo?: string) =>
    part.first().evaluate((one, of) => {
      const { backgroundColor, color, borderTopStyle, borderTopColor } = getComputedStyle(one, of);
      return { backgroundColor, color, edge: `${borderTopStyle} ${borderTopColor}` };
    }, pseudo);
  const [own, free] = [
    form.getByRole("radio", { checked: true }),
    form.getByRole("radio", { checked: false }),
  ];
  expect((await look(own)).edge).not.toBe((await look(free)).edge);
  const tick = await look(own, "::before");
  expect(tick.backgroundColor).not.toBe((await look(form)).backgroundColor);
  expect(tick.color).not.toBe(tick.backgroundColor);
  const [full, cell] = [await look(form.locator(".slot-full")), await look(form.locator(".slot-cell"))];
  expect(full.edge).not.toBe(cell.edge);
  expect(full.color).not.toBe((await look(form.locator(".slot-cell p"))).color);
  const [legendOwn, legendFree] = [form.locator(".legend-selected"), form.locator(".legend-free")];
  expect((await look(legendOwn, "::before")).backgroundColor).not.toBe(
    (await look(legendFree, "::before")).backgroundColor,
  );

  await page.setViewportSize({ width: 640, height: 450 });
  const day = page.locator(".slots-day");
  const chosen = day.locator("label").filter({ has: page.getByRole("radio", { checked: true }) });
  const other = day.locator("label").filter({ has: page.getByRole("radio", { checked: false }) });
  expect((await look(chosen.locator(".slot-time"))).backgroundColor).not.toBe(
    (await look(other.locator(".slot-time"))).backgroundColor,
  );
});

// spec delivery: V5: in wide windows the slots are a grid of days and hours
test("V5: arrows choose in the grid of slots, and the booked slot is checked later", async ({
  page,
  sandbox,
  shop,
}) => {
  const who = await sandbox.shopper("regular");
  await (await Backend.as(sandbox, who)).choosePlace();
  await bring(page, await signedIn(shop(), who), shop());
  await page.goto("/delivery/timeslot?back=/cart");
  const first = choices(slotGrid(page)).first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  const chosen = choices(slotGrid(page)).nth(1);
  await expect(chosen).toBeChecked();
  const label = (await chosen.getAttribute("aria-label")) ?? "";
  await page.getByRole("button", { name: "Conferma la fascia" }).click();
  const when = /^.*?, .*?(?=,)/.exec(label)?.[0] ?? "";
  await expectSaid(page, `Fascia prenotata: ${when}.`);
  await page.goto("/delivery/timeslot");
  const own = slotGrid(page).getByRole("radio", { name: new RegExp(`^${when}, .* la tua`) });
  await expect(own).toBeChecked();
  await expect(slotGrid(page).getByRole("radio", { checked: true })).toHaveCount(1);
});

// spec delivery: V5: in wide windows the slots are a grid of days and hours
test("V5: the grid fits the dialog of slots, and the hours of collecting", async ({
  page,
  sandbox,
  shop,
}) => {
  const who = await sandbox.shopper("regular");
  await (await Backend.as(sandbox, who)).chooseStore(5);
  await bring(page, await signedIn(shop(), who), shop());
  await page.goto("/catalog");
  await awake(page);
  await page.getByRole("link", { name: "Scegli quando" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("rowheader")).toHaveCount(11);
  const [frame, last] = [await boxOf(dialog), await boxOf(dialog.getByRole("columnheader").last())];
  expect(frame.width).toBe(750);
  expect(last.right).toBeLessThanOrEqual(frame.right);
  await choices(dialog).last().click();
  await expectSaid(page, "Fascia prenotata");
  await expect(page).toHaveURL("/catalog");
});
