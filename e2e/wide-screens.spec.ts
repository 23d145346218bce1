import type { Locator } from "@playwright/test";
import { setStage } from "./addresses";
import { Backend } from "./backend";
import { beyond, boxOf, overlap } from "./boxes";
import { awake, expect, test } from "./fixtures";
import { good, plain } from "./goods";
import { openCart } from "./open-cart";
import { readyToOrder, withCart } from "./scene";
import { expectSaid, slotDays, slotGrid } from "./steps";
import { bring, signedIn } from "./visitor";

test.use({ viewport: { width: 1280, height: 900 } });

/** A main column of at most 760 px; what goes with it stands beside, and in reach of the first screen. */
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
  test(`V17: an order's outcome, the lists and the allergens of ${tenant} have a main column and a side on a desk, vouchers its width`, async ({
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
  test(`V10: on a desk one meter says the minimum of the cart: ${where}`, async ({ page, sandbox }) => {
    const { who } = await withCart(sandbox, [{ good: await good(sandbox, plain), quantity: 1 }]);
    const cart = await openCart(page, who, where);
    await expect(cart.getByText(/spesa minima/).first()).toBeVisible();
    await expect(cart.getByRole("progressbar")).toHaveCount(1);
  });

const choices = (grid: Locator) => grid.getByRole("radio");

// spec delivery: V5: in wide windows the slots are a grid of days and hours <- app/styles/slots.css
for (const tenant of chains)
  test(`V5: the slots of ${tenant} are a grid of days and hours on a desk, a day at a time where letters are twice as large`, async ({
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
    await expect(days.nth(1)).toHaveText(/^mer 25\snov, \d fasce$/);
    await expect(grid.getByRole("rowheader")).toHaveCount(7);
    await expect(grid.getByRole("rowheader").first()).toHaveText("08:00-10:00");
    expect((await boxOf(grid.getByRole("rowheader").last())).y).toBeLessThan(900);
    expect(await beyond(page)).toBe(0);
    // three lines at the most: the price, what is left, what is to be known besides
    for (const hours of await grid.getByRole("rowheader").all())
      expect((await boxOf(hours)).height).toBeLessThan(70);

    const cells = grid.getByRole("row").nth(1).getByRole("cell");
    await expect(cells).toHaveCount(8);
    for (const cell of await cells.all()) {
      if ((await cell.getByRole("radio").count()) === 0) {
        await expect(cell).toHaveText(/^(completa|scaduta|chiusi|non prevista)$/);
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
test("V5: below the grid of slots stands in words why one cannot be had; in forced colours the chosen one is told from the free and the full", async ({
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
  for (const [word, why] of reasons)
    await expect(form.getByRole("listitem").filter({ hasText: `${word}: ${why}` })).toBeVisible();

  /** How a part is drawn: its ground, its letters, its edge. */
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
test("V5: in the grid of slots arrows choose and the button sends; what is chosen is seen when one comes back", async ({
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
